import {draftsOf} from '../../../src/page/storage.ts'
import {attachForm} from '../../../src/ui/form/attach-form.ts'
import {adoptButton} from '../../../src/ui/form/form-button.ts'
import {keepKeyedDraft} from '../../../src/ui/form/keyed-draft.ts'
import {readTyped} from '../fields.ts'
import type {Place} from '../types.ts'
import {definition, texts} from '../widget.ts'
import {createForm} from './create-form.ts'

const loadActive = () => import('../lazy/active.ts')

/** Adds the form for a new comment; the code that checks and sends it loads with the first use. */
export function placeForm(place: Place): void {
  const {host, box, itemId, signal} = place
  const {form, controls} = createForm()
  box.append(form)
  const draft = keepKeyedDraft({
    form,
    key: `${draftsOf(definition.name)}${itemId}`,
    controls,
    read: () => readTyped(controls),
    signal,
  })
  const button = adoptButton({form, load: loadActive, signal})
  const start = attachForm({
    owner: definition.name,
    element: host,
    form,
    button,
    async load() {
      const {createActive} = await loadActive()
      return () => createActive({...place, form, controls, draft, button})
    },
    offline: () => texts('offline'),
    className: 'comments__failure vitrine-form__error',
    put: (line) => form.prepend(line),
    signal,
  })
  if (draft.isRestored) start()
}
