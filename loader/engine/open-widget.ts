import {TRUSTED, WIDGET} from '../../src/contract/attributes.ts'
import type {WidgetEntry} from '../../src/contract/widget.ts'
import {page} from '../../src/page/page.ts'

/** Adds an element for a widget to a page without one. It is removed with the widgets (mount.ts). */
function open(widget: string): HTMLElement {
  const place = document.createElement('div')
  Object.assign(place.dataset, {vitrine: widget, vitrineLoad: 'now', vitrineOwn: ''})
  document.body.append(place)
  return place
}

/**
 * Lets widgets open other widgets. If a page has no element for the widgets that the first added item shows, they are
 * created here, unless the tag says what opens.
 */
export function startOpening(entries: readonly WidgetEntry[]): void {
  page().open = open
  document.addEventListener(
    'vitrine:item-added',
    () => {
      for (const {name, strategy} of entries)
        if (strategy === 'added' && !page().cart && !document.querySelector(`[${WIDGET}=${name}]${TRUSTED}`))
          open(name)
    },
    true,
  )
}
