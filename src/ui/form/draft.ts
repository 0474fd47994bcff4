import {parseJson} from '../../lib/parse-json.ts'
import {toJson} from '../../lib/to-json.ts'
import {tryStorage} from '../../page/try-storage.ts'

/** Milliseconds after the first change within which what is typed is kept. */
const SOON = 300

export interface Draft {
  /** Something was put back. */
  isRestored: boolean
  /** Keeps what is typed by now. */
  keep: () => void
  /** Forgets it: it was sent. */
  clear: () => void
}

interface DraftOptions {
  form: HTMLFormElement
  key: string
  /** What is typed now, as it is kept. */
  read: () => unknown
  /** Puts back what was typed before; says whether there was anything. */
  restore: (stored: unknown) => boolean
  signal: AbortSignal
}

function readStored(key: string): unknown {
  const parsed = parseJson(tryStorage(() => sessionStorage.getItem(key)))
  return parsed.ok ? parsed.value : null
}

/** What is typed survives a reload (session storage), until it was sent. */
export function followDraft({form, key, read, restore, signal}: DraftOptions): Draft {
  const isRestored = restore(readStored(key))
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function keep(): void {
    stop()
    tryStorage(() => sessionStorage.setItem(key, toJson(read())))
  }
  function keepSoon(): void {
    timer ??= setTimeout(keep, SOON)
  }
  const flush = () => timer && keep()
  for (const type of ['input', 'change']) form.addEventListener(type, keepSoon, {signal})
  addEventListener('pagehide', flush, {signal})
  signal.addEventListener('abort', flush)
  return {
    isRestored,
    keep: keepSoon,
    clear() {
      stop()
      tryStorage(() => sessionStorage.removeItem(key))
    },
  }
}
