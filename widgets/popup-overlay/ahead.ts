import {TRUSTED} from '../../src/contract/attributes.ts'
import type {Ahead} from '../../src/contract/widget.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {toBoolean} from '../../src/lib/to-boolean.ts'
import {readContext} from '../../src/page/site/context.ts'
import {isMeantHere} from './is-meant-here.ts'
import {POPUP_SETTINGS} from './popup-settings.ts'

/** The context of many pages has settings without content: those are not a mistake. */
const isComplete = (given: Readonly<Record<string, unknown>>): boolean =>
  ['showOnTimer', 'showOnScroll'].some((name) => toBoolean(given[name])) &&
  ['title', 'body', 'form', 'action'].some((name) => given[name])

/** Adds an element for the overlay of the page context if the page has none. */
export const ahead: Ahead = () => {
  const {fields: context} = readContext()
  const given = asRecord(readPath(context, POPUP_SETTINGS))
  const isPlaced = document.querySelector(`[data-vitrine=popup-overlay]${TRUSTED}`) !== null
  if (isPlaced || !isComplete(given) || !isMeantHere(given, context)) return
  const place = document.createElement('div')
  Object.assign(place.dataset, {vitrine: 'popup-overlay', vitrineOwn: ''})
  document.body.append(place)
}
