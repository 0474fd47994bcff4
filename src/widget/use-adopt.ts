import {useLayoutEffect, useRef} from 'react'
import {type Adopted, type Adoption, adopt, apply, restore} from './adopt.ts'

type Wanted<E> = Adopted | ((element: E, index: number) => Adopted)

/** Keeps server-rendered elements up to date while a component is mounted. */
export function useAdopt<E extends Element>(elements: readonly E[] | E | null, wanted: Wanted<E>): void {
  const adopted = useRef<Adoption[]>(null)
  useLayoutEffect(() => {
    const list: readonly E[] = elements instanceof Element ? [elements] : (elements ?? [])
    adopted.current ??= list.map(adopt)
    let index = 0
    for (const adoption of adopted.current) {
      const element = list[index]
      if (element) apply(adoption, typeof wanted === 'function' ? wanted(element, index) : wanted)
      index++
    }
  })
  useLayoutEffect(
    () => () => {
      for (const adoption of adopted.current ?? []) restore(adoption)
      adopted.current = null
    },
    [],
  )
}
