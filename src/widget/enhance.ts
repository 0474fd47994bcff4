import type {Mount, MountContext} from '../contract/widget.ts'
import {report} from '../page/report.ts'
import {followStore} from '../page/store/follow.ts'
import type {State} from '../page/store/types.ts'
import {type Adopt, createAdoptionSet} from './adoption-set.ts'
import type {Definition, Props} from './definition.ts'
import {createLazy, type Lazy} from './lazy.ts'
import {readProps} from './read-props.ts'

/** What a widget is set up with. Each part is made when it is asked for: small widgets do not pay for the others. */
export interface Widget<D extends Definition> {
  element: HTMLElement
  /** React apps know by it which part of their tree a component belongs to (react/island.tsx). */
  context: MountContext
  readonly props: Props<D>
  /** Aborted when the widget is unmounted, or has failed: all that it makes ends with it. */
  signal: AbortSignal
  /** Changes elements until then. */
  readonly adopt: Adopt
  /** Code that comes later, or never. Failures are reported. */
  lazy: <M>(load: () => Promise<M>) => Lazy<M>
  /** Hands `show` what `select` picks of the store, now and after each change (src/page/store/follow.ts). */
  followStore: <T>(select: (state: State) => T, show: (value: T) => Promise<void> | undefined) => void
  /** Calls `show` now, and when the page puts its own texts in place of ours. */
  followTexts: (show: () => void) => void
  /** Gives the server HTML back and reports the widget as failed. */
  fail: (error: unknown) => void
}

/** A widget that takes server HTML over. One with a component is an island (mount-rendered.ts). */
export const enhance =
  <const D extends Definition>(definition: D, setUp: (widget: Widget<D>) => void): Mount =>
  (element, context) => {
    const controller = new AbortController()
    const {signal} = controller
    const html = new AbortController()
    function dispose(): void {
      controller.abort()
      // last: what was opened gives the focus back to an element that can still have it
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
