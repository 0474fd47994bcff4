import {TRUSTED} from '../../../src/contract/attributes.ts'

/** What a folder consists of. */
export interface FolderParts {
  kind: 'details' | 'button' | 'platform'
  trigger: HTMLElement
  content: HTMLElement
  /** Around both: a pointer over it opens a folder of the platform. */
  item: HTMLElement
}

const ITEM = '.header-nav-item--folder,.Header-nav-item--folder,.folder'

const asElement = (element: Element | null | undefined): HTMLElement | null =>
  element instanceof HTMLElement ? element : null

function readFolder(trigger: HTMLElement): FolderParts | null {
  const details = trigger.matches('summary') && asElement(trigger.parentElement)
  if (details) return {kind: 'details', trigger, content: details, item: details}
  const id = trigger.getAttribute('aria-controls')
  const named = id ? document.querySelector(`#${CSS.escape(id)}${TRUSTED}`) : null
  const content = asElement(named ?? trigger.nextElementSibling)
  return content && {kind: 'button', trigger, content, item: asElement(trigger.parentElement) ?? trigger}
}

/** A folder title of the platform is itself the widget: its content follows it, and ids can stand in the page twice. */
function readPlatform(trigger: HTMLElement): FolderParts | null {
  const content = asElement(trigger.nextElementSibling)
  // other software has the class, too
  if (trigger.matches('.folder-toggle') && !content?.matches('.subnav')) return null
  return content && {kind: 'platform', trigger, content, item: trigger.closest<HTMLElement>(ITEM) ?? trigger}
}

/** The folders of a navigation, or the one of a folder title of the platform. */
export function findFolders(element: HTMLElement): readonly FolderParts[] {
  const found = element.dataset.vitrine
    ? [...element.querySelectorAll<HTMLElement>('details>summary,button[aria-expanded]')].map(readFolder)
    : [readPlatform(element)]
  return found.filter((folder) => folder !== null)
}
