import {useLayoutEffect, useRef} from 'react'

/**
 * Calls back after the given milliseconds, unless a later call replaces it or the widget is unmounted first. Without a
 * function, it only ends what waits.
 */
export function useTimer(): (ms: number, fn?: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isMounted = useRef(false)
  // Preact ends other effects a frame later
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      clearTimeout(timer.current)
    }
  }, [])
  return (ms, fn) => {
    clearTimeout(timer.current)
    if (fn && isMounted.current) timer.current = setTimeout(fn, ms)
  }
}
