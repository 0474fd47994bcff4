import {useLayoutEffect, useRef, useState} from 'react'
import {readPath} from '../../../src/lib/read-path.ts'
import type {Product} from '../../../src/model/product.ts'
import {isSoldOut} from '../../../src/model/stock.ts'
import {page} from '../../../src/page/page.ts'
import {showBusy} from '../../../src/page/show-busy.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import {useTexts} from '../../../src/widget/use-texts.ts'
import type {Active} from '../lazy/Active.tsx'
import {texts} from '../widget.ts'
import {type AddToCartProps, type Kept, SAME_PRESS} from './context.ts'
import {servedValue, shownValue} from './controls.ts'
import {fallBackToServer} from './fall-back-to-server.ts'
import {hasUnmarked} from './has-unmarked.ts'
import type {Parts} from './read-parts.ts'
import {useButton} from './use-button.ts'
import {useIdleLabel} from './use-idle-label.ts'

const STOCK_CHANGE = 'vitrine:stock-change'
const VARIANT_WANTED = 'vitrine:variant-wanted'

const ASKS = /[?&]variant=/

const importActive = () => import('../lazy/Active.tsx')

/** Only prefetches the API client: the code that needs it imports it again. */
function loadActive() {
  import('../../../src/actions/index.ts').catch(() => {})
  return importActive()
}

/** A button with its options. Most are never used: the active code loads with the first hover, focus, choice or click. */
export function AddToCart(props: AddToCartProps) {
  const [Use, setUse] = useState<typeof Active | null>(null)
  const [kept] = useState<Kept>({isPressed: false, changes: []})
  useLayoutEffect(() => () => kept.endBusy?.(), [kept])
  if (Use) return <Use {...props} {...kept} />
  return <Idle {...props} kept={kept} onUse={(component) => setUse(() => component)} />
}

/** Hears what is for the active code: changes of the stock, and the question of a restock form for the choice. */
function hearPage({id}: Product, kept: Kept, begin: () => void): () => void {
  const isOurs = (event: Event) => readPath(event, 'detail.itemId') === id
  const hear = (event: Event) => {
    if (!isOurs(event)) return
    kept.changes.push(readPath(event, 'detail'))
    begin()
  }
  const answer = (event: Event) => {
    if (!isOurs(event) || readPath(event, 'detail.variantId') !== null) return
    kept.isWanted = true
    begin()
  }
  document.addEventListener(STOCK_CHANGE, hear)
  document.addEventListener(VARIANT_WANTED, answer)
  return () => {
    document.removeEventListener(STOCK_CHANGE, hear)
    document.removeEventListener(VARIANT_WANTED, answer)
  }
}

/** The browser restores selections on back navigation: price and marks have to follow. */
const isChosen = ({controls}: Parts): boolean =>
  controls.some((control) => servedValue(control) !== shownValue(control))

interface IdleProps extends AddToCartProps {
  kept: Kept
  onUse: (component: typeof Active) => void
}

function Idle({kept, onUse, ...props}: IdleProps) {
  const {parts, product, source} = props
  const text = useTexts(texts)
  const isOut = isSoldOut(product)
  const hush = useRef(() => {})
  const asking = useRef<Promise<unknown>>(null)
  const pressedAt = useRef(0)
  const load = () =>
    Promise.all([loadActive(), asking.current, parts.stepping]).then(([{Active}]) => onUse(Active))
  const begin = () => void load().catch(() => {})
  function choose(): void {
    kept.asked = null
    begin()
  }

  function act(): void {
    const isSame = Date.now() - pressedAt.current < SAME_PRESS
    pressedAt.current = Date.now()
    if (kept.isPressed && !isSame) kept.isPressedAgain = true
    if (isOut || kept.isPressed) return
    kept.isPressed = true
    const end = showBusy(parts.button)
    kept.endBusy = () => {
      kept.endBusy = undefined
      end?.()
    }
    load().catch(() => {
      kept.isPressed = false
      kept.endBusy?.()
      hush.current()
      hush.current = fallBackToServer(parts, text('offline'))
    })
  }

  useButton(parts, {act, isDisabled: isOut, isOut, label: useIdleLabel(props, isOut)})
  /** Heard at the scope: the page may add and replace controls. */
  const ofUse = (act: () => void) => (event: Event) => {
    const {target} = event
    const isOfButton = target instanceof Node && parts.button.contains(target)
    if (isOfButton || parts.controls.some(({element}) => element === target)) act()
  }
  useAdopt(parts.scope, {
    on: {pointerover: ofUse(begin), pointerdown: ofUse(begin), focusin: ofUse(begin), change: ofUse(choose)},
  })
  useAdopt(parts.outside, {on: {focusin: ofUse(begin), change: ofUse(choose)}})
  const atStart = useRef(() => {
    const stopHearing = hearPage(product, kept, begin)
    kept.changes.push(...(page().stock.get(props.root) ?? []))
    if (source === 'product' && parts.controls[0] && ASKS.test(location.search))
      asking.current = import('../lazy/address.ts').then(
        ({readAsked}) => {
          kept.asked = isChosen(parts) ? null : readAsked(product)
          if (kept.asked) begin()
        },
        () => {},
      )
    // a mouse over the button is about to press it
    if (kept.changes.length || isChosen(parts) || parts.button.matches(':hover')) begin()
    // only the code: without a use, nothing is likely to be added
    else if (hasUnmarked(parts.controls, product))
      importActive().then(
        ({Active}) => onUse(Active),
        () => {},
      )
    return () => {
      stopHearing()
      hush.current()
    }
  })
  // immediately: Preact runs other effects a frame later
  useLayoutEffect(() => atStart.current(), [])
  return null
}
