import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import {expectAddition} from '../../../src/actions/expect-addition.ts'
import {readPath} from '../../../src/lib/read-path.ts'
import {toJson} from '../../../src/lib/to-json.ts'
import type {Product} from '../../../src/model/product.ts'
import {productBadge} from '../../../src/model/product-state.ts'
import type {Selection} from '../../../src/model/selection.ts'
import {isSoldOut} from '../../../src/model/stock.ts'
import {emit} from '../../../src/page/emit.ts'
import {isPriorRequired} from '../../../src/page/site/current-site.ts'
import {keepWidth} from '../../../src/widget/adopt.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import {useTimer} from '../../../src/widget/use-timer.ts'
import {type AddToCartProps, type Kept, type Problem, SAME_PRESS, type Status} from '../parts/context.ts'
import type {Parts} from '../parts/read-parts.ts'
import {useButton} from '../parts/use-button.ts'
import {Fields} from './Fields.tsx'
import {Message} from './Message.tsx'
import {type Choice, readChoice, refusalOf} from './offer.ts'
import {pressButton} from './press.ts'
import {isSameSelection, warnOfUnknown} from './selection.ts'
import {activeTexts} from './strings.ts'
import {useChoice} from './use-choice.ts'
import {useLabel} from './use-label.ts'
import {useMarks, useScarcity} from './use-marks.ts'
import {usePrices} from './use-prices.ts'
import {useStock} from './use-stock.ts'
import {useUnitPrice} from './use-unit-price.ts'

let messages = 0

/** Shown as soon as a combination is chosen that no variant has. */
const UNAVAILABLE: Problem = {
  get message() {
    return activeTexts('unavailable')
  },
  options: [],
}

/** The state of the button. `current` has it at once: a second click can come before the first is rendered. */
function useStatus(parts: Parts, hideNotice: () => void) {
  const [status, show] = useState<Status>('idle')
  const current = useRef<Status>('idle')
  /** The shop has added the item: the next press counts. */
  const isAnswered = useRef(false)
  const after = useTimer()
  // a request may end after the button was given back
  const isOver = useRef(false)
  useLayoutEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
      keepWidth(parts.button, false)
    }
  }, [parts])
  function setStatus(next: Status): void {
    keepWidth(parts.button, next !== 'idle' && !isOver.current)
    current.current = next
    isAnswered.current = next === 'added'
    hideNotice()
    show(next)
  }
  function onAnswer(): void {
    isAnswered.current = true
    hideNotice()
  }
  /** A choice is what the button has waited for. */
  function endPause(): void {
    if (!/^(select-option|error)$/.test(current.current)) return
    after(0)
    setStatus('idle')
  }
  return {status, current, isAnswered, after, setStatus, onAnswer, endPause}
}

/** The code of `Choices`, which only some products need. */
function useFurther(product: Product, {parts, source, isList, showsDifferences}: AddToCartProps) {
  const [further, setFurther] = useState<typeof import('./Choices.tsx') | null>(null)
  useEffect(() => {
    const hasPictures = isList && product.variants.some(({mainImageId}) => mainImageId)
    if (parts.controls[0] && (source === 'product' || hasPictures || showsDifferences))
      import('./Choices.tsx').then(setFurther, () => {})
  }, [parts, source, isList, product, showsDifferences])
  return further
}

interface Shown {
  choice: Choice
  servedChoice: Choice
  isSelectionServed: boolean
  isStale: boolean
}

/** Shows the choice in the page: its variant, prices, marks and scarcity. */
function useShown(props: AddToCartProps, {choice, servedChoice, isSelectionServed, isStale}: Shown): void {
  const {parts, product} = props
  /** The server HTML about the stock applies to the current choice. */
  const isTrue = !isStale && (isSelectionServed || !choice.variant)
  useAdopt(parts.variants, {
    attributes: {
      'data-selected-variant': choice.variant && toJson(choice.variant.source),
      'data-unselected-options': toJson(choice.unselected),
      'data-variant-in-stock': `${choice.inStock}`,
    },
  })
  // without a choice the server's text is correct, unless the server itself had made a choice
  const priced = isSelectionServed ? undefined : (choice.variant ?? (servedChoice.variant ? null : undefined))
  usePrices(props, priced)
  useUnitPrice(props, priced)
  useMarks(props, isTrue ? undefined : productBadge(product, choice.variant, isPriorRequired()))
  useScarcity(props, choice.variant, {isTrue, isStale})
}

/** The options, the quantity and the button of one product, on the elements of the server HTML. */
export function Active({
  product: servedProduct,
  isPressed,
  changes,
  asked,
  isWanted,
  isPressedAgain,
  endBusy,
  ...rest
}: AddToCartProps & Kept) {
  const product = useStock(servedProduct, changes)
  const props = {...rest, product}
  const {root, parts, showsDifferences} = props
  const {served, selection, chosen, last, look, fields} = useChoice({
    parts,
    product,
    asked,
    onChoose(next) {
      setProblem(null)
      endPause()
      tell(next)
    },
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [messageId] = useState(() => `add-to-cart-message-${++messages}`)
  const further = useFurther(servedProduct, props)
  const choice = readChoice(product, selection)
  const refusal = refusalOf(product, choice)
  const servedChoice = readChoice(servedProduct, served)
  const servedRefusal = refusalOf(servedProduct, servedChoice)
  const isSelectionServed = isSameSelection(selection, served)

  const known = useRef(product)
  const tell = (next: Selection) =>
    emit('variant-change', {itemId: product.id, ...readChoice(known.current, next)}, root)

  const {status, current, isAnswered, after, setStatus, onAnswer, endPause} = useStatus(parts, () =>
    setProblem((known) => (known?.isNotice ? null : known)),
  )
  const pressedAt = useRef(0)
  const tellStillAdding = () => setProblem({message: activeTexts('stillAdding'), options: [], isNotice: true})
  function act(): void {
    // the step that was clicked before comes first
    if (parts.stepping) return void parts.stepping.then(act)
    const isSame = Date.now() - pressedAt.current < SAME_PRESS
    pressedAt.current = Date.now()
    if (isSoldOut(product)) return
    if (current.current === 'idle' || (isAnswered.current && !isSame))
      setProblem(pressButton({...props, selection: look(), setStatus, onAnswer, after}))
    else if (current.current === 'adding' && !isSame) tellStillAdding()
  }

  const atStart = useRef(() => {
    // what has brought this code is a sign of a press
    expectAddition()
    warnOfUnknown(parts.controls, product, root)
    // a choice may have been made since the first rendering: sent later, the older one would win
    const tellChosen = (isAsked: boolean) => {
      const isServed = known.current === servedProduct && isSameSelection(chosen.current, served)
      if (isAsked || !isServed) tell(chosen.current)
    }
    // and the request for the variant may have come after the choice
    const answer = (event: Event) =>
      readPath(event, 'detail.itemId') === product.id &&
      tellChosen(readPath(event, 'detail.variantId') === null)
    tellChosen(isWanted === true)
    endBusy?.()
    if (isPressed) act()
    if (isPressedAgain && current.current === 'adding') tellStillAdding()
    document.addEventListener('vitrine:variant-wanted', answer)
    return () => document.removeEventListener('vitrine:variant-wanted', answer)
  })
  // whatever follows the variant also follows its stock
  useEffect(() => {
    if (known.current === product) return
    known.current = product
    tell(chosen.current)
  })

  const shownProblem = problem ?? (refusal === 'none' ? UNAVAILABLE : null)
  useButton(parts, {
    act,
    isDisabled: !/^(idle|added)$/.test(status) || refusal !== null,
    isAdding: status === 'adding',
    isAdded: status === 'added',
    isOut: refusal !== null || servedRefusal !== null,
    label: useLabel(props, status, refusal, servedRefusal),
  })
  useAdopt(parts.button, {on: {pointerover: expectAddition, pointerdown: expectAddition}})
  useAdopt(parts.scope, {
    on: {input: () => setProblem((known) => (known?.isQuantity || known?.field ? null : known))},
  })
  useShown(props, {choice, servedChoice, isSelectionServed, isStale: product !== servedProduct})
  // after the hooks above, but immediately: Preact runs other effects a frame later, and a press waits for this
  useLayoutEffect(() => atStart.current(), [])
  return (
    <>
      <Fields
        key={fields.version}
        {...fields}
        parts={parts}
        product={product}
        selection={selection}
        last={last.current}
        noteOf={(name, value) =>
          showsDifferences ? further?.priceDifference(product, selection, name, value) : null
        }
        problem={problem}
        messageId={messageId}
        isRefused={refusal !== null}
      />
      {shownProblem && <Message id={messageId} parts={parts} problem={shownProblem} />}
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
