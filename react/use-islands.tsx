import {type ReactPortal, useCallback, useState} from 'react'
import {createPortal, flushSync} from 'react-dom'
import {Boundary} from '../src/widget/Boundary.tsx'
import type {Show} from './island.tsx'

let keys = 0

/** The components of a widget, in their containers. */
export function useIslands(): [islands: readonly ReactPortal[], show: Show] {
  const [islands, setIslands] = useState<readonly ReactPortal[]>([])

  const show = useCallback<Show>((component, {fail}, container) => {
    let isShown = false
    let failure: {error: unknown} | undefined
    const end = () => setIslands((all) => all.filter((other) => other !== island))

    function onError(error: unknown): void {
      if (failure) return
      failure = {error}
      if (!isShown) return
      end()
      fail(error)
    }
    const island = createPortal(
      <Boundary onError={onError}>{component}</Boundary>,
      container,
      `vitrine-${++keys}`,
    )
    // widgets continue to work with the rendered elements
    flushSync(() => setIslands((all) => [...all, island]))
    if (failure) {
      end()
      throw failure.error
    }
    isShown = true
    return end
  }, [])

  return [islands, show]
}
