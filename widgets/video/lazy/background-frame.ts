import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../definition.ts'
import {readEmbed} from '../parts/embed.ts'
import {createFrame} from '../parts/frame.ts'
import {isAsked} from '../parts/is-asked.ts'
import {createSwitch} from './switch.ts'

/** Without a sound, round and round and without controls, in the words of YouTube and Vimeo: others read past them. */
const SILENT = {autoplay: 1, mute: 1, muted: 1, loop: 1, controls: 0, playsinline: 1, background: 1}

/** A frame that is silent and out of reach of keyboards: browsers let only silent videos play by themselves. */
function createSilent(url: URL): HTMLIFrameElement {
  const frame = createFrame(url, '')
  frame.allow = ''
  frame.inert = true
  frame.setAttribute('aria-hidden', 'true')
  return frame
}

/**
 * A provider's video in the background. Nothing is asked of the provider before it is seen and wanted. A pause
 * removes the frame, since each provider has a different way to pause.
 */
export async function mountFrame(widget: Widget<typeof definition>): Promise<void> {
  const {element, adopt, signal} = widget
  if (signal.aborted) return
  const {html} = element.dataset
  if (!html) throw new TypeError('there is neither a <video> in the element nor data-html')
  const {url, title} = readEmbed(html)
  if (!isAsked(url)) return void follow(widget, url)
  const {askForVideo} = await import('./ask-for-video.ts')
  adopt(element, {classes: {video__box: true}})
  askForVideo(element, {
    host: url.host,
    title,
    load(isPressed) {
      const want = follow(widget, url)
      // a visitor who presses has seen that it will move
      if (isPressed) want(true)
    },
    signal,
  })
}

/** Plays it while it is seen and wanted. Gives what says whether it is wanted. */
function follow(widget: Widget<typeof definition>, url: URL): (isWanted: boolean) => void {
  // of one video, a list: without it, YouTube does not begin again
  const silent = {...SILENT, playlist: url.pathname.replace(/^.*\//, '')}
  for (const [name, value] of Object.entries(silent)) url.searchParams.set(name, `${value}`)
  let frame: HTMLIFrameElement | undefined

  function remove(): void {
    frame?.remove()
    frame = undefined
  }
  const want = createSwitch(widget, (isPlaying, isWanted) => {
    // out of sight, browsers slow it down by themselves; to fetch it again would cost more
    if (!isWanted) remove()
    else if (isPlaying && !frame) {
      frame = createSilent(url)
      widget.element.prepend(frame)
    }
  })
  widget.signal.addEventListener('abort', remove)
  return want
}
