import {parseJson} from '../../../src/lib/parse-json.ts'
import {toJson} from '../../../src/lib/to-json.ts'
import {tryStorage} from '../../../src/page/try-storage.ts'

const KEY = 'vitrine-likes'
/** What a visitor likes beyond that is forgotten, the first first. */
const MOST = 1000

/** What the visitor likes, also where storage is blocked or full: then until the page is left. */
let ids = new Set<string>()
const followers = new Set<() => void>()

function read(): void {
  const parsed = parseJson(tryStorage(() => localStorage.getItem(KEY)))
  if (parsed.ok && Array.isArray(parsed.value)) ids = new Set(parsed.value.map(String))
}

const write = () => tryStorage(() => localStorage.setItem(KEY, toJson([...ids].slice(-MOST))))

function tell(): void {
  for (const follow of followers) follow()
}

function hear({key}: StorageEvent): void {
  // null: all of it was cleared
  if (key === null) ids = new Set()
  if (key === KEY) read()
  tell()
}

export const isLiked = (id: string): boolean => ids.has(id)

/** The other way around; read before, since other tabs write, too. */
export function toggleLike(id: string): void {
  const isOn = ids.has(id)
  read()
  if (isOn) ids.delete(id)
  else ids.add(id)
  write()
  tell()
}

/** Calls `follow` on all changes, in this tab or another. */
export function followLikes(follow: () => void, signal: AbortSignal): void {
  if (!followers.size) {
    read()
    addEventListener('storage', hear)
  }
  followers.add(follow)
  signal.addEventListener('abort', () => {
    followers.delete(follow)
    if (!followers.size) removeEventListener('storage', hear)
  })
}
