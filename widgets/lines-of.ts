import {STATE} from '../src/contract/attributes.ts'
import type {Line, WidgetEntry} from '../src/contract/widget.ts'
import {readTag} from '../src/page/page.ts'

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

const keeping = (line: Line): WidgetEntry =>
  line.pressed ? {...line, load: keepPresses(line.pressed, line.load)} : line

/** The lines of the widgets that one file names. */
export const linesOf = (widgets: readonly Line[], place: Line['in']): WidgetEntry[] =>
  widgets.filter((line) => line.in === place).map(keeping)
