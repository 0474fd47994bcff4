import type {Mount, MountContext} from '../contract/widget.ts'
import {report} from '../page/report.ts'
import {followStore} from '../page/store/follow.ts'
import type {State} from '../page/store/types.ts'
import {type Adopt, createAdoptionSet} from './adoption-set.ts'
import type {Definition, Props} from './definition.ts'
import {createLazy, type Lazy} from './lazy.ts'
import {readProps} from './read-props.ts'

/**
 * The parts that a widget is set up with. Each part is created on first access: small widgets do not pay for the
 * others.
 */
export interface Widget<D extends Definition> {
  element: HTMLElement
  /** React apps identify the part of their tree that a component belongs to with it (react/island.tsx). */
  context: MountContext
  readonly props: Props<D>
  /** Aborted when the widget is unmounted, or has failed: everything that the widget made ends with it. */
  signal: AbortSignal
  /** Changes elements until then. */
  readonly adopt: Adopt
  /** Code that loads later, or never. Failures are reported. */
  lazy: <M>(load: () => Promise<M>) => Lazy<M>
  /** Calls `show` with what `select` picks from the store, now and after each change (src/page/store/follow.ts). */
  followStore: <T>(select: (state: State) => T, show: (value: T) => Promise<void> | undefined) => void
  /** Calls `show` now, and when the page replaces texts. */
  followTexts: (show: () => void) => void
  /** Restores the server HTML and reports the widget as failed. */
  fail: (error: unknown) => void
}

/** A widget that takes over server HTML. A widget with a component is an island (mount-rendered.ts). */
export const enhance =
  <const D extends Definition>(definition: D, setUp: (widget: Widget<D>) => void): Mount =>
  (element, context) => {
    const controller = new AbortController()
    const {signal} = controller
    const html = new AbortController()
    function dispose(): void {
      controller.abort()
      // last: a closing dialog returns the focus to an element that can still receive it
      html.abort()
    }
    let props: Props<D> | undefined
    let adopt: Adopt | undefined
    const fail = (error: unknown) => {
      dispose()
      context.fail(error)
    }
    try {
      setUp({
        element,
        context,
        signal,
        fail,
        get props() {
          props ??= readProps(element, definition)
          return props
        },
        get adopt() {
          adopt ??= createAdoptionSet(html.signal)
          return adopt
        },
        lazy: (load) =>
          createLazy(load, {signal, onError: (error) => report(definition.name, error, element)}),
        followStore: (select, show) => signal.addEventListener('abort', followStore(select, show, fail)),
        followTexts(show) {
          show()
          document.addEventListener('vitrine:strings', show, {signal})
        },
      })
    } catch (error) {
      dispose()
      throw error
    }
    return dispose
  }
