import {STATE} from '../contract/attributes.ts'
import type {WidgetEntry} from '../contract/widget.ts'
import {readTag} from './page.ts'

type Load = WidgetEntry['load']

/**
 * For platform markup that visitors click before its widget has made a button of it: the loader ignores such clicks.
 * This function keeps a click while the widget loads, and replays it once when the widget is mounted.
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
      // another widget may be mounted inside it
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
