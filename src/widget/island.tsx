import type {ReactNode} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import type {MountContext} from '../contract/widget.ts'
import {Boundary} from './Boundary.tsx'

type Container = Element | DocumentFragment

/** React would log what the boundary already reports. */
const options = {onCaughtError() {}}

/**
 * Mounts a widget's component. A component that only adopts server HTML needs no container and gets a fragment. Throws
 * what the component throws while mounting; later failures go to `fail`.
 */
export function mountIsland(
  component: ReactNode,
  {fail}: MountContext,
  container: Container = document.createDocumentFragment(),
): () => void {
  const root = createRoot(container, options)
  let isMounted = false
  let failure: {error: unknown} | undefined

  function onError(error: unknown): void {
    if (failure) return
    failure = {error}
    // Preact reports an error before it unmounts the component: the server HTML has to be restored first
    if (isMounted)
      queueMicrotask(() => {
        root.unmount()
        fail(error)
      })
  }

  flushSync(() => root.render(<Boundary onError={onError}>{component}</Boundary>))
  if (failure) {
    root.unmount()
    throw failure.error
  }
  isMounted = true
  return () => root.unmount()
}
