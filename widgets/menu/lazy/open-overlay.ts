import {isHandledElsewhere} from '../../../src/page/is-handled-elsewhere.ts'
import {closeOnBack, whenLeft} from '../../../src/ui/dialog/back.ts'
import {returnFocus} from '../../../src/ui/dialog/return-focus.ts'
import {lockScroll} from '../../../src/ui/dialog/scroll-lock.ts'
import {setStyle} from '../../../src/widget/adopt.ts'
import {type Adopt, createAdoptionSet} from '../../../src/widget/adoption-set.ts'
import {isEscape} from '../parts/is-escape.ts'
import {nameOf} from '../parts/name-of.ts'
import type {OverlayKind} from '../parts/overlays.ts'
import {followPanels} from './follow-panels.ts'

interface Options {
  kind: OverlayKind
  menu: HTMLElement | null
  button: HTMLElement
  signal: AbortSignal
  /** Called once, however it was closed. */
  onClose: () => void
}

/** The smallest part of the page that holds the menu and a button that closes it; both, if only the body does. */
function findParts({kind, menu, button}: Options): readonly Element[] {
  let box: Element = menu ?? document.body
  if (!box.querySelector(kind.toggle)) while (!box.contains(button)) box = box.parentElement ?? document.body
  return menu && box === document.body ? [menu, button] : [box]
}

/** The rest of the page is inert. */
function holdRest(parts: readonly Element[], adopt: Adopt): void {
  for (const part of parts)
    for (let at = part; at !== document.body && at.parentElement; at = at.parentElement)
      for (const sibling of at.parentElement.children)
        if (!parts.some((part) => sibling.contains(part)) && !sibling.matches('script,style,link,template'))
          adopt(sibling, {attributes: {inert: ''}})
}

/** The header takes the colours of its menu. */
function takeTheme(menu: HTMLElement, adopt: Adopt): void {
  const header = menu.closest<HTMLElement>('[data-section-theme]:not(.header-menu)')
  const theme = menu.dataset.sectionTheme
  const before = header?.dataset.sectionTheme
  if (!header || theme === undefined || theme === before) return
  const classes = {...(before && {[before]: false}), ...(theme && {[theme]: true})}
  adopt(header, {attributes: {'data-section-theme': theme}, classes})
}

/** Its content begins below the header that stays over it. Returns how to put that back. */
function makeRoom(menu: HTMLElement): () => void {
  const header = menu.closest('header')
  if (!menu.matches('.header-menu') || !header || menu.style.paddingTop) return () => {}
  return setStyle(menu, 'padding-top', `${header.getBoundingClientRect().height}px`)
}

/** Where the fragment of the address leads; an empty one may be missing. */
const findTarget = (): Element | null =>
  document.querySelector(':target') ?? (/^#?(top)?$/i.test(location.hash) ? document.documentElement : null)

/** Firefox reports no change of the address when it only gets an empty fragment. */
const withoutEmpty = (address: string): string => address.replace(/#$/, '')

/**
 * A style sheet of the platform fixes the body meanwhile: the page must not jump to its top, and can scroll to the place
 * of a link only after it.
 */
function keepPlace(adopt: () => void): (isFollowed: boolean) => void {
  const {scrollY} = window
  const [page, fragment] = location.href.split('#')
  adopt()
  const isFixed = getComputedStyle(document.body).position === 'fixed'
  const restore = isFixed ? setStyle(document.body, 'top', `${-scrollY}px`) : null
  return (isFollowed) => {
    restore?.()
    function goTo(): void {
      const [current, named] = location.href.split('#')
      const place = isFollowed || named !== fragment ? findTarget() : null
      // a router scrolls in another page
      if (current !== page) return
      if (place) place.scrollIntoView({behavior: 'instant'})
      else if (restore) scroll({top: scrollY, behavior: 'instant'})
    }
    goTo()
    // after Back, the browser restores the place of the fixed page; it finds that of a link after `popstate`
    void Promise.resolve(whenLeft()).then(() => setTimeout(goTo))
  }
}

function showButton({kind, button}: Options, adopt: Adopt): void {
  adopt(button, {
    attributes: {'aria-expanded': 'true', 'aria-label': nameOf(button, 'close')},
    classes: {[kind.button]: true},
  })
}

/** Opens a menu over the page. Returns how to close it. */
export function openOverlay(options: Options): () => void {
  const {kind, menu, button, signal, onClose} = options
  const ended = new AbortController()
  /** Aborted when the page itself ends it: Back is another page then. */
  const left = new AbortController()
  const adopt = createAdoptionSet(ended.signal)
  const parts = findParts(options)
  const isWithin = (node: unknown) => node instanceof Node && parts.some((part) => part.contains(node))
  const putBack = keepPlace(() => adopt(document.body, {classes: {[kind.body]: true}}))
  const takeRoom = menu && makeRoom(menu)
  showButton(options, adopt)
  if (menu) takeTheme(menu, adopt)
  holdRest(parts, adopt)
  // the button can be another program's, with a menu that is unknown here
  const unlock = menu && lockScroll()

  let isFollowed = false

  function close(): void {
    if (ended.signal.aborted) return
    const hasFocus = isWithin(document.activeElement) || document.activeElement === document.body
    ended.abort()
    takeRoom?.()
    unlock?.()
    putBack(isFollowed)
    if (hasFocus) returnFocus([button])
    onClose()
  }
  function leave(): void {
    left.abort()
    close()
  }
  function onKey(event: KeyboardEvent): void {
    if (!isEscape(event, button)) return
    event.preventDefault()
    close()
  }
  /** For a link, the browser reports no change of the address, and would add an entry over that of the menu. */
  function onClick(event: MouseEvent): void {
    const {target} = event
    if (!(target instanceof Element)) return
    // what is around the inert page gets a press on it
    if (!isWithin(target) && !target.closest('[inert]')) close()
    const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
    if (!link || link.target || withoutEmpty(link.href) !== withoutEmpty(location.href)) return
    if (isHandledElsewhere(event)) return
    event.preventDefault()
    isFollowed = true
    close()
  }

  const during = {signal: ended.signal}
  document.addEventListener('keydown', onKey, during)
  addEventListener('click', onClick, during)
  // a link to another place in this page; a page that the browser keeps
  addEventListener('hashchange', close, during)
  addEventListener('pagehide', leave, during)
  // the button is only there on narrow screens
  addEventListener('resize', () => button.getClientRects().length || close(), during)
  signal.addEventListener('abort', leave, during)
  if (menu) closeOnBack(close, ended.signal, left.signal)
  if (menu && kind.panels) followPanels(menu, kind.panels, adopt, ended.signal)
  if (menu && (parts.length > 1 || !isWithin(button))) returnFocus([menu.querySelector('a[href],button')])
  return close
}
