import {attachSiteForm} from '../../src/ui/form/attach-site-form.ts'
import {definition as widget} from './definition.ts'
import {keepDraft} from './draft.ts'
import type {MountedForm} from './types.ts'

/** A form of anyone's making. What is typed is kept; what checks and sends it comes with the first focus. */
export function attach(mounted: MountedForm): void {
  const {root, form, texts, signal} = mounted
  const draft = keepDraft(mounted)
  // a press takes it, too
  const fetchCalls = () => void import(/* usual */ '../../src/actions/forms.ts').catch(() => {})
  form.addEventListener('submit', fetchCalls, {once: true, signal})
  const start = attachSiteForm({
    owner: widget.name,
    element: root,
    form,
    async load() {
      const {createActive} = await import(/* usual */ './active.ts')
      return (button) => createActive({...mounted, draft, button})
    },
    offline: () => texts('offline'),
    className: 'vitrine-form__error',
    put: (line) => form.append(line),
    signal,
  })
  // in use before we came, or with a counter to bring up to date
  if (draft.isRestored || form.contains(document.activeElement)) start()
}
