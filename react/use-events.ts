import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react'
import type {EventName} from '../src/contract/events.ts'
import {comesFrom} from './events.ts'

export type Listeners = Readonly<Partial<Record<EventName, (event: never) => void>>>

/** Calls the latest `on…` props for the widget’s events. */
export function useEvents(element: RefObject<HTMLElement | null>, listeners: Listeners): void {
  const latest = useRef(listeners)
  const names = Object.keys(listeners).sort().join(' ')
  useLayoutEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const controller = new AbortController()
    for (const name of names.split(' ').filter(Boolean) as EventName[]) {
      const target = comesFrom(name) === 'document' ? document : element.current
      target?.addEventListener(
        `vitrine:${name}`,
        (event) => latest.current[name]?.(event as never),
        controller,
      )
    }
    return () => controller.abort()
  }, [names, element])
}
