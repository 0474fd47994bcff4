import {element} from '../element.ts'
import {lightboxTexts as texts} from '../strings.ts'

/** Milliseconds without a change: a wheel or two fingers make many. */
const PAUSE = 300

export interface Announcer {
  announce: (factor: number) => void
  /** Drops what has not been announced yet. */
  clear: () => void
}

/** Announces the magnification to screen readers, at the end of a series of changes. */
export function createAnnouncer(dialog: HTMLElement, signal: AbortSignal): Announcer {
  let region: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => clearTimeout(timer)

  /** A live region has to be in the page before its text. */
  function createRegion(): HTMLElement {
    const created = element('p', 'hidden', {role: 'status'})
    dialog.append(created)
    return created
  }
  signal.addEventListener('abort', clear)
  return {
    clear,
    announce(factor) {
      region ??= createRegion()
      clear()
      timer = setTimeout(
        () => region?.replaceChildren(texts('zoomed', {percent: `${Math.round(factor * 100)}`})),
        PAUSE,
      )
    },
  }
}
