import {type Own, onPress} from '../../../src/ui/on-press.ts'
import {setStyle} from '../../../src/widget/adopt.ts'
import {DROPDOWN, type PanelParts} from './find-panels.ts'

interface Options {
  parts: PanelParts
  own: Own
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
  const expanded = button.getAttribute('aria-expanded')
  return expanded === null ? !content.hidden && content.style.display !== 'none' : expanded === 'true'
}

export function createPanel({parts, own, onToggle}: Options): Panel {
  const {button, content, item} = parts
  const {adopt, signal} = own
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
    if (item) adopt(item, {attributes: {'data-is-open': isOpen ? 'true' : null}})
    for (const icon of button.querySelectorAll('[data-is-open]'))
      adopt(icon, {attributes: {'data-is-open': `${isOpen}`}})
    adopt(button, {
      attributes: {
        'aria-expanded': `${isOpen}`,
        ...(content.id && {'aria-controls': content.id}),
        ...(button.matches('button') ? {type: 'button'} : {tabindex: '0'}),
      },
    })
  }
  function act(event: Event): void {
    event.preventDefault()
    onToggle(panel, !isOpen)
  }

  signal.addEventListener('abort', () => restore())
  show(isOpen)
  // on an author's page, other code may mark what is pressed
  onPress({button, parts: isPlatform ? [button, content, item] : [], act, own})
  return panel
}
