import {hashText} from '../../toolkit/hash-text.ts'
import {toolText} from '../strings.ts'
import type {Made} from './set-up-error.ts'

/** The store that someone asks for. */
export interface StoreRequest {
  title: string
  /** What the navigation calls it. @default title */
  navigationTitle?: string
  /** @default '' */
  description?: string
  /** Where the title says nothing, or nothing that can stand in an address. @default 'Store' */
  fallbackTitle?: string
  /** Addresses that are taken, besides those in the site layout. */
  takenUrls?: readonly string[]
  /** Names this request: a repeat under the same name gets the same store. @default by the title */
  id?: string
  /** What an earlier try has created, for a server that ignores such names. */
  made?: Made
}

/** The title, and the fallback for an empty one. */
export function titlesOf({title, fallbackTitle}: StoreRequest): {title: string; fallback: string} {
  const fallback = fallbackTitle?.trim() || toolText('storeTitle')
  return {title: title.trim() || fallback, fallback}
}

/** The name of a step of a request, in letters that a header may have. */
export const keyOf = ({id, title}: StoreRequest, step: string): string =>
  `store-${hashText(id ?? title)}-${step}`
