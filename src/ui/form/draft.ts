import {parseJson} from '../../lib/parse-json.ts'
import {toJson} from '../../lib/to-json.ts'
import {tryStorage} from '../../page/storage.ts'

/** Milliseconds after the first change within which the draft is saved. */
const SOON = 300

export interface Draft {
  /** A draft was restored. */
  isRestored: boolean
  /** Saves the current draft. */
  keep: () => void
  /** Deletes the draft: the form was sent. */
  clear: () => void
}

interface DraftOptions {
  form: HTMLFormElement
  key: string
  /** Reads the current values for the draft. */
  read: () => unknown
  /** Restores a draft; returns whether it had any values. */
  restore: (stored: unknown) => boolean
  signal: AbortSignal
}

function readStored(key: string): unknown {
  const parsed = parseJson(tryStorage(() => sessionStorage.getItem(key)))
  return parsed.ok ? parsed.value : null
}

/** Keeps a draft across reloads (session storage), until the form was sent. */
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
