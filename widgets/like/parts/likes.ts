import {parseJson} from '../../../src/lib/parse-json.ts'
import {toJson} from '../../../src/lib/to-json.ts'
import {tryStorage} from '../../../src/page/storage.ts'

const KEY = 'vitrine-likes'
/** The number of likes to keep; the oldest are dropped first. */
const MOST = 1000

/** The visitor's likes. If storage is blocked or full, they last until the page is left. */
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
  // null: the whole storage was cleared
  if (key === null) ids = new Set()
  if (key === KEY) read()
  tell()
}

export const isLiked = (id: string): boolean => ids.has(id)

/** Toggles a like; reads the storage first, since other tabs write, too. */
export function toggleLike(id: string): void {
  const isOn = ids.has(id)
  read()
  if (isOn) ids.delete(id)
  else ids.add(id)
  write()
  tell()
}

/** Calls `follow` after each change, in this tab or another. */
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
