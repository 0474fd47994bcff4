import type {ReactNode} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import type {MountContext} from '../lib/widget.ts'
import {Boundary} from './Boundary.tsx'

type Container = Element | DocumentFragment

/**
 * Mounts a widget's component. A widget that only adopts server HTML needs no place of its own and gets a fragment.
 * Throws what the component throws while mounting; later failures go to `fail`.
 */
export function mountIsland(
  component: ReactNode,
  {fail}: MountContext,
  container: Container = document.createDocumentFragment(),
): () => void {
  const failures: unknown[] = []
  let onError = (error: unknown): unknown => failures.push(error)
  // React would log what the boundary already reports
  const root = createRoot(container, {onCaughtError: () => {}})
  flushSync(() => root.render(<Boundary onError={(error) => onError(error)}>{component}</Boundary>))
  if (failures.length) {
    root.unmount()
    throw failures[0]
  }
  // Preact tells of an error before it gives up what the widget held: the server HTML has to be back first
  onError = (error) => {
    onError = () => {}
    queueMicrotask(() => {
      root.unmount()
      fail(error)
    })
  }
  return () => root.unmount()
}
