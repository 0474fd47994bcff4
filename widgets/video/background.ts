import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {createSwitch} from './switch.ts'

/** Of the site's own, or of a provider, whose chunk few pages need. */
export async function mountBackground(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const video = element.querySelector('video')
  if (video) return mountOwn(video, element, signal)
  const {mountFrame} = await import('./background-frame.ts')
  await mountFrame(element, signal)
}

function mountOwn(video: HTMLVideoElement, element: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return
  const own = adopt(video)
  const wasMuted = video.muted

  /** Where the browser lets nothing play by itself; what was paused before it began is no refusal. */
  function refuse({name}: Error): void {
    if (name !== 'AbortError' && !signal.aborted) want(false)
  }
  apply(own, {attributes: {muted: '', loop: '', playsinline: '', controls: null, autoplay: null}})
  // the attribute counts only while a page is parsed
  video.muted = true
  const want = createSwitch(element, signal, (isPlaying) => {
    if (isPlaying) video.play().catch(refuse)
    else video.pause()
  })
  signal.addEventListener('abort', () => {
    video.pause()
    video.muted = wasMuted
    restore(own)
  })
}
