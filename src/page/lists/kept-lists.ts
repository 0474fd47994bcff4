import {parseJson} from '../../lib/parse-json.ts'
import {toJson} from '../../lib/to-json.ts'
import {EMPTY_LIST, type KeptList, parseKept} from '../../model/kept-list.ts'
import {tryStorage} from '../storage.ts'

/** Where the browser keeps all lists. */
export const LISTS_KEY = 'vitrine-lists'

type Lists = ReadonlyMap<string, KeptList>

/** The lists that storage does not take: they last as long as the page. */
let unkept: Lists | null = null

function readAll(): Lists {
  if (unkept) return unkept
  const parsed = parseJson(tryStorage(() => localStorage.getItem(LISTS_KEY)))
  return parseKept(parsed.ok ? parsed.value : null)
}

/** Read each time: other tabs change it, too. */
export const readKept = (name: string): KeptList => readAll().get(name) ?? EMPTY_LIST

export function writeKept(name: string, list: KeptList): void {
  const lists = new Map([...readAll(), [name, list]])
  const isWritten = tryStorage(() => {
    localStorage.setItem(LISTS_KEY, toJson(Object.fromEntries(lists)))
    return true
  })
  unkept = isWritten ? null : lists
}

/** Whether the last change lasts longer than the page. */
export const isKept = (): boolean => unkept === null
