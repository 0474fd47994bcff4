import './captcha.css'
import {warn} from '../../src/page/report.ts'
import {loadCaptcha, NO_KEY} from '../../src/ui/captcha/load-captcha.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {definition} from './widget.ts'

/** A captcha for a form that is not a widget: the form posts once the captcha is solved. */
/** The page has been told: consoles keep the element of each line. */
let isKeyless = false

export const mount = enhance(definition, ({element, props, lazy, signal, fail}) => {
  const {'site-key': ownKey, size, ...style} = props
  const [form, line] = [element.closest('form'), document.createElement('p')]
  line.role = 'alert'
  line.className = 'captcha__message'
  signal.addEventListener('abort', () => line.remove())
  void lazy(loadCaptcha).run(({createCaptcha, captchaTexts, readCaptchaSettings, readStyle}) => {
    const settings = readCaptchaSettings()
    const siteKey = ownKey ?? settings.siteKey
    // no key, no captcha (contract: captcha)
    if (!siteKey) {
      if (!isKeyless) warn(definition.name, NO_KEY, element)
      isKeyless = true
      return
    }
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
  }, fail)
})
