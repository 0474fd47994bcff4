import {useLayoutEffect, useState} from 'react'

const MODAL = 'dialog:modal,[aria-modal=true]'
/** The attributes that show and hide an author's own dialog. */
const SHOWN_BY = ['open', 'aria-modal', 'hidden', 'class', 'style']

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement)

/**
 * The dialog that makes the rest of the page inert: of several open ones, the one with the focus, otherwise the last.
 */
function findModal(): Element | undefined {
  const open = [...document.querySelectorAll(MODAL)].filter((modal) => modal.checkVisibility?.() ?? true)
  return open.findLast(holdsFocus) ?? open.at(-1)
}

export interface Stage {
  /** The modal dialog that contains the host. */
  modal: Element | undefined
  /** Moves the host to where it is visible and announced now; true if it was elsewhere. */
  enter: () => boolean
}

/**
 * Everything outside a modal dialog is inert, including the top layer. While the host shows something, it is inside the
 * open dialog, and moves when a dialog opens or closes.
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
