/** Whether a page at this host name can be opened on this machine alone: links to it lead nobody else here. */
export function onlyThisMachine(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);
}
