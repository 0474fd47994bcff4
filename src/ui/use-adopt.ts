import {useLayoutEffect, useRef} from 'react'
import {type Adopted, type Adoption, adopt} from './adopt.ts'

type Wanted<E> = Adopted | ((element: E, index: number) => Adopted)

/** Keeps server-rendered elements in step with what a component wants of them, for as long as it is mounted. */
export function useAdopt<E extends Element>(elements: readonly E[] | E | null, wanted: Wanted<E>): void {
  const adopted = useRef<Adoption[]>(null)
  useLayoutEffect(() => {
    const list: readonly E[] = elements instanceof Element ? [elements] : (elements ?? [])
    adopted.current ??= list.map(adopt)
    adopted.current.forEach((adoption, index) => {
      const element = list[index]
      if (element) adoption.apply(typeof wanted === 'function' ? wanted(element, index) : wanted)
    })
  })
  useLayoutEffect(
    () => () => {
      for (const adoption of adopted.current ?? []) adoption.restore()
      adopted.current = null
    },
    [],
  )
}
