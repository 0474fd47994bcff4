import {report, warn} from '../../src/page/report.ts'
import {findCaptcha, loadCaptcha} from '../../src/ui/captcha/load-captcha.ts'
import {attachForm, muteHandler} from '../../src/ui/form/attach-form.ts'
import {adoptButton, NO_BUTTON} from '../../src/ui/form/form-button.ts'
import {definition as widget} from './definition.ts'
import {keepDraft} from './draft.ts'
import type {MountedForm} from './types.ts'

/** A form of anyone's making. What is typed is kept; what checks and sends it comes with the first focus. */
export function attach(mounted: MountedForm): void {
  const {root, form, texts, signal} = mounted
  const draft = keepDraft(mounted)
  /** All in one round trip; what needs the captcha tells of its failure. */
  function load(): Promise<typeof import('./active.ts')> {
    if (findCaptcha(form)) loadCaptcha().catch(() => {})
    return import(/* usual */ './active.ts')
  }
  const button = adoptButton({form, load, signal})
  if (!button) warn(widget.name, NO_BUTTON, root)
  muteHandler(form, signal)
  // a press takes it, too
  const fetchCalls = () => void import(/* usual */ '../../src/actions/forms.ts').catch(() => {})
  form.addEventListener('submit', fetchCalls, {once: true, signal})
  const start = attachForm({
    form,
    button,
    async load() {
      const {createActive} = await load()
      return () => createActive({...mounted, draft, button})
    },
    offline: () => texts('offline'),
    className: 'vitrine-form__error',
    put: (line) => form.append(line),
    fail: (error) => report(widget.name, error, root),
    signal,
  })
  // in use before we came, or with a counter to bring up to date
  if (draft.isRestored || form.contains(document.activeElement)) start()
}
