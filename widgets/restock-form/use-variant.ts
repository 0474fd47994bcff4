import {useLayoutEffect, useRef} from 'react'
import {readPath} from '../../src/lib/read-path.ts'
import {emit} from '../../src/page/emit.ts'
import {formsOf} from '../../src/page/item-forms.ts'
import {type Followed, readChoice, type Wanted} from './follow-variant.ts'

/** Milliseconds that a product has to reply to a form that was sent before it had. */
const PATIENCE = 5000

/** Follows the variant of the product. `isAnswered` waits for its first reply, and says whether it came. */
export function useVariant(
  {root, productId, variantId}: Wanted,
  initial: Followed,
  follow: (followed: Followed) => void,
) {
  const latest = useRef(initial)
  const hasReply = useRef(false)
  // immediately: Preact runs other effects a frame later, and a choice may be reported before
  useLayoutEffect(() => {
    const controller = new AbortController()
    const {signal} = controller
    const ask = () => emit('variant-wanted', {itemId: productId, variantId}, root)
    const hear = (event: Event) => {
      const choice = readChoice({root, productId, variantId}, event)
      if (!choice) return
      hasReply.current = true
      latest.current = choice
      follow(choice)
    }
    // a product that was waiting for its first use has not heard the question
    const askAgain = (event: Event) => {
      if (variantId === null && !hasReply.current && readPath(event, 'detail.widget') === 'add-to-cart') ask()
    }
    document.addEventListener('vitrine:variant-change', hear, {signal})
    document.addEventListener('vitrine:mounted', askAgain, {signal})
    // the choice may have been made before the widget mounted
    ask()
    return () => controller.abort()
  }, [root, productId, variantId, follow])

  async function isAnswered(): Promise<boolean> {
    const isDone = () => hasReply.current || variantId !== null || !document.querySelector(formsOf(productId))
    const end = Date.now() + PATIENCE
    while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
    return isDone()
  }
  return {latest, isAnswered}
}
