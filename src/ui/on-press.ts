import {isHandledElsewhere} from '../page/is-handled-elsewhere.ts'
import type {Adopt} from '../widget/adoption-set.ts'
import type {Scope} from '../widget/scope.ts'
import {isPress} from './operable.ts'

/** The part of a widget that ends when other code answers a press in its place. */
export interface Own {
  adopt: Adopt
  signal: AbortSignal
  end: () => void
}

interface Host {
  scope: (signal: AbortSignal) => Scope
  signal: AbortSignal
}

export function createOwn({scope, signal}: Host): Own {
  const controller = new AbortController()
  const end = () => controller.abort()
  signal.addEventListener('abort', end)
  return {adopt: scope(controller.signal).adopt, signal: controller.signal, end}
}

interface Options {
  button: HTMLElement
  /** What other code could change to answer the press. */
  parts: readonly (HTMLElement | null)[]
  act: (event: MouseEvent) => void
  /** Ended if other code has answered. */
  own: Own
}

const NAMES = ['class', 'style', 'aria-expanded', 'hidden', 'data-is-open']

const read = (parts: Options['parts']) =>
  parts.flatMap((part) => NAMES.map((name) => ({part, name, value: part?.getAttribute(name)})))

/** The other code goes on from its state; of a style, what it has set has stayed. */
function write({part, name, value}: ReturnType<typeof read>[number]): void {
  if (name === 'style') return
  if (value == null) part?.removeAttribute(name)
  else part?.setAttribute(name, value)
}

/** Acts at the end of a press, as the template's own script may still run the part: two answers would undo each other. */
export function onPress({button, parts, act, own: {signal, end}}: Options): void {
  let before: ReturnType<typeof read> | undefined
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
      if (!noted || !event.composedPath().includes(button)) return
      const changed = read(parts).filter(({value}, index) => value !== noted[index]?.value)
      if (changed.length) {
        end()
        changed.forEach(write)
      } else if (!isHandledElsewhere(event)) act(event)
    },
    {signal},
  )
}
