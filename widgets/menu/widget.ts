import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  // both generations spell it alike, but for its first letter; a span is its text; other software has such buttons
  selector:
    '[class*=eader-nav-folder-title]:not(span), .folder-toggle, .header-burger-btn:not([aria-controls]), [data-controller*=FolderTouch], [data-controller*=OverlayToggle], body:has(#sidecarNav) .mobile-nav-toggle',
  strategy: 'visible',
}

export const definition = {
  name: 'menu',
  attributes: {},
} as const satisfies Definition

export const strings = {
  open: 'Menu',
  close: 'Close the menu',
}

export const texts = createTexts(definition.name, strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Folders of a navigation: Escape, a press outside and the focus that leaves close them. With `<details>` they open without script. For a menu over the page, the browser’s own `popover` needs no widget. If the template’s own script answers a press, the widget leaves that menu to it.',
  attributes: {},
  strings: {
    open: 'Accessible name of the button of a menu, if the page gives it none.',
    close: 'The same of the button in the menu that closes it.',
  },
  parts: {
    details: 'A folder: its `<summary>` opens it. Opening one closes those beside it.',
    'button[aria-expanded]':
      'A folder, too: opens the element with the id in its `aria-controls`, or the element after it, which has `hidden` while it is closed.',
    '.header-nav-folder-title, .folder-toggle, [data-controller~=HeaderNavFolderTouch]':
      'Platform markup: the title of a folder, whose content follows it. The style sheet of the platform opens it for the pointer. A press opens a title that is a link, and follows the link once the folder is open.',
    '.header-burger-btn, [data-controller~=MobileOverlayToggle], .mobile-nav-toggle':
      'Platform markup: a button of the menu over the page, `.header-menu` or `.Mobile-overlay`, or beside it, `#sidecarNav`. Back and Escape close the menu.',
  },
  events: {},
  classes: {
    'header--menu-open': 'Platform markup, on the body: the menu is open.',
    'burger--active': 'The same, on its button.',
    'header-menu-nav-folder--open': 'The same, on the first list of the menu: a folder is open.',
    'header-menu-nav-folder--active': 'The same, on the list that is shown.',
    'is-mobile-overlay-active': 'Platform markup of older sites, on the body: the menu is open.',
    'mobile-nav-open': 'The same, of the menu beside the page.',
    'has-active-folder': 'The same, around the lists of the menu: a folder is open.',
    'is-active-folder': 'The same, on the folder.',
  },
  properties: {},
  slots: {},
}
