import {hashText} from '../../toolkit/hash-text.ts'
import {toolText} from '../strings.ts'
import type {Made} from './set-up-error.ts'

/** The requested store. */
export interface StoreRequest {
  title: string
  /** Its label in the navigation. @default title */
  navigationTitle?: string
  /** @default '' */
  description?: string
  /** Used if the title is empty, or has no valid character for an address. @default 'Store' */
  fallbackTitle?: string
  /** Addresses that are taken, besides those in the site layout. */
  takenUrls?: readonly string[]
  /** Identifies this request: a repeat with the same id gets the same store. @default by the title */
  id?: string
  /** The objects that an earlier attempt has created, for a server that ignores such ids. */
  made?: Made
}

/** The title, and the fallback for an empty one. */
export function titlesOf({title, fallbackTitle}: StoreRequest): {title: string; fallback: string} {
  const fallback = fallbackTitle?.trim() || toolText('storeTitle')
  return {title: title.trim() || fallback, fallback}
}

/** The key of a step of a request, in characters that a header allows. */
export const keyOf = ({id, title}: StoreRequest, step: string): string =>
  `store-${hashText(id ?? title)}-${step}`
