import {type HeldList, parseHeld} from '../../model/kept-list.ts'
import {readCookie} from '../../page/site/cookies.ts'
import {SITE_USER_TOKEN_COOKIE} from '../../page/site/site-user.ts'
import {request} from '../http.ts'

const addressOf = (name: string): string => `/api/site-users/account/lists/${encodeURIComponent(name)}`

/** A list of the member who is logged in. */
export const loadList = (name: string, signal?: AbortSignal): Promise<HeldList> =>
  request(addressOf(name), parseHeld, {signal})

/** Replaces a list. The shop refuses with 409 where `version` is not its own. */
export const saveList = (name: string, {itemIds, version}: HeldList): Promise<HeldList> =>
  request(addressOf(name), parseHeld, {
    method: 'PUT',
    body: {itemIds, version},
    headers: {'X-SiteUser-XSRF-Token': readCookie(SITE_USER_TOKEN_COOKIE) ?? ''},
  })
