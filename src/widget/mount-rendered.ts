import type {ReactNode} from 'react'
import type {Mount, MountContext} from '../contract/widget.ts'
import type {Definition} from './definition.ts'
import {enhance, type Widget} from './enhance.ts'
import {mountIsland} from './island.tsx'

type Load = (host: HTMLElement) => Promise<ReactNode>

/**
 * Renders a component where the server rendered nothing: in a separate element at the end of `root`, once `load` has
 * fetched it.
 */
export function mountRendered(root: Element, load: Load, context: MountContext): () => void {
  const host = document.createElement('div')
  let end = () => {}
  const fail = (error: unknown) => {
    host.remove()
    context.fail(error)
  }
  root.append(host)
  const rendered = load(host)
    .then((component) => {
      if (host.isConnected) end = mountIsland(component, {fail}, host)
    })
    // after removal, a failure has no consequence
    .catch((error) => host.parentNode && fail(error))
  context.wait?.(rendered)
  return () => {
    end()
    host.remove()
  }
}

/** The parts that a widget with a component is set up with. */
export interface Island<D extends Definition> extends Widget<D> {
  /** Mounts a component that adopts the server HTML and renders nothing. */
  takeOver: (component: ReactNode) => void
  /** Renders a component in a separate element at the end of the widget's, once `load` has fetched it. */
  render: (load: Load) => void
}

/** A widget with a component. It ends with the widget's signal, like everything else. */
export const island = <const D extends Definition>(
  definition: D,
  setUp: (island: Island<D>) => void,
): Mount =>
  enhance(definition, (widget) => {
    const {element, context, signal} = widget
    setUp(
      Object.assign(widget, {
        takeOver: (component: ReactNode) => signal.addEventListener('abort', mountIsland(component, context)),
        render: (load: Load) => signal.addEventListener('abort', mountRendered(element, load, context)),
      }),
    )
  })
