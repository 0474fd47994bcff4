import {UNTRUSTED} from '../../contract/attributes.ts'
import {BUTTON_BLOCK} from '../assumptions.ts'
import {track} from './track.ts'

const blocks = document.getElementsByClassName(BUTTON_BLOCK)
let seen = new Set<string>()

/** Empty for a block without an id, or in what visitors wrote. */
const idOf = (block: Element): string => (block.closest(UNTRUSTED) ? '' : block.id.replace(/^block-/, ''))

function look(): void {
  for (const blockId of [...blocks].map(idOf)) {
    if (blockId && !seen.has(blockId)) track('ButtonRender', {blockId})
    seen.add(blockId)
  }
}

function onClick({target, button}: MouseEvent): void {
  // the secondary mouse button opens a menu
  const pressed =
    button < 2 && target instanceof Element
      ? target.closest<HTMLAnchorElement | HTMLButtonElement>('a,button')
      : null
  const block = pressed?.closest(`.${BUTTON_BLOCK}`)
  // buttons inside a form belong to the form
  if (!pressed || !block || ('form' in pressed && pressed.form) || block.closest(UNTRUSTED)) return
  track('ButtonClick', {blockId: idOf(block), ...('href' in pressed && {destinationUrl: pressed.href})})
}

const observer = new MutationObserver(look)

/**
 * Tracks the page's button blocks, and clicks on them (tracking.md T5); all blocks again for each page view. A click
 * takes effect even if its event cannot be sent.
 */
export function follow(): void {
  seen = new Set()
  look()
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, onClick, true)
  observer.observe(document, {childList: true, subtree: true})
}
