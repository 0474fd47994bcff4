import {createStore} from 'zustand/vanilla'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {emit} from '../emit.ts'
import {openChannel} from '../open-channel.ts'
import {readGlobal} from '../read-global.ts'
import {readSiteUser} from '../site/site-user.ts'

/** Who is logged in as a member of the site. */
export interface Member {
  isLoggedIn: boolean
  siteUserId: string | null
  /** Known where the member has logged in while the page was open, in whichever tab. */
  email: string | null
  /** How it ended, where a member was logged in before. */
  end: 'logged-out' | 'expired' | null
}

const NOBODY: Member = {isLoggedIn: false, siteUserId: null, email: null, end: null}

const readMember = (): Member => {
  const {isAuthenticated = false, siteUserId = null} = readSiteUser() ?? {}
  return {...NOBODY, isLoggedIn: isAuthenticated, siteUserId}
}

/** What the cookie of the server says, and how it came to that. */
export const member = createStore<Member>(() => NOBODY)

const CHANNEL = 'vitrine-member'
let tellTabs: ((message: {email: string | null}) => void) | undefined

/** The cookie decides: all tabs read it again after each change. A session that is over leaves none. */
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

/** After a log-in or log-out of this tab. */
export function tellMember(email: string | null): void {
  receive(email)
  tellTabs?.({email})
}

let isStarted = false

/** Called by each widget that shows it: the first call reads the cookie, and follows it from then on. */
export function startMember(): void {
  if (isStarted) return
  isStarted = true
  member.setState(readMember())
  tellTabs = openChannel(CHANNEL, (data) => receive(textOrNull(readPath(data, 'email'))))
  // not everywhere; who comes back to a tab reads it in any case
  readGlobal('cookieStore')?.addEventListener('change', syncMember)
  document.addEventListener('visibilitychange', syncMember)
  for (const type of ['focus', 'pageshow']) addEventListener(type, syncMember)
}
