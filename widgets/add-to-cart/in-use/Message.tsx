import {useLayoutEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import type {Problem} from '../context.ts'
import type {Parts} from '../parts.ts'

interface Props {
  id: string
  parts: Parts
  problem: Problem
}

/** The control that the visitor has to go to: the first option that is missing, or the quantity. */
function culprit({controls, quantity}: Parts, {missing, isQuantity}: Problem): HTMLElement | null {
  const isShown = (element: Element) => element.checkVisibility?.() ?? true
  const control = controls.find(({name, element}) => missing.includes(name) && isShown(element))
  return control?.element ?? (isQuantity ? quantity : null)
}

/** What is missing or wrong, said below the button; the focus goes to where it can be mended. */
export function Message({id, parts, problem}: Props) {
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    parts.button.after(host)
    return () => host.remove()
  }, [parts, host])
  useLayoutEffect(() => culprit(parts, problem)?.focus(), [parts, problem])
  return createPortal(
    <p id={id} role="alert" className="add-to-cart__message">
      {problem.message}
    </p>,
    host,
  )
}
