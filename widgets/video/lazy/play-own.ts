import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'
import {createSwitch} from './switch.ts'

/** Plays the site's own video in a loop and without sound, while it is visible and wanted. */
export function playOwn(video: HTMLVideoElement, widget: Widget<typeof definition>): void {
  const {adopt, signal} = widget
  const wasMuted = video.muted

  /** Handles a browser that blocks autoplay; a pause before the start is not a refusal. */
  function refuse({name}: Error): void {
    if (name !== 'AbortError' && !signal.aborted) want(false)
  }
  adopt(video, {attributes: {muted: '', loop: '', playsinline: '', controls: null, autoplay: null}})
  // the attribute counts only while a page is parsed
  video.muted = true
  const want = createSwitch(widget, (isPlaying) => {
    if (isPlaying) video.play().catch(refuse)
    else video.pause()
  })
  signal.addEventListener('abort', () => {
    video.pause()
    video.muted = wasMuted
  })
}
