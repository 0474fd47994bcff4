import {useLayoutEffect, useRef, useState} from 'react'
import type {Product} from '../../../src/model/product.ts'
import type {Selection} from '../../../src/model/selection.ts'
import {isSelect, servedValue} from '../parts/controls.ts'
import type {Parts} from '../parts/read-parts.ts'
import {isSameSelection, readScreen, readValue, showSelection} from './selection.ts'

/** Events after which a script may have set a control without firing one. */
const MOMENTS = ['click', 'keyup', 'reset'] as const

interface Choosing {
  parts: Parts
  product: Product
  /** The choice that the address asks for. */
  asked: Selection | null | undefined
  onChoose: (selection: Selection) => void
}

/**
 * The choice, which is what the screen shows: the controls are read again whenever they may have changed. `look` reads
 * them now.
 */
export function useChoice({parts, product, asked, onChoose}: Choosing) {
  const [served] = useState(() => readScreen(parts.controls, product, {}, servedValue))
  const [selection, setSelection] = useState(() => asked ?? readScreen(parts.controls, product, {}))
  const [fields, setFields] = useState({controls: parts.controls, quantity: parts.quantity, version: 0})
  // scripts change several options at once, and click the button, before the first change is rendered
  const chosen = useRef(selection)
  const last = useRef(product.optionNames.at(-1))

  function look(changed?: EventTarget | null): Selection {
    const {controls, quantity} = parts
    setFields((known) =>
      known.controls === controls && known.quantity === quantity
        ? known
        : {controls, quantity, version: known.version + 1},
    )
    const next = readScreen(controls, product, chosen.current)
    const control = controls.find(({element}) => element === changed)
    const value = control && readValue(control, product)
    // a control that the visitor has changed counts before another of the same option
    if (control && value) next[control.name] = value
    else if (control && isSelect(control.element)) delete next[control.name]
    if (!isSameSelection(next, chosen.current)) {
      last.current = product.optionNames.findLast((name) => next[name] !== chosen.current[name])
      chosen.current = next
      // before it is rendered: the next look must not take another control of the option for a newer choice
      showSelection(controls, product, next)
      setSelection(next)
      onChoose(next)
    }
    return next
  }

  const looking = useRef(look)
  looking.current = look
  useLayoutEffect(() => {
    const controller = new AbortController()
    const {signal} = controller
    const now = ({target}: Event) => looking.current(target)
    // a reset, and what a handler of the page does, come after the event
    const later = () => setTimeout(() => signal.aborted || looking.current())
    document.addEventListener('change', now, {capture: true, signal})
    for (const type of MOMENTS) document.addEventListener(type, later, {capture: true, signal})
    const observer = new MutationObserver(() => looking.current())
    observer.observe(parts.scope, {childList: true, subtree: true})
    signal.addEventListener('abort', () => observer.disconnect())
    return () => controller.abort()
  }, [parts])
  return {served, selection, chosen, last, look, fields}
}
