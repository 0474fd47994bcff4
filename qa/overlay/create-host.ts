import styles from './overlay.css?inline'

export interface Host {
  /** Of the outlines. */
  layer: HTMLElement
  /** Of the panel. */
  place: HTMLElement
}

/** In front of what was shown before, dialogs too; what a modal dialog makes inert stays so. */
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

/** A place that no style of the page reaches: beside the body, in the top layer, with a style sheet of its own. */
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
