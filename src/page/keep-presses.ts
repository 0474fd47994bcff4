import {STATE} from '../contract/attributes.ts'
import type {WidgetEntry} from '../contract/widget.ts'
import {showBusy} from './show-busy.ts'

type Load = WidgetEntry['load']

/**
 * For markup of the platform that is pressed, but is no button before its widget makes one of it: the loader takes no
 * press for one there. From here on it is kept while the widget is on its way, and done once, when that is mounted.
 */
export function keepPresses(selector: string, load: Load): Load {
  const pressed = new Map<HTMLElement, ReturnType<typeof showBusy>>()

  function keep({target}: Event): void {
    const part = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (part?.closest(`[${STATE}=loading]`) && !pressed.has(part)) pressed.set(part, showBusy(part))
  }
  return async (attempt) => {
    addEventListener('click', keep, true)
    const {mount} = await load(attempt).finally(() => {
      for (const endBusy of pressed.values()) endBusy?.()
    })
    return {
      mount(element, context) {
        const end = mount(element, context)
        for (const part of pressed.keys()) {
          // by then it counts as mounted
          if (element.contains(part)) queueMicrotask(() => part.click())
          else if (part.isConnected) continue
          pressed.delete(part)
        }
        return end
      },
    }
  }
}
