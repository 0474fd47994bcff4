import './captcha.css'
import type {Mount} from '../../src/contract/widget.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'

/** What comes where there is a key. */
const loadParts = () =>
  Promise.all([import('../../src/ui/captcha/captcha-in.ts'), import('../../src/page/site/captcha.ts')])

/** A captcha for a form that is no widget: it is posted once the captcha is solved. */
export const mount: Mount = (element, {fail}) => {
  const {'site-key': ownKey, size, ...dress} = readProps(element, definition)
  const [form, line] = [element.closest('form'), document.createElement('p')]
  const life = new AbortController()
  line.role = 'alert'
  line.className = 'captcha__message'

  async function start(): Promise<void> {
    const [{createCaptcha, captchaTexts, readDress}, {readCaptchaSettings}] = await loadParts()
    const settings = readCaptchaSettings()
    const siteKey = ownKey ?? settings.siteKey
    // no key, no captcha (contract: captcha)
    if (!siteKey || life.signal.aborted) return
    const captcha = createCaptcha(element, {
      ...settings,
      ...(element.hasAttribute('data-vitrine') ? dress : readDress(element)),
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
    form?.addEventListener('submit', keepBack, {capture: true, signal: life.signal})
    life.signal.addEventListener('abort', captcha.destroy)
  }

  start().catch(fail)
  return () => {
    life.abort()
    line.remove()
  }
}
