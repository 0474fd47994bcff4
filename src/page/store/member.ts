import {createStore} from 'zustand/vanilla'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {emit} from '../emit.ts'
import {openChannel} from '../open-channel.ts'
import {readGlobal} from '../read-global.ts'
import {readSiteUser} from '../site/site-user.ts'

/** The member of the site who is logged in. */
export interface Member {
  isLoggedIn: boolean
  siteUserId: string | null
  /** Known if the member logged in while the page was open, in any tab. */
  email: string | null
  /** How the session ended, if a member was logged in before. */
  end: 'logged-out' | 'expired' | null
}

const LOGGED_OUT: Member = {isLoggedIn: false, siteUserId: null, email: null, end: null}

const readMember = (): Member => {
  const {isAuthenticated = false, siteUserId = null} = readSiteUser() ?? {}
  return {...LOGGED_OUT, isLoggedIn: isAuthenticated, siteUserId}
}

/** The state from the server's cookie, and how it changed. */
export const member = createStore<Member>(() => LOGGED_OUT)

const CHANNEL = 'vitrine-member'
let tellTabs: ((message: {email: string | null}) => void) | undefined

/** The cookie decides: all tabs read it again after each change. An expired session leaves no cookie. */
export function syncMember(): void {
  const [before, now] = [member.getState(), readMember()]
  const {isLoggedIn, siteUserId} = now
  if (isLoggedIn === before.isLoggedIn && siteUserId === before.siteUserId) return
  const end = isLoggedIn ? null : readSiteUser() ? 'logged-out' : 'expired'
  member.setState({...now, end})
  emit('member-change', {authenticated: isLoggedIn, siteUserId})
}

function receive(email: string | null): void {
  syncMember()
  if (email && member.getState().isLoggedIn) member.setState({email})
}

/** Called after a login or logout in this tab. */
export function tellMember(email: string | null): void {
  receive(email)
  tellTabs?.({email})
}

let isStarted = false

/** Called by each widget that shows the member: the first call reads the cookie, and follows it from then on. */
export function startMember(): void {
  if (isStarted) return
  isStarted = true
  member.setState(readMember())
  tellTabs = openChannel(CHANNEL, (data) => receive(textOrNull(readPath(data, 'email'))))
  // not in every browser; a visitor who returns to the tab triggers a read in any case
  readGlobal('cookieStore')?.addEventListener('change', syncMember)
  document.addEventListener('visibilitychange', syncMember)
  for (const type of ['focus', 'pageshow']) addEventListener(type, syncMember)
}
