import type {ReactNode} from 'react'
import type {MountContext} from '../src/contract/widget.ts'
import {mountIsland as mountApart} from '../src/widget/island.tsx'

type Container = Element | DocumentFragment

/** Renders a widget's component as part of the app; returns what ends it. */
export type Show = (component: ReactNode, context: MountContext, container: Container) => () => void

const shows = new WeakMap<object, Show>()

/** Widgets that are mounted with `context`, or below `element`, render their components by `show`. */
export function showBy(show: Show, element: Element, context: MountContext): void {
  shows.set(element, show)
  shows.set(context, show)
}

/** Widgets render into places within their elements. */
function findShow(context: MountContext, container: Container): Show | undefined {
  let place: Node | null = container
  while (place && !shows.has(place)) place = place.parentNode
  return shows.get(context) ?? (place ? shows.get(place) : undefined)
}

/** What is beside the app, such as a dialog that a widget opens, is not part of its tree: it has a separate root. */
export const showApart: Show = (component, context, container) => {
  const end = mountApart(component, context, container)
  // React refuses to end one root while it writes another
  return () => queueMicrotask(end)
}

/** In place of `src/widget/island.tsx`: the app’s own React renders the components of widgets, as a part of its tree. */
export function mountIsland(
  component: ReactNode,
  context: MountContext,
  container: Container = document.createDocumentFragment(),
): () => void {
  const show = findShow(context, container) ?? showApart
  return show(component, context, container)
}
