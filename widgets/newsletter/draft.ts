import {parseJson} from '../../src/lib/parse-json.ts'
import {toJson} from '../../src/lib/to-json.ts'
import {attempt, draftKey, readDraft} from './storage.ts'

/** What was typed outlives a reload, in this tab. */
export const keepDraft = (form: HTMLFormElement, controls: readonly HTMLInputElement[]): void =>
  void attempt((storage) => storage.setItem(draftKey(form), toJson(controls.map(({value}) => value))))

export const forgetDraft = (form: HTMLFormElement): void =>
  void attempt((storage) => storage.removeItem(draftKey(form)))

/** Fills in what was typed before; what the browser has kept, or the visitor typed since, goes first. */
export function restoreDraft(form: HTMLFormElement, controls: readonly HTMLInputElement[]): void {
  const parsed = parseJson(readDraft(form))
  if (!parsed.ok || !Array.isArray(parsed.value)) return
  const all: readonly unknown[] = parsed.value
  controls.forEach((control, index) => {
    const typed = all[index]
    if (typeof typed === 'string' && control.value === control.defaultValue) control.value = typed
  })
}
