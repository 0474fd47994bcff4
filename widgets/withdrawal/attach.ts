import {draftsOf} from '../../src/page/storage.ts'
import {attachForm} from '../../src/ui/form/attach-form.ts'
import {adoptButton} from '../../src/ui/form/form-button.ts'
import {keepKeyedDraft} from '../../src/ui/form/keyed-draft.ts'
import {findControls, readTyped} from './fields.ts'
import {definition, texts} from './widget.ts'

const loadActive = () => import('./active.ts')

/** Keeps the form from leaving the page; the code of its steps loads with the first use. */
export function attach(element: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  const controls = findControls(form)
  const draft = keepKeyedDraft({
    form,
    key: draftsOf(definition.name),
    controls,
    read: () => readTyped(controls),
    signal,
  })
  const start = attachForm({
    owner: definition.name,
    element,
    form,
    button: adoptButton({form, load: loadActive, signal}),
    async load() {
      const {createActive} = await loadActive()
      return () => createActive({element, form, controls, draft, signal})
    },
    offline: () => texts('offline'),
    className: 'withdrawal__problem',
    put: (line) => form.prepend(line),
    signal,
  })
  if (draft.isRestored || form.contains(document.activeElement)) start()
}
