import {useEffect, useRef} from 'react'

/** Calls back after so many milliseconds, unless a later call replaces it or the widget is unmounted first. */
export function useTimer(): (ms: number, fn: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (ms, fn) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(fn, ms)
  }
}
