import './sheet.css'
import {openDialog} from '../../../src/ui/dialog/open-dialog.ts'
import {moveBefore} from '../../../src/ui/move-before.ts'
import {texts} from '../widget.ts'

export interface Sheet {
  close: () => void
  /** Calls `act` while the form is in its place in the page. The focus and the scrolled place of the sheet stay. */
  atHome: (act: () => void) => void
}

interface SheetOptions {
  /** Around the form, with a summary. Stays closed: what follows the summary is shown in the sheet. */
  details: HTMLDetailsElement
  /** The page ends it. */
  signal: AbortSignal
  /** Listens to what the visitor does in it. */
  listen: (root: HTMLElement) => void
  /** Announcements have their place after this element meanwhile; null once it has closed. */
  onMove: (body: Element | null) => void
}

/** Opens the filters over the list. The form is that of the page, with all that was typed. */
export function openSheet({details, signal, listen, onMove}: SheetOptions): Sheet {
  const summary = details.querySelector<HTMLElement>(':scope > summary')
  const body = document.createElement('div')
  body.className = 'collection__filters'
  listen(body)
  let isClosed = false

  const takeOut = () => {
    const nodes: Node[] = []
    for (let node = summary?.nextSibling; node; node = node.nextSibling) nodes.push(node)
    for (const node of nodes) moveBefore(body, node, null)
  }
  const putBack = () => {
    for (const node of [...body.childNodes]) moveBefore(details, node, null)
  }

  const {element, close} = openDialog({
    label: summary?.textContent?.trim() ?? '',
    className: 'collection__sheet',
    closer: {label: texts('close'), className: 'collection__close'},
    content: [body],
    isPart: true,
    opener: summary,
    back: signal,
    onHidden() {
      details.open = true
    },
    onClose() {
      isClosed = true
      putBack()
      onMove(null)
    },
  })
  takeOut()
  onMove(body)

  function returnToSheet(scrollTop: number, focused: Element | null): void {
    takeOut()
    // the next state has none
    if (!details.isConnected) {
      close()
      return
    }
    if (focused instanceof HTMLElement && focused !== document.activeElement)
      focused.focus({preventScroll: true})
    if (!element.contains(document.activeElement)) element.querySelector('button')?.focus()
    element.scrollTop = scrollTop
  }

  return {
    close,
    atHome(act) {
      const {scrollTop} = element
      const {activeElement} = document
      putBack()
      try {
        act()
      } finally {
        // `act` may have closed it
        if (!isClosed) returnToSheet(scrollTop, activeElement)
      }
    },
  }
}
