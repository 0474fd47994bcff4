import {installWithDebian, isExecutable} from '../install-browser.ts'

/** Where Debian puts the servers of static files. */
export const PROGRAMS = {nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy'}

const areThere = (): boolean => Object.values(PROGRAMS).every(isExecutable)

/** Installs missing ones if possible, and reports whether both are available. */
export function ensureServers(): boolean {
  if (!areThere()) installWithDebian(['nginx-light', 'caddy'])
  return areThere()
}
