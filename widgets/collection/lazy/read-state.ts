import {toJson} from '../../../src/lib/to-json.ts'
import type {ChosenFilter} from '../../../src/tracking/events/events.ts'
import {findForm} from '../parts/find-parts.ts'

/** Where in the list, and over it: no state of the filters. */
const PLACE = /^(page|pageSize|quick)$/
export const TEXT = 'input:is(:not([type]),[type=search],[type=text])'

/** What the visitor has chosen in a list. */
export interface Chosen {
  query: string
  filters: ChosenFilter[]
}

/** The visible fields of the list's form: what else an address has is not the visitor's choice. */
const namesOf = (element: Element): string[] =>
  [...(findForm(element)?.elements ?? [])].flatMap((field) =>
    field.matches('[type=hidden]') ? [] : (field.getAttribute('name') ?? []),
  )

const pairsOf = (element: Element, search: string): ChosenFilter[] => {
  const names = namesOf(element)
  return [...new URLSearchParams(search)]
    .map(([name, value]) => ({name, value}))
    .filter(({name, value}) => value && names.includes(name) && !PLACE.test(name))
    .sort((one, other) => toJson(one).localeCompare(toJson(other), 'en'))
}

/** The same for all pages of one state, in whichever order its fields are. */
export const stateOf = (element: Element, search: string): string => toJson(pairsOf(element, search))

/** Texts that are searched for, and filters with the order. */
export function readChosen(element: Element, address: string): Chosen {
  const texts = [...(findForm(element)?.querySelectorAll<HTMLInputElement>(TEXT) ?? [])].map(({name}) => name)
  const pairs = pairsOf(element, new URL(address, location.origin).search)
  return {
    query: pairs.flatMap(({name, value}) => (texts.includes(name) ? value : [])).join(' '),
    filters: pairs.filter(({name}) => !texts.includes(name)),
  }
}
