import {createButton} from '../controls.ts'
import type {Slides} from '../create-slides.ts'
import {createPull} from '../pull.ts'
import {createAnnouncer} from './announcer.ts'
import {followKeys} from './follow-keys.ts'
import {followPointers} from './follow-pointers.ts'
import {followWheel} from './follow-wheel.ts'
import {createMagnifier} from './magnifier.ts'

interface ZoomOptions {
  dialog: HTMLElement
  /** Called when a visitor closes it by pulling a picture down. */
  leave: () => void
  slides: Slides
  signal: AbortSignal
}

export interface Zoom {
  /** Returns the picture to its own size, and announces nothing: another event is more important. */
  leave: () => void
}

/** All ways to enlarge the current picture. */
export function createZoom({dialog, leave, slides: {box, current}, signal}: ZoomOptions): Zoom {
  const {announce, clear} = createAnnouncer(dialog, signal)
  const magnifier = createMagnifier({
    dialog,
    current: () => current()?.image() ?? null,
    onChange(factor) {
      button.setAttribute('aria-pressed', `${factor > 1}`)
      announce(factor)
    },
  })
  const button = createButton('zoom', () => magnifier.toggle())
  button.setAttribute('aria-pressed', 'false')
  dialog.querySelector('button')?.after(button)
  // before the carousel: arrows move an enlarged picture
  dialog.addEventListener('keydown', followKeys(magnifier), {capture: true, signal})
  followWheel(box, magnifier, signal)
  const pull = createPull(dialog, () => current()?.figure() ?? null, leave)
  followPointers({box, magnifier, pull, signal})
  return {
    leave() {
      if (!magnifier.isOn()) return
      magnifier.reset()
      clear()
    },
  }
}
