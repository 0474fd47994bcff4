/** An element for a widget that the page has none for. It goes with the widgets (loader/engine/mount.ts). */
export function createPlace(widget: string): HTMLElement {
  const place = document.createElement('div')
  Object.assign(place.dataset, {vitrine: widget, vitrineLoad: 'now', vitrineOwn: ''})
  return place
}
