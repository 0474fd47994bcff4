import {useLayoutEffect, useState} from 'react'

const MODAL = 'dialog:modal,[aria-modal=true]'
/** What a dialog of an author's own is shown and hidden by. */
const SHOWN_BY = ['open', 'aria-modal', 'hidden', 'class', 'style']

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement)

/** What all else is inert behind: of several that are open, the one with the focus, else the last. */
function findModal(): Element | undefined {
  const open = [...document.querySelectorAll(MODAL)].filter((one) => one.checkVisibility?.() ?? true)
  return open.findLast(holdsFocus) ?? open.at(-1)
}

export interface Stage {
  /** The modal dialog that the host is in. */
  modal: Element | undefined
  /** Brings the host to where it can be seen and heard now; true where it was elsewhere. */
  enter: () => boolean
}

/**
 * What is outside of a modal dialog is inert, in the top layer too: for as long as it shows something, the host is in
 * the dialog that is open, and follows when one is opened or closed.
 */
export function useStage(host: Element, home: Element, isOn: boolean): Stage {
  const [modal, setModal] = useState<Element>()

  function enter(): boolean {
    if (!home.isConnected) return false
    const found = findModal()
    const isAtHome = !found || found.contains(home)
    const place = isAtHome ? home : found
    if (host.parentNode === place) return false
    place.append(host)
    setModal(found)
    return true
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: neither place changes
  useLayoutEffect(() => {
    if (!isOn) return
    const observer = new MutationObserver(enter)
    observer.observe(document, {subtree: true, childList: true, attributeFilter: SHOWN_BY})
    return () => {
      observer.disconnect()
      if (host.isConnected) home.append(host)
      setModal(undefined)
    }
  }, [isOn])

  return {modal, enter}
}
