import {member} from '../../src/page/store/member.ts'
import type {Attached} from './account.ts'

/** Few visitors are members. Where it cannot be fetched, the next page tells. */
const tellLocale = (siteUserId: string | null): Promise<void> =>
  import('../../src/page/store/member-locale.ts').then(
    (loaded) => loaded.tellLocale(siteUserId),
    () => {},
  )

/** Keeps what was attached in step with who is logged in. Returns what gives the server's HTML back. */
export function follow({show, end}: Attached, fail: (error: unknown) => void): () => void {
  const life = new AbortController()
  const update = (isNews: boolean) => {
    const now = member.getState()
    show(now, isNews)
    if (now.isLoggedIn) void tellLocale(now.siteUserId)
  }
  const stop = () => {
    life.abort()
    unsubscribe()
    end()
  }
  const attempt = (isNews: boolean) => {
    try {
      update(isNews)
    } catch (error) {
      stop()
      fail(error)
    }
  }
  const unsubscribe = member.subscribe(() => attempt(true))
  document.addEventListener('vitrine:strings', () => attempt(false), life)
  update(false)
  return stop
}
