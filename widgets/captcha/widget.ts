import type {Registration} from '../../src/contract/widget.ts'
import type {captchaStrings} from '../../src/ui/captcha/strings.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  // a form that is a widget renders its own
  selector: '.captcha-container:not([data-vitrine] *,form[data-form-id] *,.product-restock-notification *)',
  strategy: 'visible',
}

export const definition = {
  name: 'captcha',
  attributes: {
    'site-key': {type: 'text', default: null},
    theme: {type: 'choice', choices: ['light', 'dark'], default: 'light'},
    alignment: {type: 'choice', choices: ['left', 'center', 'right'], default: 'left'},
    size: {type: 'choice', choices: ['auto', 'normal', 'compact'], default: 'auto'},
  },
} as const satisfies Definition

export const about: About<typeof definition, typeof captchaStrings> = {
  summary:
    'A captcha in a form that posts normally once the captcha is solved. Without a key no captcha is rendered. Forms that are widgets render their own captcha.',
  attributes: {
    'site-key': 'The site key. Overrides the page context (`website.captchaSettings.siteKey`).',
    theme: 'The colour theme.',
    alignment: 'The alignment of the captcha in the element.',
    size: 'The size. By default it is compact in an element narrower than 320 pixels.',
  },
  strings: {
    incomplete: 'Shown when a form is sent without a solved captcha.',
    ask: 'Shown in place of the captcha before consent if the site’s cookie policy is restrictive; {host} is the provider’s. The first use of the form also loads the captcha.',
    failed: 'Shown in place of the captcha if the provider’s script fails to load or refuses to render.',
  },
  parts: {
    '.captcha-container':
      'Platform markup, with `data-theme` and `.align-left`, `.align-center` or `.align-right`.',
  },
  events: {'vitrine:error': '{widget, error}: the captcha could not be rendered.'},
  classes: {captcha__message: 'The message that asks the visitor to solve the captcha.'},
  properties: {'--vitrine-error-color': 'Colour of that message.'},
  shares: ['ask-first'],
  slots: {},
}
