import {isPress} from '../../../src/ui/operable.ts'
import {setStyle} from '../../../src/widget/adopt.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import {DROPDOWN, type PanelParts} from './find-panels.ts'

interface Options {
  parts: PanelParts
  adopt: Adopt
  signal: AbortSignal
  onToggle: (panel: Panel, isOpen: boolean) => void
}

export interface Panel {
  button: HTMLElement
  content: HTMLElement
  isOpen: () => boolean
  show: (isOpen: boolean) => void
}

const OPEN = `${DROPDOWN}--open`

function isServedOpen({button, content}: PanelParts): boolean {
  const said = button.getAttribute('aria-expanded')
  return said === null ? !content.hidden && content.style.display !== 'none' : said === 'true'
}

export function createPanel({parts, adopt, signal, onToggle}: Options): Panel {
  const {button, content, item} = parts
  // the platform's style sheet, or its style attribute, closes its panels
  const isPlatform = item !== null
  let isOpen = isServedOpen(parts)
  let restore = () => {}
  const panel: Panel = {button, content, isOpen: () => isOpen, show}

  function show(next: boolean): void {
    isOpen = next
    restore()
    restore = isPlatform ? setStyle(content, 'display', isOpen ? 'block' : 'none') : () => {}
    adopt(content, {
      // the browser's search finds what is in it, and fires beforematch
      attributes: {hidden: isOpen ? null : isPlatform ? undefined : 'until-found'},
      classes: isPlatform ? {[OPEN]: isOpen} : {},
      on: {beforematch: () => onToggle(panel, true)},
    })
    if (item) adopt(item, {attributes: {'data-is-open': `${isOpen}`}})
    adopt(button, {
      attributes: {
        'aria-expanded': `${isOpen}`,
        ...(content.id && {'aria-controls': content.id}),
        ...(button.matches('button') ? {type: 'button'} : {tabindex: '0'}),
      },
      on: {click, keydown},
    })
  }
  function click(event: Event): void {
    event.preventDefault()
    onToggle(panel, !isOpen)
  }
  function keydown(event: KeyboardEvent): void {
    if (!event.repeat && isPress(event)) click(event)
  }

  signal.addEventListener('abort', () => restore())
  show(isOpen)
  return panel
}
