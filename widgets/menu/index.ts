import {enhance} from '../../src/widget/enhance.ts'
import {findFolders} from './parts/find-folders.ts'
import {mountFolders} from './parts/mount-folders.ts'
import {mountToggle} from './parts/mount-toggle.ts'
import {OVERLAYS} from './parts/overlays.ts'
import {definition} from './widget.ts'

/** Folders of a navigation (WAI-ARIA APG, disclosure navigation), and the platform's menus over the page. */
export const mount = enhance(definition, (widget) => {
  const {element} = widget
  const kind = OVERLAYS.find(({toggle}) => element.matches(toggle))
  if (kind) return mountToggle(widget, kind)
  const folders = findFolders(element)
  if (!folders.length && element.dataset.vitrine)
    throw new TypeError('has no <details>, and no button with aria-expanded')
  mountFolders(widget, folders)
})
