import type {Registration} from '../../src/contract/widget.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  // other frameworks have both classes, too
  selector:
    '.accordion-items-container:has(.accordion-item__click-target):not([data-vitrine] *), .accordion-item:has(.accordion-item__click-target):not([data-vitrine] *,.accordion-items-container *)',
  strategy: 'visible',
}

export const definition = {
  name: 'accordion',
  attributes: {multiple: {type: 'boolean', default: true}},
} as const satisfies Definition

export const about: About<typeof definition> = {
  summary:
    'Panels that open below their buttons. Find in page and links to a place in a panel open it. Where one panel at a time is enough, the browser’s own `<details name>` needs no widget.',
  attributes: {multiple: 'false: opening a panel closes the others.'},
  strings: {},
  parts: {
    button:
      'Opens the panel with the id in its `aria-controls`, or the element after it, or after the heading that it is in. `aria-expanded="true"` on it, or no `aria-expanded` and a panel without `hidden`: the panel is open at the start.',
    '.accordion-items-container, .accordion-item':
      'Platform markup, with `.accordion-item__click-target` and `.accordion-item__dropdown`; `data-should-allow-multiple-open-items` and `data-is-expanded-first-item` on the list count.',
  },
  events: {},
  classes: {
    'accordion-item__click-target': 'Platform markup: the button.',
    'accordion-item__dropdown': 'Platform markup: the panel; while it is open also with `--open`.',
  },
  properties: {},
  slots: {},
}
