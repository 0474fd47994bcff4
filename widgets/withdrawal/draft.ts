import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {toJson} from '../../src/lib/to-json.ts'
import {createUuid} from '../../src/lib/uuid.ts'
import {draftsOf} from '../../src/page/draft-key.ts'
import {type Draft, followDraft} from '../../src/ui/form/draft.ts'
import {isUntouched} from '../../src/ui/form/is-untouched.ts'
import {definition} from './definition.ts'
import {type Controls, readTyped} from './fields.ts'

/** A key, and the statement that it is for. */
interface Keyed {
  key: string
  said: string
}

export interface KeyedDraft extends Draft {
  /** The key of a statement: the same for the same statement, also after a reload. */
  keyOf: (statement: object) => string
  /** The next statement gets another key. */
  dropKey: () => void
}

/** Keeps what was typed and the key of what was sent over a reload, until the statement has arrived. */
export function keepDraft(form: HTMLFormElement, controls: Controls, signal: AbortSignal): KeyedDraft {
  let keyed: Keyed | null = null
  const draft = followDraft({
    form,
    key: draftsOf(definition.name),
    read: () => ({...readTyped(controls), ...keyed}),
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
    keyOf(statement) {
      const said = toJson(statement)
      if (keyed?.said !== said) keyed = {key: createUuid(), said}
      draft.keep()
      return keyed.key
    },
    dropKey() {
      keyed = null
    },
  }
}
