import type {ReactNode} from 'react'
import type {MountContext} from '../src/contract/widget.ts'
import {mountIsland as mountApart} from '../src/widget/island.tsx'

type Container = Element | DocumentFragment

/** Renders a widget's component as part of the app; returns a function that removes it. */
export type Show = (component: ReactNode, context: MountContext, container: Container) => () => void

const shows = new WeakMap<object, Show>()

/** Widgets mounted with `context`, or below `element`, render their components with `show`. */
export function showBy(show: Show, element: Element, context: MountContext): void {
  shows.set(element, show)
  shows.set(context, show)
}

/** Finds the `show` for a container: widgets render into containers within their elements. */
function findShow(context: MountContext, container: Container): Show | undefined {
  let place: Node | null = container
  while (place && !shows.has(place)) place = place.parentNode
  return shows.get(context) ?? (place ? shows.get(place) : undefined)
}

/**
 * An element next to the app, such as a dialog that a widget opens, is not part of the app's tree: it gets a separate
 * root.
 */
export const showApart: Show = (component, context, container) => {
  const end = mountApart(component, context, container)
  // React refuses to unmount one root while it renders another
  return () => queueMicrotask(end)
}

/** Replaces `src/widget/island.tsx`: the app’s own React renders the components of widgets, as a part of its tree. */
export function mountIsland(
  component: ReactNode,
  context: MountContext,
  container: Container = document.createDocumentFragment(),
): () => void {
  const show = findShow(context, container) ?? showApart
  return show(component, context, container)
}
