import {WIDGET} from '../../src/contract/attributes.ts'
import type {WidgetEntry} from '../../src/contract/widget.ts'
import {page} from '../../src/page/page.ts'

/** Puts an element for a widget into a page that has none for it. It goes with the widgets (mount.ts). */
function open(widget: string): HTMLElement {
  const place = document.createElement('div')
  Object.assign(place.dataset, {vitrine: widget, vitrineLoad: 'now', vitrineOwn: ''})
  document.body.append(place)
  return place
}

/** Lets widgets open others. What comes with the first item added, a page that has none of its own gets from here. */
export function startPlaces(entries: readonly WidgetEntry[]): void {
  page().open = open
  document.addEventListener(
    'vitrine:item-added',
    () => {
      for (const {name, strategy} of entries)
        if (strategy === 'added' && !document.querySelector(`[${WIDGET}=${name}]`)) open(name)
    },
    true,
  )
}
