import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import {readPath} from '../../../src/lib/read-path.ts'
import {toJson} from '../../../src/lib/to-json.ts'
import {productBadge} from '../../../src/model/product-state.ts'
import type {Selection} from '../../../src/model/selection.ts'
import {isSoldOut} from '../../../src/model/stock.ts'
import {emit} from '../../../src/page/emit.ts'
import {keepWidth} from '../../../src/widget/adopt.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import {useTimer} from '../../../src/widget/use-timer.ts'
import type {AddToCartProps, Kept, Problem, Status} from '../parts/context.ts'
import {servedValue, shownValue} from '../parts/controls.ts'
import {useButton} from '../parts/use-button.ts'
import {Message} from './Message.tsx'
import {readChoice, refusalOf} from './offer.ts'
import {partsOf} from './part-of.ts'
import {pressButton} from './press.ts'
import {readSelection, warnOfUnknown} from './selection.ts'
import {useLabel} from './use-label.ts'
import {useMarks, useScarcity} from './use-marks.ts'
import {useOptions} from './use-options.ts'
import {usePrices} from './use-prices.ts'
import {useStock} from './use-stock.ts'

let messages = 0

const isSame = (a: Selection, b: Selection): boolean => toJson(a) === toJson(b)

/** The options, the quantity and the button of one product, on the elements of the server HTML. */
export function Active({
  product: servedProduct,
  isPressed,
  changes,
  asked,
  endBusy,
  ...rest
}: AddToCartProps & Kept) {
  const product = useStock(servedProduct, changes)
  const props = {...rest, product}
  const {root, parts, source, showsDifferences} = props
  const [served] = useState(() => readSelection(parts.controls, product, servedValue))
  const [selection, setSelection] = useState(
    () => asked ?? readSelection(parts.controls, product, shownValue),
  )
  const [status, showStatus] = useState<Status>('idle')
  const current = useRef<Status>('idle')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [messageId] = useState(() => `add-to-cart-message-${++messages}`)
  const after = useTimer()
  const [further, setFurther] = useState<typeof import('./Choices.tsx') | null>(null)
  useEffect(() => {
    const isOfUse = parts.controls[0] && (source === 'product' || showsDifferences)
    if (isOfUse) import(/* apart */ './Choices.tsx').then(setFurther, () => {})
  }, [parts, source, showsDifferences])
  const choice = readChoice(product, selection)
  const refusal = refusalOf(product, choice)
  const servedChoice = readChoice(servedProduct, served)
  const servedRefusal = refusalOf(servedProduct, servedChoice)
  const isSelectionServed = isSame(selection, served)
  const isStale = product !== servedProduct
  /** The server HTML about the stock applies to the current choice. */
  const isTrue = !isStale && (isSelectionServed || !choice.variant)

  const known = useRef(product)
  const tell = (next: Selection) =>
    emit('variant-change', {itemId: product.id, ...readChoice(known.current, next)}, root)

  // scripts change several options at once, and click the button, before the first change is rendered
  const chosen = useRef(selection)
  const last = useRef(product.optionNames.at(-1))
  function choose(name: string, value: string): void {
    const next = {...chosen.current, [name]: value}
    chosen.current = next
    last.current = name
    setSelection(next)
    setProblem(null)
    tell(next)
  }

  // a request may end after the button was given back
  const isOver = useRef(false)
  useLayoutEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
      keepWidth(parts.button, false)
    }
  }, [parts])

  // a second click can come before the first is rendered
  function setStatus(next: Status): void {
    keepWidth(parts.button, next !== 'idle' && !isOver.current)
    current.current = next
    showStatus(next)
  }
  function act(): void {
    if (current.current === 'idle' && !isSoldOut(product))
      setProblem(pressButton({...props, selection: chosen.current, setStatus, after}))
  }

  const atStart = useRef(() => {
    warnOfUnknown(parts.controls, product, root)
    // a choice may have been made since the first rendering: sent later, the older one would win
    const tellChosen = () =>
      void ((known.current === servedProduct && isSame(chosen.current, served)) || tell(chosen.current))
    // and the request for the variant may have come after the choice
    const answer = (event: Event) => readPath(event, 'detail.itemId') === product.id && tellChosen()
    tellChosen()
    endBusy?.()
    if (isPressed) act()
    document.addEventListener('vitrine:variant-wanted', answer)
    return () => document.removeEventListener('vitrine:variant-wanted', answer)
  })
  useEffect(() => atStart.current(), [])
  // whatever follows the variant also follows its stock
  useEffect(() => {
    if (known.current === product) return
    known.current = product
    tell(chosen.current)
  })

  useButton(parts, {
    act,
    isDisabled: status !== 'idle' || refusal !== null,
    isAdding: status === 'adding',
    isAdded: status === 'added',
    isOut: refusal !== null || servedRefusal !== null,
    label: useLabel(props, status, refusal, servedRefusal),
  })
  useAdopt(parts.variants, {
    attributes: {
      'data-selected-variant': choice.variant && toJson(choice.variant.source),
      'data-unselected-options': toJson(choice.unselected),
      'data-variant-in-stock': `${choice.inStock}`,
    },
  })
  const isQuantity = problem?.isQuantity
  useAdopt(parts.quantity, {
    attributes: {
      'aria-invalid': isQuantity ? 'true' : undefined,
      'aria-describedby': isQuantity ? messageId : undefined,
    },
    classes: {'add-to-cart__invalid': isQuantity},
    on: {input: () => setProblem(null)},
  })
  // a product without a quantity hides the field
  const [quantityParts] = useState(() => partsOf(parts.quantity, parts))
  useAdopt(quantityParts, {attributes: {hidden: refusal ? '' : undefined}})

  useOptions({
    controls: parts.controls,
    product,
    selection,
    last: last.current,
    noteOf: (name, value) =>
      showsDifferences ? further?.priceDifference(product, selection, name, value) : null,
    wrong: problem?.options ?? [],
    messageId,
    onChoose: choose,
  })
  // without a choice the server's text is correct, unless the server itself had made a choice
  usePrices(
    props,
    isSelectionServed ? undefined : (choice.variant ?? (servedChoice.variant ? null : undefined)),
  )
  useMarks(props, isTrue ? undefined : productBadge(product, choice.variant))
  useScarcity(props, choice.variant, {isTrue, isStale})
  return (
    <>
      {problem && <Message id={messageId} parts={parts} problem={problem} />}
      {further && (
        <further.Choices
          {...props}
          selection={selection}
          variant={choice.variant}
          last={last.current}
          isServed={isSelectionServed}
        />
      )}
    </>
  )
}
