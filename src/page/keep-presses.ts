import {STATE} from '../contract/attributes.ts'
import type {WidgetEntry} from '../contract/widget.ts'
import {readTag} from './page.ts'

type Load = WidgetEntry['load']

/**
 * For markup of the platform that is pressed, but is no button before its widget makes one of it: the loader takes no
 * press for one there. From here on it is kept while the widget is on its way, and done once, when that is mounted.
 */
export function keepPresses(selector: string, load: Load): Load {
  const pressed = new Set<Element>()

  function keep({target}: Event): void {
    const part = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    const widget = part?.closest(`[${STATE}=loading]`)
    if (!part || !widget || pressed.has(part)) return
    pressed.add(part)
    const endBusy = readTag()?.showBusy?.(part)
    widget.addEventListener('vitrine:error', () => endBusy?.())
    widget.addEventListener('vitrine:mounted', (mounted) => {
      // another may be mounted in it
      if (mounted.target !== widget || !pressed.delete(part)) return
      endBusy?.()
      if (widget.contains(part)) part.click()
    })
  }
  return (attempt) => {
    addEventListener('click', keep, true)
    return load(attempt)
  }
}
