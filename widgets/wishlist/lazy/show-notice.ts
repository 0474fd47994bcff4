import type {ListProblem} from '../../../src/page/lists/lists.ts'
import {texts} from '../widget.ts'

let ended: AbortController | undefined

/** Says in the top layer why a press counts less than expected, until the visitor does something else: nothing moves. */
export function showNotice(problem: ListProblem, button: Element, signal: AbortSignal): void {
  ended?.abort()
  const controller = new AbortController()
  ended = controller
  const notice = document.createElement('p')
  notice.className = 'wishlist__notice'
  notice.role = 'alert'
  notice.textContent = texts(problem)
  notice.dataset.vitrineOwn = ''
  notice.setAttribute('popover', 'manual')
  // an open dialog hides the rest of the page
  ;(button.closest('dialog') ?? document.body).append(notice)
  notice.showPopover?.()
  controller.signal.addEventListener('abort', () => notice.remove())
  const end = () => controller.abort()
  signal.addEventListener('abort', end, controller)
  document.addEventListener('pointerdown', end, {signal: controller.signal, capture: true})
  document.addEventListener('keydown', end, {signal: controller.signal, capture: true})
}
