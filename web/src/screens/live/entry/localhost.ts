/** Whether only this machine can open pages at this host name. */
export function onlyThisMachine(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);
}
