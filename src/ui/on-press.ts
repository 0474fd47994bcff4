import {isHandledElsewhere} from '../page/is-handled-elsewhere.ts'
import {isPress} from './operable.ts'

interface Options {
  button: HTMLElement
  /** What other code could change to answer the press. */
  parts: readonly (Element | null)[]
  act: (event: MouseEvent) => void
  /** Called instead if other code has answered. */
  yieldTo: () => void
  signal: AbortSignal
}

const read = (parts: Options['parts']): string =>
  parts
    .flatMap((part) => ['class', 'style', 'aria-expanded', 'hidden'].map((name) => part?.getAttribute(name)))
    .join()

/** Acts at the end of a press, as the template's own script may still run the part: two answers would undo each other. */
export function onPress({button, parts, act, yieldTo, signal}: Options): void {
  let before: string | undefined
  button.addEventListener(
    'click',
    () => {
      before = read(parts)
    },
    {capture: true, signal},
  )
  button.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat || !isPress(event) || isHandledElsewhere(event)) return
      event.preventDefault()
      button.click()
    },
    {signal},
  )
  addEventListener(
    'click',
    (event) => {
      const noted = before
      before = undefined
      if (noted === undefined || !event.composedPath().includes(button)) return
      if (noted !== read(parts)) yieldTo()
      else if (!isHandledElsewhere(event)) act(event)
    },
    {signal},
  )
}
