import {afterPaint} from '../../../src/ui/after-paint.ts'
import {createEntry, readEntry, writeEntry} from './entry.ts'
import {findFocus, nameFocus} from './focus.ts'
import {goToPlace, namePlace} from './place.ts'
import {here} from './shown-list.ts'

/** Keeps where the visitor is in the list, in the entry of the history that shows it. `shownAddress` is the list's. */
export function createPlace(element: Element, signal: AbortSignal, shownAddress: () => string | undefined) {
  let entry = readEntry(history.state) ?? createEntry([here()])
  /** The entry that does not say yet where the visitor is. */
  let unread: string | undefined

  /** Whether the current entry of the history is that of the shown list: dialogs and quick views have their own over it. */
  function isHere(): boolean {
    const asked = readEntry(history.state)
    return asked ? asked.id === entry.id : here() === shownAddress()
  }

  /** Notes where the visitor is, before the list changes and while it is read. */
  function note(): void {
    unread = undefined
    if (signal.aborted || !isHere()) return
    entry = {...entry, focus: nameFocus(element), place: namePlace(element), top: scrollY}
    writeEntry('replaceState', entry)
  }
  element.addEventListener('focusin', note, {signal})
  document.addEventListener('scrollend', note, {signal})

  return {
    isHere,
    note,
    /** The same without laying out the page for it: once it is painted. */
    noteLater() {
      const {id} = entry
      unread = id
      afterPaint(() => unread === id && entry.id === id && note(), signal)
    },
    /** A new entry of the history. */
    enter(parts: readonly string[], address: string) {
      if (unread === entry.id) note()
      entry = createEntry(parts)
      writeEntry('pushState', entry, address)
    },
    /** The list of the current entry of the history. `back` goes to the visitor's place in it. */
    follow() {
      const asked = readEntry(history.state)
      entry = asked ?? createEntry([here()])
      function back(): void {
        if (!asked) return
        findFocus(element, asked.focus)?.focus({preventScroll: true})
        goToPlace(element, asked.place, asked.top)
      }
      return {parts: entry.parts, back}
    },
  }
}
