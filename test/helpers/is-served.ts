import {widgets} from '../../widgets/table.ts'

/** Whether a widget leaves an element alone until its first use. */
export function isServed(widget: string, html: string): boolean {
  document.body.innerHTML = html
  const served = widgets.find(({name}) => name === widget)?.served
  if (!served) throw new Error(`${widget} mounts all of its elements at once`)
  return document.body.firstElementChild?.matches(served) ?? false
}
