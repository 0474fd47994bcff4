import {useLayoutEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {createAdoptionSet} from '../../../src/widget/adoption-set.ts'
import type {Problem} from '../parts/context.ts'
import {shownValue} from '../parts/controls.ts'
import type {Parts} from '../parts/read-parts.ts'
import {partOf} from './part-of.ts'

interface Props {
  id: string
  parts: Parts
  problem: Problem
}

/**
 * The control that the visitor has to fix: a field of the page; for options, a control of the first one, preferably a checked one; otherwise
 * the quantity.
 */
function culprit({controls, quantity}: Parts, {options, isQuantity, field}: Problem): HTMLElement | null {
  const isShown = (element: Element) => element.checkVisibility?.() ?? true
  if (field) return isShown(field) ? field : null
  const shown = controls.filter(({name, element}) => options.includes(name) && isShown(element))
  const [first] = shown
  const checked = shown.find((control) => control.name === first?.name && shownValue(control))
  return (checked ?? first)?.element ?? (isQuantity ? quantity : null)
}

/**
 * The message about a missing or invalid value, next to its control, which gets the focus; otherwise below the button.
 */
export function Message({id, parts, problem}: Props) {
  const [host] = useState(() =>
    Object.assign(document.createElement('div'), {className: 'add-to-cart__place'}),
  )
  useLayoutEffect(() => {
    const control = culprit(parts, problem)
    const place = control ? partOf(control, parts) : parts.button
    place.after(host)
    control?.focus()
  }, [parts, problem, host])
  useLayoutEffect(() => () => host.remove(), [host])
  const {field} = problem
  useLayoutEffect(() => {
    const controller = new AbortController()
    if (field)
      createAdoptionSet(controller.signal)(field, {
        attributes: {'aria-invalid': 'true', 'aria-describedby': id},
        classes: {'add-to-cart__invalid': true},
      })
    return () => controller.abort()
  }, [field, id])
  return createPortal(
    <p id={id} role="alert" className="add-to-cart__message">
      {problem.message}
    </p>,
    host,
  )
}
