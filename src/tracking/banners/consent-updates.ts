import {asRecord} from '../../lib/as-record.ts'
import type {Consent} from '../../model/cookie-rules.ts'
import {findTagList} from '../events/tag-service.ts'
import type {Report} from './banner.ts'

type Kinds = Record<string, unknown>

/** Denied if one kind is denied, granted if all are granted, else unknown. */
function stateOf(kinds: readonly unknown[]): boolean | undefined {
  if (kinds.includes('denied')) return false
  return kinds.every((kind) => kind === 'granted') || undefined
}

/** Only what is known: a purpose that a banner does not name stays as it is. */
const known = (choice: {[K in keyof Consent]: boolean | undefined}): Consent =>
  Object.fromEntries(Object.entries(choice).filter(([, state]) => state !== undefined))

const choiceOf = (kinds: Kinds): Consent =>
  known({
    analytics: stateOf([kinds.analytics_storage]),
    marketing: stateOf([kinds.ad_storage]),
    preferences: stateOf([kinds.functionality_storage, kinds.personalization_storage]),
    saleOfData: stateOf([kinds.ad_user_data, kinds.ad_personalization]),
  })

/** The kinds of a command `consent update`. A `default` is no choice: pages set it before they ask. */
function kindsOf(entry: unknown): Kinds {
  const {0: command, 1: what, 2: kinds}: Record<number, unknown> = Object(entry)
  return command === 'consent' && what === 'update' ? asRecord(kinds) : {}
}

/** Follows the consent mode of a tag service in `dataLayer`; false if the page does not have it yet. */
export function followConsentUpdates(report: Report): boolean {
  const list = findTagList(false)
  if (!list) return false
  const all: Kinds = {}
  const read = (entries: readonly unknown[]) =>
    report(() => {
      const kinds: Kinds = Object.assign({}, ...entries.map(kindsOf))
      return Object.keys(kinds)[0] ? choiceOf(Object.assign(all, kinds)) : undefined
    })
  read([...list])
  const {push} = list
  // a command fires no event: tag services wrap `push`, too
  list.push = (...entries) => {
    const length = push.apply(list, entries)
    read(entries)
    return length
  }
  return true
}
