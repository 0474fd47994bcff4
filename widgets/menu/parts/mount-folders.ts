import {createOwn, type Own, onPress} from '../../../src/ui/on-press.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'
import {createFolder, type Folder} from './create-folder.ts'
import type {FolderParts} from './find-folders.ts'
import {isEscape} from './is-escape.ts'

const isWithin = ({trigger, content}: Folder, node: unknown): boolean =>
  node instanceof Node && (trigger.contains(node) || content.contains(node))

const leadsElsewhere = (trigger: Element): boolean =>
  trigger.matches('a[href]') && !/^(#|$)/.test(trigger.getAttribute('href') ?? '')

/**
 * Closes it when the visitor turns to something else. After a press has ended: what lies below a list in the page moves
 * when it closes, and the press would miss it.
 */
function followLeaving(folder: Folder, root: Element, signal: AbortSignal): void {
  const {trigger, content} = folder
  let isPressing = false
  document.addEventListener(
    'pointerdown',
    () => {
      isPressing = true
    },
    {signal},
  )
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      ({target}) => {
        isPressing = false
        // a press on another folder closes this one as it opens that one
        if (!folder.isOpen() || isWithin(folder, target) || root.contains(target as Node)) return
        setTimeout(() => folder.show(false))
      },
      {signal},
    )
  for (const part of new Set([trigger, content]))
    part.addEventListener(
      'focusout',
      ({relatedTarget}) => {
        if (!isPressing && folder.isOpen() && relatedTarget && !isWithin(folder, relatedTarget))
          folder.show(false)
      },
      {signal},
    )
  document.addEventListener(
    'keydown',
    (event) => {
      if (!folder.isOpen() || !isEscape(event, trigger)) return
      // an inner folder closes first
      event.preventDefault()
      const hasFocus = content.contains(document.activeElement)
      folder.dismiss()
      if (hasFocus) trigger.focus()
    },
    {signal},
  )
}

/** The style sheet of the platform opens it for the pointer: its state says the same. */
function followPointer(folder: Folder, signal: AbortSignal): () => boolean {
  const {item, content} = folder
  let isHovered = false
  function hover({type, pointerType}: PointerEvent): void {
    if (pointerType !== 'mouse') return
    isHovered = type === 'pointerenter'
    if (isHovered || !content.contains(document.activeElement)) folder.show(isHovered)
  }
  item.addEventListener('pointerenter', hover, {signal})
  item.addEventListener('pointerleave', hover, {signal})
  return () => isHovered
}

/** A press opens a title that is a link, and follows it once it is open, or at once with a mouse: the pointer has opened it. */
function followPresses(folder: Folder, own: Own, onOpen: () => void): void {
  const {kind, trigger, content, item} = folder
  const {signal} = own
  const isHovered = kind === 'platform' ? followPointer(folder, signal) : () => false
  let pointer = ''
  trigger.addEventListener(
    'pointerdown',
    ({pointerType}) => {
      pointer = pointerType
    },
    {signal},
  )
  function act(event: MouseEvent): void {
    const byMouse = event.detail > 0 && pointer === 'mouse'
    if (leadsElsewhere(trigger) && (folder.isOpen() || byMouse)) return
    event.preventDefault()
    if (byMouse && isHovered()) return
    folder.show(!folder.isOpen())
    if (folder.isOpen()) onOpen()
  }
  onPress({button: trigger, parts: [trigger, content, item], act, own})
}

export function mountFolders(widget: Widget<typeof definition>, found: readonly FolderParts[]): void {
  const own = createOwn(widget)
  const {adopt, signal} = own
  const folders = found.map((parts) => createFolder(parts, adopt, signal))

  function closeOthers({content}: Folder): void {
    for (const other of folders)
      if (other.content !== content && !other.content.contains(content) && !content.contains(other.content))
        other.show(false)
  }
  // the inner ones first
  for (const folder of [...folders].reverse()) {
    followLeaving(folder, widget.element, signal)
    const onOpen = () => closeOthers(folder)
    if (folder.kind === 'details')
      folder.content.addEventListener('toggle', () => folder.isOpen() && onOpen(), {signal})
    else followPresses(folder, own, onOpen)
  }
}
