import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../definition.ts'
import {createSwitch} from './switch.ts'

type Background = Widget<typeof definition>

/** The site's own video, or a provider's, whose chunk few pages need. */
export async function mountBackground(widget: Background): Promise<void> {
  const video = widget.element.querySelector('video')
  if (video) return mountOwn(video, widget)
  const {mountFrame} = await import('./background-frame.ts')
  await mountFrame(widget)
}

function mountOwn(video: HTMLVideoElement, widget: Background): void {
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
