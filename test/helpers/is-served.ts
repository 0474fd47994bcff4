import {servedOf} from '../../loader/scan.ts'
import {widgets} from '../../widgets/table.ts'

/** Whether a widget leaves an element untouched until its first use. */
export function isServed(widget: string, html: string): boolean {
  document.body.innerHTML = html
  const line = widgets.find(({name}) => name === widget)
  if (!line?.served) throw new Error(`${widget} mounts all of its elements at once`)
  return document.body.firstElementChild?.matches(servedOf(line)) ?? false
}
