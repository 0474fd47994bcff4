import type {Mount, MountContext} from '../contract/widget.ts'
import {report} from '../page/report.ts'
import {type Adopt, createAdoptions} from './adoption-set.ts'
import type {Definition, Props} from './definition.ts'
import {followStore} from './follow-store.ts'
import {readProps} from './read-props.ts'
import {createScope, type Scope} from './scope.ts'

/**
 * The parts that a widget is set up with. Each part is created on first access: small widgets do not pay for the
 * others.
 */
export interface Widget<D extends Definition> extends Scope {
  element: HTMLElement
  /** React apps identify the part of their tree that a component belongs to with it (react/island.tsx). */
  context: MountContext
  readonly props: Props<D>
  /** Aborted when the widget is unmounted, or has failed: everything that the widget made ends with it. */
  readonly signal: AbortSignal
  /** The same for what ends earlier, with a signal: a dialog, a form in use. Failures are reported. */
  scope: (signal: AbortSignal) => Scope
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
    const scope = (signal: AbortSignal) =>
      createScope(signal, (error) => report(definition.name, error, element))
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
        scope,
        lazy: (load) => scope(signalOf()).lazy(load),
        followStore: (select, show) => void ends.push(followStore(select, show, fail)),
        followTexts: (show) => scope(signalOf()).followTexts(show),
      })
    } catch (error) {
      dispose()
      throw error
    }
    return dispose
  }
