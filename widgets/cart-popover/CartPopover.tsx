import {type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react'
import {useStore} from '../../src/store/react.ts'
import type {Added, State} from '../../src/store/types.ts'
import {useTexts} from '../../src/ui/use-texts.ts'
import {CART_LINK, findPlace, type Position} from './place.ts'
import {texts as ours} from './strings.ts'

/** Milliseconds that the popover stays (product.md §9), and again while it is pointed at or holds the focus. */
const LIFETIME = 3000
/** Milliseconds between two placements while the page scrolls. */
const SCROLL = 100

const selectAdded = (state: State): Added | null => state.lastAdded

const isCartPage = () => document.querySelector('#sqs-cart-root,[data-vitrine=cart-page]')

const cartUrl = (): string => document.querySelector<HTMLAnchorElement>(`a${CART_LINK}`)?.href || '/cart'

/** The live region stands empty before it speaks: what it is born with is not read out. */
export function CartPopover({position}: {position: Position}) {
  const added = useStore(selectAdded)
  const [shown, setShown] = useState<Added | null>(null)
  useEffect(() => {
    if (added && Date.now() - added.at < LIFETIME && !isCartPage()) setShown(added)
  }, [added])
  const close = useCallback(() => setShown(null), [])
  return (
    <div role="status">
      {shown && <Box key={shown.at} title={shown.title} position={position} onClose={close} />}
    </div>
  )
}

interface BoxProps {
  title: string
  position: Position
  onClose: () => void
}

function Box({title, position, onClose}: BoxProps) {
  const texts = useTexts(ours)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover,:focus-within')) onClose()
    }, LIFETIME)
    return () => clearInterval(timer)
  }, [onClose])

  useLayoutEffect(() => {
    const place = () => {
      const {top, end} = findPlace(position)
      Object.assign(box.current?.style ?? {}, {insetBlockStart: `${top}px`, insetInlineEnd: `${end}px`})
    }
    place()
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        place()
      }, SCROLL)
    }
    const end = new AbortController()
    addEventListener('scroll', later, end)
    addEventListener('resize', later, end)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [position])

  function onFocus({relatedTarget}: FocusEvent) {
    if (relatedTarget instanceof HTMLElement) cameFrom.current ??= relatedTarget
  }
  function close() {
    cameFrom.current?.focus()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens in it
    <div
      ref={box}
      className="cart-popover__box"
      onFocusCapture={onFocus}
      onKeyDown={({key}) => key === 'Escape' && close()}
    >
      <p className="cart-popover__text">{texts('added', {productName: title})}</p>
      <a className="cart-popover__link" href={cartUrl()}>
        {texts('viewCart')}
      </a>
      <button type="button" className="cart-popover__close" aria-label={texts('close')} onClick={close}>
        ×
      </button>
    </div>
  )
}
