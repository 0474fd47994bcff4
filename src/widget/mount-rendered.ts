import type {ReactNode} from 'react'
import type {MountContext} from '../contract/widget.ts'
import {mountIsland} from './island.tsx'

/**
 * Where the server rendered nothing, we do: a component in a place of its own at the end of `root`, once `load` has brought
 * it.
 */
export function mountRendered(
  root: Element,
  load: (host: HTMLElement) => Promise<ReactNode>,
  context: MountContext,
): () => void {
  const host = document.createElement('div')
  let end = () => {}
  const fail = (error: unknown) => {
    host.remove()
    context.fail(error)
  }
  root.append(host)
  load(host)
    .then((component) => {
      if (host.isConnected) end = mountIsland(component, {fail}, host)
    })
    // nobody waits for it once it was taken away
    .catch((error) => host.parentNode && fail(error))
  return () => {
    end()
    host.remove()
  }
}
