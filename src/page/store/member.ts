import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {emit} from '../emit.ts'
import {openChannel} from '../open-channel.ts'
import {readGlobal} from '../read-global.ts'
import {readSiteUser} from '../site/site-user.ts'
import {publish} from './publish.ts'
import {store} from './store.ts'
import type {Member} from './types.ts'

const LOGGED_OUT: Member = {isLoggedIn: false, siteUserId: null, email: null, end: null}

const readMember = (): Member => {
  const {isAuthenticated = false, siteUserId = null} = readSiteUser() ?? {}
  return {...LOGGED_OUT, isLoggedIn: isAuthenticated, siteUserId}
}

/** The state from the server's cookie, and how it changed. */
export const getMember = (): Member => store.getState().member ?? LOGGED_OUT

/** Calls `show` after each change. Returns the function that ends it. */
export const followMember = (show: (member: Member) => void): (() => void) =>
  store.subscribe(({member}, before) => {
    if (member && member !== before.member) show(member)
  })

const CHANNEL = 'vitrine-member'
let tellTabs: ((message: {email: string | null}) => void) | undefined

/** The cookie decides: all tabs read it again after each change. An expired session leaves no cookie. */
export function syncMember(): void {
  const [before, now] = [getMember(), readMember()]
  const {isLoggedIn, siteUserId} = now
  if (isLoggedIn === before.isLoggedIn && siteUserId === before.siteUserId) return
  const end = isLoggedIn ? null : readSiteUser() ? 'logged-out' : 'expired'
  store.setState({member: {...now, end}})
  emit('member-change', {authenticated: isLoggedIn, siteUserId})
}

function receive(email: string | null): void {
  syncMember()
  const member = getMember()
  if (email && member.isLoggedIn) store.setState({member: {...member, email}})
}

/** Called after a login or logout in this tab. */
export function tellMember(email: string | null): void {
  receive(email)
  tellTabs?.({email})
}

let isStarted = false

/** Called by each widget that shows the member, and by apps: the first call reads the cookie, and follows it from then on. */
export function startMember(): void {
  if (isStarted) return
  isStarted = true
  publish()
  store.setState({member: readMember()})
  tellTabs = openChannel(CHANNEL, (data) => receive(textOrNull(readPath(data, 'email'))))
  // not in every browser; a visitor who returns to the tab triggers a read in any case
  readGlobal('cookieStore')?.addEventListener('change', syncMember)
  document.addEventListener('visibilitychange', syncMember)
  for (const type of ['focus', 'pageshow']) addEventListener(type, syncMember)
}
