import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {toJson} from '../../src/lib/to-json.ts'
import type {FormField} from '../../src/model/form-field.ts'
import {readItem, writeItem} from '../../src/ui/form/field-values.ts'
import {type Control, controlsOf, findItems} from '../../src/ui/form/items.ts'

/** Milliseconds after the first change within which what is typed is kept. */
const SOON = 300

export interface Draft {
  /** Something was put back. */
  isRestored: boolean
  /** Forgets it: it was sent. */
  clear: () => void
  end: () => void
}

interface DraftOptions {
  fields: readonly FormField[]
  form: HTMLFormElement
  key: string
}

/** In a sandboxed frame, or in a full store, nothing is kept. */
function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

function read(key: string): Record<string, unknown> {
  const parsed = parseJson(tryStorage((storage) => storage.getItem(key)))
  return asRecord(parsed.ok ? parsed.value : null)
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex <=
      Math.max(
        0,
        [...control.options].findIndex((one) => one.defaultSelected),
      )
    )
  const isSame = control.value === control.defaultValue
  return isSame && (!('checked' in control) || control.checked === control.defaultChecked)
}

/**
 * What is typed survives a reload (session storage), until it was sent; passwords never leave their field. What the
 * visitor has typed before we came, or the browser has put back, stays.
 */
export function followDraft({fields, form, key}: DraftOptions): Draft {
  const items = findItems(form)
  const kept = fields.flatMap((field) => {
    const item = items.get(field.id)
    const isKept = item && controlsOf(item).every(({type}) => !/^(password|hidden)$/.test(type))
    return isKept ? [{field, item}] : []
  })
  const stored = read(key)
  const restored = kept.filter(
    ({field, item}) => Object.hasOwn(stored, field.id) && controlsOf(item).every(isUntouched),
  )
  for (const {field, item} of restored) writeItem(field, item, stored[field.id])

  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  function keep(): void {
    stop()
    const values = Object.fromEntries(kept.map(({field, item}) => [field.id, readItem(field, item)] as const))
    tryStorage((storage) => storage.setItem(key, toJson(values)))
  }
  function keepSoon(): void {
    timer ??= setTimeout(keep, SOON)
  }
  const flush = () => timer && keep()
  const life = new AbortController()
  for (const type of ['input', 'change']) form.addEventListener(type, keepSoon, life)
  addEventListener('pagehide', flush, life)
  return {
    isRestored: restored.length > 0,
    clear() {
      stop()
      tryStorage((storage) => storage.removeItem(key))
    },
    end() {
      flush()
      life.abort()
    },
  }
}
