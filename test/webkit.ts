import {globSync} from 'node:fs'
import {findOnPath, installWithDebian, isExecutable} from './install-browser.ts'

/** The driver of an engine, and the Debian packages that contain it. */
interface Needed {
  programs: readonly string[]
  packages: readonly string[]
}

/** Current WebKit; its browser has windows, and therefore needs an X server. */
export const WEBKIT: Needed = {
  programs: ['WebKitWebDriver', 'Xvfb'],
  packages: ['webkit2gtk-driver', 'xvfb'],
}
/** WebKit 2.38, as old as Safari 16: below the minimum of the widgets. It needs no X server. */
export const WPE: Needed = {programs: ['WPEWebDriver', 'cog'], packages: ['wpewebkit-driver', 'cog']}

export const isThere = ({programs}: Needed): boolean =>
  programs.every((name) => findOnPath([name], isExecutable))

/** Installs missing packages if possible, and reports whether everything is available. */
function ensure(needed: Needed): boolean {
  if (!isThere(needed)) installWithDebian(needed.packages)
  return isThere(needed)
}

export const ensureWebKit = (): boolean => ensure(WEBKIT)

export const ensureWpe = (): boolean => ensure(WPE)

/** The browser that comes with WebKitGTK. */
export const findMiniBrowser = (): string | undefined =>
  globSync('/usr/lib{,/*}/webkit2gtk-4.*/MiniBrowser').find(isExecutable)
