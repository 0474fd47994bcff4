import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'
import {POPUP_SETTINGS} from './popup-settings.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  ahead: {context: POPUP_SETTINGS},
  uses: ['../../src/ui/html/clean-html.ts'],
}

export const definition = {
  name: 'popup-overlay',
  attributes: {
    options: {type: 'json', isVital: true},
  },
} as const satisfies Definition

export const strings = {
  label: 'Announcement',
  close: 'Close',
}

export const texts = createTexts('popup-overlay', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Shows the site’s announcement in a dialog, with a newsletter or a button: after a delay, or once the visitor has scrolled far enough. An empty element; a page without one receives it if its context has settings.',
  attributes: {
    options:
      'The settings as JSON. By default popupOverlaySettings of the page context. When: showOnTimer with timeout (0 to 3600000 ms, 5000), showOnScroll with scrollPercentage (0 to 100, 25). Audience: displayFrequency (0 to 3650 days after it was closed, 30), showUntilSignup, enableMobile (true; at most 432 px wide), enabledPages (ids of collections and items, paths; all by default), version. Content: title, body (HTML), form (the definition of a newsletter), action {label, url, newWindow}.',
  },
  shapes: {options: 'PopupOverlaySettings'},
  strings: {
    label: 'Name of a dialog without a title.',
    close: 'Name of the button that closes it.',
  },
  parts: {},
  events: {},
  classes: {
    'popup-overlay__dialog': 'The dialog, a direct child of the body.',
    'popup-overlay__close': 'The button that closes it.',
    'popup-overlay__title': 'Its title.',
    'popup-overlay__body': 'Its HTML, sanitised.',
    'popup-overlay__form': 'The newsletter, a separate widget.',
    'popup-overlay__action': 'The link or button of the action.',
  },
  properties: {
    '--vitrine-popup-overlay-width': 'Width of the dialog.',
    '--vitrine-popup-overlay-action-color': 'Text colour of the action.',
    '--vitrine-popup-overlay-action-background': 'Background of the action.',
  },
  shares: ['close', 'dialog'],
  slots: {
    close: {selector: '.popup-overlay__close', about: 'The content of the close button.'},
    sent: {
      selector: '.popup-overlay__form .newsletter__thanks',
      about: 'The confirmation of its newsletter; `{message}` in it is the default text.',
    },
  },
}
