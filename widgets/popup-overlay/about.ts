import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'

import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Shows the site’s announcement in a dialog, with a newsletter or something to press: after a while, or once the page was scrolled far enough. An empty element; a page without one gets it where its context has settings.',
  attributes: {
    options:
      'The settings as JSON; without it they are popupOverlaySettings of the page context. When: showOnTimer with timeout (0 to 3600000 ms, 5000), showOnScroll with scrollPercentage (0 to 100, 25). To whom: displayFrequency (0 to 3650 days after it was closed, 30), showUntilSignup, enableMobile (true; at most 432 px wide), enabledPages (ids of collections and items, paths; all without it), version. What: title, body (HTML), form (the definition of a newsletter), action {label, url, newWindow}.',
  },
  shapes: {options: 'PopupOverlaySettings'},
  strings: {
    label: 'Name of the dialog, where it has no title.',
    close: 'Name of the button that closes it.',
  },
  parts: {},
  events: {},
  classes: {
    'popup-overlay__dialog': 'The dialog, a direct child of the body.',
    'popup-overlay__close': 'The button that closes it.',
    'popup-overlay__title': 'Its title.',
    'popup-overlay__body': 'Its HTML, cleaned.',
    'popup-overlay__form': 'The newsletter, a separate widget.',
    'popup-overlay__action': 'The link or button to press.',
  },
  properties: {
    '--vitrine-popup-overlay-width': 'Width of the dialog.',
    '--vitrine-popup-overlay-action-color': 'Text of what is to be pressed.',
    '--vitrine-popup-overlay-action-background': 'Its background.',
  },
  shares: ['dialog'],
  slots: {
    close: 'What is drawn on the button that closes it.',
    sent: 'The thanks in place of its newsletter; `{message}` in it is what would be said.',
  },
}
