import {asApiError} from '../../../src/contract/errors.ts'
import {emit} from '../../../src/page/emit.ts'
import {report} from '../../../src/page/report.ts'
import {pluralKey} from '../../../src/page/texts.ts'
import {definition, texts} from '../widget.ts'
import {ask} from './ask.ts'
import {countOf, createGroups, createSearch} from './create-options.ts'
import type {Popup} from './create-popup.ts'
import {readRecent} from './recent.ts'

/** Milliseconds after which a slow shop is waited for in words. */
const SLOW = 600

export interface Suggest {
  /** Follows the text of the field, after some milliseconds without another call. */
  follow: (wait: number) => void
  /** Gives up what is being asked, and closes the list. */
  close: () => void
}

interface Parts {
  element: HTMLElement
  field: HTMLInputElement
  popup: Popup
  /** The author's own address. */
  address: string | null
  /** Sends the form with a text. */
  search: (query: string) => void
}

/** What the list shows: the last searches for an empty field, else what the shop suggests, never an older answer. */
export function createSuggest({element, field, popup, address, search}: Parts): Suggest {
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** A kind of shop that suggests nothing is not asked again. */
  let isSilent = false

  const optionFor = (text: string, query: string) => createSearch(text, () => search(query))
  const allOf = (query: string) => ({heading: null, options: [optionFor(texts('all', {query}), query)]})
  const say = (note: string, query: string) => popup.show([allOf(query)], note, note)

  function stop(): void {
    clearTimeout(timer)
    asking.abort()
  }
  function close(): void {
    stop()
    popup.close()
  }
  function showRecent(): void {
    const options = readRecent().map((query) => optionFor(query, query))
    if (options[0]) popup.show([{heading: texts('recent'), options}], null, '')
    else close()
  }

  async function suggest(query: string): Promise<void> {
    asking = new AbortController()
    const {signal} = asking
    const slow = setTimeout(() => !signal.aborted && say(texts('searching'), query), SLOW)
    try {
      const found = await ask(query, address, signal)
      if (signal.aborted) return
      isSilent = !found
      if (!found) return popup.close()
      const count = countOf(found)
      if (count)
        popup.show([...createGroups(found), allOf(query)], null, texts(pluralKey(count), {n: `${count}`}))
      else say(texts('none', {query}), query)
      emit('search-suggest', {query, count}, element)
    } catch (error) {
      if (signal.aborted) return
      if (!asApiError(error)?.isExpected) report(definition.name, error, element)
      say(texts('failed'), query)
    } finally {
      clearTimeout(slow)
    }
  }

  return {
    close,
    follow(wait) {
      stop()
      const query = field.value.trim()
      if (!query) showRecent()
      else if (!isSilent) timer = setTimeout(() => void suggest(query), wait)
    },
  }
}
