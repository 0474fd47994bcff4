import styles from './overlay.css?inline'

export interface Host {
  /** The layer of the outlines. */
  layer: HTMLElement
  /** The container of the panel. */
  place: HTMLElement
}

/** Moves the host in front of everything shown before, including dialogs. A modal dialog still makes the rest inert. */
function raise(host: HTMLElement): void {
  if (!host.showPopover) return
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}

function createPart(root: ShadowRoot, className: string): HTMLElement {
  const part = document.createElement('div')
  part.className = className
  root.append(part)
  return part
}

/**
 * Creates a host that the page's styles do not reach: next to the body, in the top layer, with a separate style sheet.
 */
export function createHost(): Host {
  const host = document.createElement('vitrine-overlay')
  const root = host.attachShadow({mode: 'open'})
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const layer = createPart(root, 'outlines')
  layer.ariaHidden = 'true'
  const place = createPart(root, 'place')
  host.popover = 'manual'
  document.documentElement.append(host)
  raise(host)
  document.addEventListener('toggle', ({target}) => target instanceof HTMLDialogElement && raise(host), true)
  return {layer, place}
}
