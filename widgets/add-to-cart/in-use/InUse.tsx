import {useEffect, useRef, useState} from 'react'
import {emit} from '../../../src/lib/emit.ts'
import {readPath} from '../../../src/lib/read-path.ts'
import type {Product} from '../../../src/model/product.ts'
import {findVariant, missingOptions, type Selection} from '../../../src/model/selection.ts'
import {isVariantSoldOut} from '../../../src/model/stock.ts'
import {useAdopt} from '../../../src/ui/use-adopt.ts'
import {useTexts} from '../../../src/ui/use-texts.ts'
import {useTimer} from '../../../src/ui/use-timer.ts'
import type {AddToCartProps, Problem, Status} from '../context.ts'
import {servedValue, shownValue} from '../controls.ts'
import {useButton} from '../use-button.ts'
import {useIdleLabel} from '../use-idle-label.ts'
import {Message} from './Message.tsx'
import {pressButton} from './press.ts'
import {readSelection} from './selection.ts'
import {inUseTexts} from './strings.ts'
import {useOptions} from './use-options.ts'
import {usePrices} from './use-prices.ts'
import {useVariant} from './use-variant.ts'

let messages = 0

function readChoice(product: Product, selection: Selection) {
  const variant = findVariant(product, selection)
  const inStock = variant !== null && !isVariantSoldOut(product, variant)
  return {variant, inStock, unselected: missingOptions(product, selection)}
}

const isSame = (a: Selection, b: Selection): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Props extends AddToCartProps {
  /** What the visitor was doing when this came. */
  isPressed: boolean
}

/** The options, the quantity and the button of one product, on the elements that the server rendered. */
export function InUse({isPressed, ...props}: Props) {
  const {root, parts, product, isSoldOut} = props
  const text = useTexts(inUseTexts)
  const [served] = useState(() => readSelection(parts.controls, product, servedValue))
  const [selection, setSelection] = useState(() => readSelection(parts.controls, product, shownValue))
  const [status, showStatus] = useState<Status>('idle')
  const current = useRef<Status>('idle')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [messageId] = useState(() => `add-to-cart-message-${++messages}`)
  const after = useTimer()
  const choice = readChoice(product, selection)

  const tell = (next: Selection) =>
    emit('variant-change', {itemId: product.id, ...readChoice(product, next)}, root)

  // scripts change several options at once, and press the button, before the first is rendered
  const chosen = useRef(selection)
  function choose(name: string, value: string): void {
    const next = {...chosen.current, [name]: value}
    chosen.current = next
    setSelection(next)
    setProblem(null)
    tell(next)
  }

  // a second press can come before the first is rendered
  function setStatus(next: Status): void {
    current.current = next
    showStatus(next)
  }
  function act(): void {
    if (current.current === 'idle' && !isSoldOut)
      setProblem(pressButton({...props, selection: chosen.current, setStatus, after}))
  }

  const atStart = useRef(() => {
    // a choice may have come since the first rendering: told after it, the older one would stand
    const tellChosen = () => void (isSame(chosen.current, served) || tell(chosen.current))
    // and what wants to know may have come after the choice
    const answer = (event: Event) => readPath(event, 'detail.itemId') === product.id && tellChosen()
    tellChosen()
    if (isPressed) act()
    document.addEventListener('vitrine:variant-wanted', answer)
    return () => document.removeEventListener('vitrine:variant-wanted', answer)
  })
  useEffect(() => atStart.current(), [])

  const idleLabel = useIdleLabel(props)
  const label = {
    idle: idleLabel,
    asking: idleLabel,
    error: idleLabel,
    adding: text('adding'),
    added: text('added'),
    'select-option': text('selectOption'),
  }[status]
  useButton(parts, {act, isBusy: status !== 'idle' || isSoldOut, isAdded: status === 'added', label})
  useAdopt(parts.variants, {
    attributes: {
      'data-selected-variant': choice.variant && JSON.stringify(choice.variant.source),
      'data-unselected-options': JSON.stringify(choice.unselected),
      'data-variant-in-stock': `${choice.inStock}`,
    },
  })
  const isQuantity = problem?.isQuantity
  useAdopt(parts.quantity, {
    attributes: {
      'aria-invalid': isQuantity ? 'true' : undefined,
      'aria-describedby': isQuantity ? messageId : undefined,
    },
    on: {input: () => setProblem(null)},
  })

  useOptions({
    controls: parts.controls,
    product,
    selection,
    missing: problem?.missing ?? [],
    messageId,
    onChoose: choose,
  })
  const isServed = isSame(selection, served)
  // without a choice the server's words are as true as ours, unless it had made one
  usePrices(
    props,
    isServed ? undefined : (choice.variant ?? (findVariant(product, served) ? null : undefined)),
  )
  useVariant(props, isServed ? null : choice.variant)
  return problem && <Message id={messageId} parts={parts} problem={problem} />
}
