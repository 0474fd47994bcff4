import {mayRemember} from '../../src/page/site/consent.ts'
import {tryStorage} from '../../src/page/storage.ts'

/** Where the loader of a roll-out reads it (build/publish/split-loader.ts). */
const KEY = 'vitrine-share'

/**
 * Keeps the visitor's place in a roll-out for later pages once it may be stored, and forgets it where it may not. Until
 * then, it exists only in the page.
 */
export function keepShare(place: unknown): void {
  const isPlace = /^\d\d?$/.test(`${place}`)
  const keep = () =>
    tryStorage(() =>
      isPlace && mayRemember() ? localStorage.setItem(KEY, `${place}`) : localStorage.removeItem(KEY),
    )
  // a page that is rendered ahead stores nothing before it is shown
  if (document.prerendering) document.addEventListener('prerenderingchange', keep)
  else keep()
  document.addEventListener('vitrine:consent', keep)
}
