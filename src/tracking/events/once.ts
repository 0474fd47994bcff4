import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {toJson} from '../../lib/to-json.ts'
import {toNumber} from '../../lib/to-number.ts'
import {ORDER_LIFETIME} from '../assumptions.ts'

const KEY = 'SS_ORDERS_TOLD'

/** The time of each id, in epoch ms. */
type NotedTimes = Record<string, number>

/** Storage can be disabled or full, or hold values of other scripts. */
function read(storage: 'localStorage' | 'sessionStorage'): NotedTimes {
  try {
    const parsed = parseJson(globalThis[storage].getItem(KEY))
    const entries = Object.entries(asRecord(parsed.ok ? parsed.value : null))
    const current = entries.map(([id, at]) => [id, toNumber(at, 0)] as const)
    return Object.fromEntries(current.filter(([, at]) => Date.now() - at < ORDER_LIFETIME))
  } catch {
    return {}
  }
}

function write(storage: 'localStorage' | 'sessionStorage', times: NotedTimes): void {
  try {
    globalThis[storage].setItem(KEY, toJson(times))
  } catch {}
}

/** Without storage, the history entry survives a reload. */
const inHistory = (): Record<string, unknown> => asRecord(asRecord(history.state)[KEY])

function note(id: string, mayStore: boolean): void {
  const storages = mayStore ? (['localStorage', 'sessionStorage'] as const) : []
  for (const storage of storages) write(storage, {...read(storage), [id]: Date.now()})
  history.replaceState({...asRecord(history.state), [KEY]: {...inHistory(), [id]: Date.now()}}, '')
}

const isNoted = (id: string): boolean =>
  [inHistory(), read('localStorage'), read('sessionStorage')].some((times) => Object.hasOwn(times, id))

/**
 * Runs the task once for each id, also after a reload and, if storage is allowed, in another tab. The id is stored
 * first: never twice is more important than always.
 */
export async function once(id: string, mayStore: boolean, task: () => void): Promise<void> {
  const attempt = () => {
    if (isNoted(id)) return
    note(id, mayStore)
    task()
  }
  const {locks} = navigator
  await (locks ? locks.request(KEY, attempt) : attempt())
}
