### Blocking and reporting other players.

people-block = Block { $name }
people-block-what = You and { $name } will never sit at the same table again. In this game, { $name } can send you no greetings and offer no other game.
people-blocked = { $name } is blocked. You can undo this in the settings on the start page.
people-report = Report to the host
people-report-what = The host of this server will see this table, your report and both ids. Why do you report { $name }?
people-reason-name = Offensive name
people-reason-greetings = Unwanted greetings
people-reason-delay = Leaves me waiting on purpose
people-reason-cheating = Cheating
people-reason-other = Something else
people-reported = Thank you. The host can see your report now.
blocked-title = Blocked players
blocked-since = since { $date }
blocked-end = Unblock
blocked-end-what = Unblock { $name }
