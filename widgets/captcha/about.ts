import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A captcha in a form of your own, which is posted once it is solved. Without a key there is none; forms that are widgets render theirs themselves.',
  attributes: {
    'site-key': 'In place of the one in the page context (`website.captchaSettings.siteKey`).',
    theme: 'Its colours.',
    alignment: 'The side of the element that it stands at.',
    size: 'By itself it is compact in an element under 320 pixels.',
  },
  strings: {
    incomplete: 'Said when a form is sent without it.',
    ask: 'Where the site’s cookie policy is restrictive, in its place before the visitor has consented: {host} is the provider’s. The first use of the form loads it, too.',
    failed: 'In its place, when the provider’s script cannot be had or refuses to render it.',
  },
  parts: {
    '.captcha-container':
      'Markup of the platform, with `data-theme` and `.align-left`, `.align-center` or `.align-right`.',
  },
  events: {'vitrine:error': '{widget, error}: it could not be rendered.'},
  classes: {captcha__message: 'What is to be done before the form can be sent.'},
  properties: {'--vitrine-error-color': 'Colour of that.'},
  shares: ['ask-first'],
  slots: {},
}
