import {asRecord} from '../../lib/as-record.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toJson} from '../../lib/to-json.ts'
import {createUuid} from '../../lib/uuid.ts'
import {type Draft, followDraft} from './draft.ts'
import {isUntouched} from './is-untouched.ts'
import type {Control} from './items.ts'

/** A key, and the text that it is for. */
interface Keyed {
  key: string
  said: string
}

export interface KeyedDraft extends Draft {
  /** The key of what is sent: the same for the same values, also after a reload. */
  keyOf: (values: object) => string
  /** The next values get another key. */
  dropKey: () => void
}

interface KeyedDraftOptions {
  form: HTMLFormElement
  /** Key in session storage. */
  key: string
  /** The controls of the form, by the names of their values. */
  controls: ReadonlyMap<string, Control>
  read: () => object
  signal: AbortSignal
}

/** Keeps what was typed, and the key of what was sent, over a reload, until it has arrived. */
export function keepKeyedDraft({form, key: place, controls, read, signal}: KeyedDraftOptions): KeyedDraft {
  let keyed: Keyed | null = null
  const draft = followDraft({
    form,
    key: place,
    read: () => ({...read(), ...keyed}),
    restore(stored) {
      const values = asRecord(stored)
      const [key, said] = [textOrNull(values.key), textOrNull(values.said)]
      if (key && said) keyed = {key, said}
      const restored = [...controls].filter(([name, control]) => values[name] && isUntouched(control))
      for (const [name, control] of restored) control.value = `${values[name]}`
      return restored.length > 0
    },
    signal,
  })
  return {
    ...draft,
    keyOf(values) {
      const said = toJson(values)
      if (keyed?.said !== said) keyed = {key: createUuid(), said}
      draft.keep()
      return keyed.key
    },
    dropKey() {
      keyed = null
    },
  }
}
