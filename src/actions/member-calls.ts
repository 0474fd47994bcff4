import * as api from '../api/members/members.ts'
import {asApiError} from '../contract/errors.ts'
import {toJson} from '../lib/to-json.ts'
import {report} from '../page/report.ts'
import {readSiteUser, SITE_USER_COOKIE} from '../page/site/site-user.ts'
import {writeCookie, writeCookieFor} from '../page/site/write-cookie.ts'
import {syncMember, tellMember} from '../page/store/member.ts'
import {store} from '../page/store/store.ts'
import {refreshCart} from './read-cart.ts'

/** A login gives the visitor the member's own cart, and a logout changes the cart, too. */
async function rereadCart(): Promise<void> {
  const {synced, loading} = store.getState()
  // a read that is under way is of the visitor before
  if (synced || loading) await refreshCart(loading)
}

/** For a server that leaves the cookie to us. */
function setAuthenticated(authenticated: boolean): void {
  if ((readSiteUser()?.isAuthenticated ?? false) !== authenticated)
    writeCookie(SITE_USER_COOKIE, toJson({authenticated}))
}

function settle(isLoggedIn: boolean, email: string | null): void {
  setAuthenticated(isLoggedIn)
  tellMember(email)
  rereadCart().catch((error) => report('cart', error))
}

const isOver = (error: unknown): boolean => asApiError(error)?.kind === 'unauthorized'

export async function logIn(request: api.LogInRequest): Promise<void> {
  await api.logIn(request)
  settle(true, request.email)
}

/** A session that had expired before has ended as well. */
export async function logOut(cloneCart: boolean): Promise<void> {
  try {
    await api.logOut(cloneCart)
  } catch (error) {
    if (!isOver(error)) throw error
  }
  settle(false, null)
}

/** The first call that finds an expired session updates all widgets that show the member. */
export async function setLocale(language: string): Promise<void> {
  try {
    await api.setMemberLocale({language})
  } catch (error) {
    if (!isOver(error)) throw error
    writeCookieFor(0, SITE_USER_COOKIE, '')
    syncMember()
  }
}
