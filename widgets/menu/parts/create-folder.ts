import {setStyle} from '../../../src/widget/adopt.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {FolderParts} from './find-folders.ts'

export interface Folder extends FolderParts {
  isOpen: () => boolean
  show: (isOpen: boolean) => void
  /** Closes it, also while the style sheet of the platform opens it for the pointer. */
  dismiss: () => void
}

type Styles = Readonly<Record<string, string>>

const SHOWN: Styles = {visibility: 'visible', opacity: '1', 'pointer-events': 'auto'}

export function createFolder(parts: FolderParts, adopt: Adopt, signal: AbortSignal): Folder {
  const {kind, trigger, content, item} = parts
  const isServedOpen =
    kind === 'details' ? content.hasAttribute('open') : trigger.getAttribute('aria-expanded') === 'true'
  let isOpen = isServedOpen
  let restores: (() => void)[] = []

  function style(styles: Styles): void {
    for (const restore of restores.reverse()) restore()
    restores = Object.entries(styles).map(([name, value]) => setStyle(content, name, value))
  }
  function show(next: boolean): void {
    isOpen = next
    if (kind === 'details') return void adopt(content, {attributes: {open: isOpen ? '' : null}})
    if (kind === 'button') adopt(content, {attributes: {hidden: isOpen ? null : ''}})
    else {
      style(isOpen ? SHOWN : {})
      if (isOpen && getComputedStyle(content).display === 'none')
        restores.push(setStyle(content, 'display', 'block'))
    }
    const isNative = trigger.matches('a[href],button')
    adopt(trigger, {
      attributes: {
        'aria-expanded': `${isOpen}`,
        // older pages take the title out of the tab order
        tabindex: isNative && !trigger.hasAttribute('tabindex') ? undefined : '0',
        role: isNative ? undefined : 'button',
      },
    })
  }
  function dismiss(): void {
    show(false)
    if (kind !== 'platform' || !item.matches(':hover')) return
    style({visibility: 'hidden'})
    item.addEventListener('pointerleave', () => isOpen || style({}), {once: true, signal})
  }

  signal.addEventListener('abort', () => style({}))
  show(isOpen)
  return {
    ...parts,
    isOpen: () => (kind === 'details' ? content.hasAttribute('open') : isOpen),
    show,
    dismiss,
  }
}
