import type {Contender, Open} from './contender.ts'
import {open as openIntl} from './intl.ts'
import {open as openVitrine} from './vitrine.ts'

/** Imported when needed: checks and tests run without the peers. */
const openCldr: Open = async (locale) => {
  const {open}: {open: Open} = await import(new URL('../peers/cldr.ts', import.meta.url).href)
  return open(locale)
}

export const OWN = 'vitrine'
export const PEER = '@phensley/cldr'

export const contenders: readonly Contender[] = [
  {name: OWN, open: openVitrine},
  {name: PEER, open: openCldr},
  {name: 'Intl by hand', isExtra: true, open: openIntl},
]
