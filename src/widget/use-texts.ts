import {useLayoutEffect, useState} from 'react'
import type {Texts} from '../page/texts.ts'

/** Renders again when the page replaces texts, with or without a cart. */
export function useTexts<K extends string>(texts: Texts<K>): Texts<K> {
  const [, setCount] = useState(0)
  useLayoutEffect(() => {
    const listen = () => setCount((count) => count + 1)
    document.addEventListener('vitrine:strings', listen)
    return () => document.removeEventListener('vitrine:strings', listen)
  }, [])
  return texts
}
