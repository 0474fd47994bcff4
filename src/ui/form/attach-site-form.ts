import {warn} from '../../page/report.ts'
import {
  type CaptchaStyle,
  createContainer,
  findCaptcha,
  findContainer,
  hasCaptchaKey,
  loadCaptcha,
  NO_KEY,
} from '../captcha/load-captcha.ts'
import {type ActiveForm, type AttachOptions, attachForm} from './attach-form.ts'
import {adoptButton, type FormButton} from './form-button.ts'

interface SiteFormOptions extends Omit<AttachOptions, 'load' | 'button'> {
  /** Fetches the code that validates and sends the form. */
  load: () => Promise<(button: FormButton | null) => ActiveForm>
  /** The captcha of its definition; the form itself may have a container without one. */
  captcha: CaptchaStyle | null
}

/** Above the row of the button. */
function addContainer(form: HTMLFormElement, captcha: CaptchaStyle, button: Element | null): HTMLElement {
  const container = createContainer(captcha)
  let row = form.contains(button) ? button : null
  while (row && row.parentElement !== form && row.parentElement?.childElementCount === 1)
    row = row.parentElement
  if (row) row.before(container)
  else form.append(container)
  return container
}

/** A form with a captcha gets a container for it. */
function prepareCaptcha(
  {owner, element, form, captcha, signal}: SiteFormOptions,
  button: Element | null,
): void {
  const served = findContainer(form)
  if (!captcha && !served) return
  if (!hasCaptchaKey()) {
    warn(owner, NO_KEY, element)
    return
  }
  if (served || !captcha) return
  const container = addContainer(form, captcha, button)
  const remove = () => container.remove()
  signal.addEventListener('abort', () => {
    remove()
    // thanks in place of the form restore its content later
    queueMicrotask(remove)
  })
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
  prepareCaptcha({load, ...options}, button?.element ?? null)
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
