import {attachSiteForm} from '../../src/ui/form/attach-site-form.ts'
import {keepDraft} from './draft.ts'
import type {MountedForm} from './types.ts'
import {definition as widget} from './widget.ts'

/**
 * Attaches to a form, no matter how it was rendered. Typed text is kept; the code for validation and sending loads with
 * the first focus.
 */
export function attach(mounted: MountedForm): void {
  const {root, form, definition, texts, signal} = mounted
  const draft = keepDraft(mounted)
  const hasOwnChecks = !form.noValidate
  // a submit needs it, too
  const fetchCalls = () => void import('../../src/actions/forms.ts').catch(() => {})
  form.addEventListener('submit', fetchCalls, {once: true, signal})
  const start = attachSiteForm({
    owner: widget.name,
    element: root,
    form,
    captcha: definition.captcha,
    async load() {
      const {createActive} = await import('./active.ts')
      return (button) => createActive({...mounted, draft, button, hasOwnChecks})
    },
    offline: () => texts('offline'),
    className: 'vitrine-form__error',
    put: (line) => form.append(line),
    signal,
  })
  // used before the widget mounted, or with a counter to update
  if (draft.isRestored || form.contains(document.activeElement)) start()
}
