import {emit} from '../../page/emit.ts'

/** What plays without controls goes on when the visitor returns: nothing else could start it. */
const paused = new WeakSet<HTMLMediaElement>()

/** Frames that the visitor has pressed or typed in: they may play, and cannot be asked. */
const used = new WeakSet<Element>()

/** A slide may itself be the video. */
const partsOf = (holder: Element): Element[] => [holder, ...holder.querySelectorAll('video,audio,iframe')]

/** Notes the frames that are used from now on. */
export function followFrames(signal: AbortSignal): void {
  const note = () => document.activeElement && used.add(document.activeElement)
  // Firefox names the frame only after the event
  addEventListener('blur', () => setTimeout(note), {signal})
}

/** The visitor leaves a part of the page: its videos and sounds, whose controls are out of reach now, pause. */
export function leaveMedia(holder: HTMLElement): void {
  emit('media-left', null, holder)
  for (const part of partsOf(holder))
    if (part instanceof HTMLMediaElement) {
      if (!part.paused && !part.controls) paused.add(part)
      part.pause()
    }
    // inserted again, it loads again: each provider has a different way to pause, and some have none
    else if (used.delete(part)) part.parentNode?.insertBefore(part, part)
}

/** The visitor is back. */
export function enterMedia(holder: HTMLElement): void {
  for (const part of partsOf(holder))
    if (part instanceof HTMLMediaElement && !part.closest('[inert]') && paused.delete(part))
      part.play().catch(() => {})
}
