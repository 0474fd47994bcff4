import './captcha.css'
import type {Mount} from '../../src/contract/widget.ts'
import {loadCaptcha} from '../../src/ui/captcha/load-captcha.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'

/** A captcha for a form that is no widget: it is posted once the captcha is solved. */
export const mount: Mount = (element, {fail}) => {
  const {'site-key': ownKey, size, ...style} = readProps(element, definition)
  const [form, line] = [element.closest('form'), document.createElement('p')]
  const controller = new AbortController()
  const {signal} = controller
  line.role = 'alert'
  line.className = 'captcha__message'

  async function start(): Promise<void> {
    const {createCaptcha, captchaTexts, readCaptchaSettings, readStyle} = await loadCaptcha()
    const settings = readCaptchaSettings()
    const siteKey = ownKey ?? settings.siteKey
    // no key, no captcha (contract: captcha)
    if (!siteKey || signal.aborted) return
    const captcha = createCaptcha(element, {
      ...settings,
      ...(element.hasAttribute('data-vitrine') ? style : readStyle(element)),
      siteKey,
      size: size === 'auto' ? null : size,
      onChange: (response) => response && line.remove(),
    })
    const keepBack = (event: Event) => {
      if (captcha.getResponse()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      line.textContent = captchaTexts('incomplete')
      element.prepend(line)
      captcha.focus()
    }
    form?.addEventListener('submit', keepBack, {capture: true, signal})
    signal.addEventListener('abort', captcha.destroy)
  }

  start().catch(fail)
  return () => {
    controller.abort()
    line.remove()
  }
}
