import {warn} from '../../page/report.ts'
import {findCaptcha, loadCaptcha} from '../captcha/load-captcha.ts'
import {type ActiveForm, type AttachOptions, attachForm} from './attach-form.ts'
import {adoptButton, type FormButton} from './form-button.ts'

interface SiteFormOptions extends Omit<AttachOptions, 'load' | 'button'> {
  /** Fetches the code that validates and sends the form. */
  load: () => Promise<(button: FormButton | null) => ActiveForm>
}

/** The inline handler of a form refers to globals that do not exist here; its attribute stays unchanged. */
function muteHandler(form: HTMLFormElement, signal: AbortSignal): void {
  const {onsubmit} = form
  form.onsubmit = null
  signal.addEventListener('abort', () => {
    form.onsubmit = onsubmit
  })
}

/**
 * `attachForm` for a form that a site's owner has created: with a button of any kind, a handler, and perhaps a captcha.
 */
export function attachSiteForm({load, ...options}: SiteFormOptions): () => void {
  const {owner, element, form, signal} = options
  /** All in one round trip; the code that needs the captcha reports its failure. */
  function loadAll(): ReturnType<typeof load> {
    if (findCaptcha(form)) loadCaptcha().catch(() => {})
    return load()
  }
  const button = adoptButton({form, load: loadAll, signal})
  if (!button) warn(owner, 'has no button that sends it. Give <button type="submit">', element)
  muteHandler(form, signal)
  return attachForm({
    ...options,
    button,
    async load() {
      const create = await loadAll()
      return () => create(button)
    },
  })
}
