import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {CART_PAGE, cartAddress, cartMode} from '../../../src/page/cart-place.ts'
import type {Added, State} from '../../../src/page/store/types.ts'
import {useStore} from '../../../src/widget/use-store.ts'
import {useTexts} from '../../../src/widget/use-texts.ts'
import {texts as ours} from '../widget.ts'
import {Item, Picture} from './Item.tsx'
import {findPlace, type Position} from './place.ts'
import {useStage} from './use-stage.ts'

/** Milliseconds that the popover stays (product.md §9), and again after hover or focus. */
const LIFETIME = 3000
/** Milliseconds between two placements while the page scrolls. */
const SCROLL = 100
/** Milliseconds that a live region has to be in its place before its content is announced. */
const HEARD = 100

const selectAdded = (state: State): Added | null => state.lastAdded

/** The page shows the cart itself, or something else shows additions. */
const isElsewhere = () => cartMode() !== 'popover' || document.querySelector(CART_PAGE)

interface PopoverProps {
  position: Position
  /** The container to render into; it moves from the widget's element into an open dialog. */
  host: HTMLElement
  home: HTMLElement
}

/** The live region is empty before its first announcement: screen readers ignore its initial content. */
export function CartPopover({position, host, home}: PopoverProps) {
  const added = useStore(selectAdded)
  const [shown, setShown] = useState<Added | null>(null)
  const {modal, enter} = useStage(host, home, shown !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an added product is shown
  useEffect(() => {
    if (!added || Date.now() - added.at >= LIFETIME || isElsewhere()) return
    if (!enter()) return setShown(added)
    const timer = setTimeout(() => setShown(added), HEARD)
    return () => clearTimeout(timer)
  }, [added])
  const close = useCallback(() => setShown(null), [])
  // an open quick view announces the added product itself
  const isTold = shown && host.closest('.quick-view__dialog')
  return (
    <div role={isTold ? undefined : 'status'}>
      {shown && <Box key={shown.at} added={shown} position={position} modal={modal} onClose={close} />}
    </div>
  )
}

interface BoxProps {
  added: Added
  position: Position
  modal: Element | undefined
  onClose: () => void
}

/** Keeps the popover in its place while the page scrolls, and while either changes its size. */
function usePlace(box: RefObject<HTMLElement | null>, position: Position, modal: Element | undefined): void {
  useLayoutEffect(() => {
    const {current} = box
    if (!current) return
    const place = () => {
      const {top, left} = findPlace(position, current, modal)
      Object.assign(current.style, {top: `${top}px`, left: `${left}px`})
    }
    // above sticky content, and above a dialog; it leaves the top layer whenever it is moved, and the page may have removed it
    if (current.showPopover && current.isConnected && !current.matches(':popover-open')) current.showPopover()
    place()
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        place()
      }, SCROLL)
    }
    const end = new AbortController()
    const {signal} = end
    // includes scrolling parts of the page; inside a dialog the popover stays in place
    if (!modal) addEventListener('scroll', later, {signal, capture: true})
    addEventListener('resize', later, {signal})
    const sizes = new ResizeObserver(place)
    sizes.observe(current)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      end.abort()
    }
  }, [box, position, modal])
}

function Box({added: {title, entry, quantityAdded}, position, modal, onClose}: BoxProps) {
  const texts = useTexts(ours)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover,:focus-within')) onClose()
    }, LIFETIME)
    return () => clearInterval(timer)
  }, [onClose])
  usePlace(box, position, modal)

  function onFocus({relatedTarget}: FocusEvent) {
    if (relatedTarget instanceof HTMLElement) cameFrom.current ??= relatedTarget
  }
  function close() {
    cameFrom.current?.focus()
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // the dialog around it stays open
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of its content
    <div
      ref={box}
      popover="manual"
      className="cart-popover__box"
      onFocusCapture={onFocus}
      onKeyDown={onKeyDown}
    >
      {entry && <Picture entry={entry} />}
      <div className="cart-popover__body">
        <p className="cart-popover__text">{texts('added', {productName: title})}</p>
        {entry && <Item entry={entry} quantity={quantityAdded} />}
      </div>
      <a className="cart-popover__link" href={cartAddress()}>
        {texts('viewCart')}
      </a>
      <button
        type="button"
        className="cart-popover__close vitrine-close"
        aria-label={texts('close')}
        onClick={close}
      >
        ×
      </button>
    </div>
  )
}
