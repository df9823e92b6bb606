### A newer version of the page, and the time without a connection.

update-ready = A new version of the game is ready.
update-use = Use it now
update-later = Later
update-outdated = The server has a newer version of the game. Load the page again to continue. Your games are kept on the server.
start-offline = No connection. The tutorial, the rules and the score sheet work without one.
