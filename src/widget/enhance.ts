import type {Mount, MountContext} from '../contract/widget.ts'
import {report} from '../page/report.ts'
import {followStore} from '../page/store/follow.ts'
import type {State} from '../page/store/types.ts'
import {type Adopt, createAdoptions} from './adoption-set.ts'
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
  readonly signal: AbortSignal
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
    // a page can have a thousand small widgets that read no signal
    let controller: AbortController | undefined
    const ends: (() => void)[] = []
    let props: Props<D> | undefined
    let adopt: Adopt | undefined
    function signalOf(): AbortSignal {
      controller ??= new AbortController()
      return controller.signal
    }
    function dispose(): void {
      signalOf()
      controller?.abort()
      // last: a closing dialog returns the focus to an element that can still receive it
      for (const end of ends) end()
    }
    const fail = (error: unknown) => {
      dispose()
      context.fail(error)
    }
    try {
      setUp({
        element,
        context,
        fail,
        get signal() {
          return signalOf()
        },
        get props() {
          props ??= readProps(element, definition)
          return props
        },
        get adopt() {
          adopt ??= createAdoptions(ends, () => controller?.signal.aborted)
          return adopt
        },
        lazy: (load) =>
          createLazy(load, {
            signal: signalOf(),
            onError: (error) => report(definition.name, error, element),
          }),
        followStore: (select, show) => void ends.push(followStore(select, show, fail)),
        followTexts(show) {
          show()
          document.addEventListener('vitrine:strings', show, {signal: signalOf()})
        },
      })
    } catch (error) {
      dispose()
      throw error
    }
    return dispose
  }
