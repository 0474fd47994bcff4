import {ok} from '../../lib/result.ts'
import type {NavigationRequest} from '../generated/schema.ts'
import type {Send} from '../http.ts'

export type {NavigationItem, NavigationRequest} from '../generated/schema.ts'

/** Replaces the links of one navigation. */
export const updateNavigation = (send: Send, body: NavigationRequest): Promise<null> =>
  send('/api/widget/UpdateNavigation', () => ok(null), {method: 'POST', body})
