import {track} from '../../src/tracking/events/track.ts'
import type {openDialog} from '../../src/ui/dialog/open-dialog.ts'
import {type Content, createContent} from './content.ts'
import {isDue, remember} from './memory.ts'
import type {Settings} from './settings.ts'
import {texts} from './widget.ts'

interface Overlay {
  /** Provides the language and direction. */
  opener: Element
  settings: Settings
  /** Aborted when the widget is unmounted. */
  signal: AbortSignal
}

/** Opens the overlay, tracks the result (tracking.md T7) and remembers it. */
function open(
  {opener, settings, signal}: Overlay,
  {heading, parts, action}: Content,
  inDialog: typeof openDialog,
) {
  const {version} = settings
  let isDone = false
  let isTyped = false

  function finish(event: 'close' | 'submit' | 'action'): void {
    isDone = true
    remember(settings, event === 'submit')
    track('Overlay', {event, version})
  }
  const {element, close} = inDialog({
    label: heading?.textContent ?? texts('label'),
    className: 'popup-overlay__dialog',
    closer: {label: texts('close'), className: 'popup-overlay__close'},
    content: parts,
    opener,
    // an accidental click does not discard typed text
    mayClose: ({type}) => type === 'cancel' || !isTyped,
    onClose: () => isDone || finish('close'),
  })
  function leave(): void {
    isDone = true
    close()
  }
  /** The page is back from the browser's cache, or another tab has closed its overlay. */
  function follow(): void {
    if (!isDone && !isTyped && !isDue(settings)) leave()
  }

  element.addEventListener('input', () => {
    isTyped = true
  })
  element.addEventListener('vitrine:form-success', () => finish('submit'))
  action?.addEventListener('click', () => {
    finish('action')
    // the browser follows the link first
    setTimeout(close)
  })
  // two modal dialogs would need two ways out
  document.addEventListener('vitrine:cart-open', leave, {signal})
  for (const type of ['storage', 'pageshow']) addEventListener(type, follow, {signal})
  signal.addEventListener('abort', leave)
  track('Overlay', {event: 'view', version})
}

/**
 * Fetches the code of an overlay; returns a function that shows it, if it is still due by then. It closes without an
 * event when its signal is aborted, and when the visitor has finished with it in another tab.
 */
export async function prepare(overlay: Overlay, complain: (problem: string) => void): Promise<() => void> {
  const content = await createContent(overlay.settings.given, complain)
  const dialog = await import('../../src/ui/dialog/open-dialog.ts')
  return () => {
    if (isDue(overlay.settings)) open(overlay, content, dialog.openDialog)
  }
}
