import {globSync} from 'node:fs'
import {findOnPath, installWithDebian, isExecutable} from './install-browser.ts'

/** What drives an engine, and Debian's packages that bring it. */
interface Needed {
  programs: readonly string[]
  packages: readonly string[]
}

/** WebKit as it is today; its browser has windows, and so needs an X server. */
const WEBKIT: Needed = {
  programs: ['WebKitWebDriver', 'Xvfb'],
  packages: ['webkit2gtk-driver', 'xvfb'],
}
/** WebKit 2.38, of the age of Safari 16: below the floor of the widgets. It needs no X server. */
const WPE: Needed = {programs: ['WPEWebDriver', 'cog'], packages: ['wpewebkit-driver', 'cog']}

const isThere = ({programs}: Needed): boolean => programs.every((name) => findOnPath([name], isExecutable))

/** Installs what is missing, where it can, and says whether all is there. */
function ensure(needed: Needed): boolean {
  if (!isThere(needed)) installWithDebian(needed.packages)
  return isThere(needed)
}

export const ensureWebKit = (): boolean => ensure(WEBKIT)

export const ensureWpe = (): boolean => ensure(WPE)

/** The browser that comes with WebKitGTK. */
export const findMiniBrowser = (): string | undefined =>
  globSync('/usr/lib{,/*}/webkit2gtk-4.*/MiniBrowser').find(isExecutable)
