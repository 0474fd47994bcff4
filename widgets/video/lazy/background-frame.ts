import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../definition.ts'
import {readEmbed} from '../parts/embed.ts'
import {createFrame} from '../parts/frame.ts'
import {isAsked} from '../parts/is-asked.ts'
import {createSwitch} from './switch.ts'

/** Muted, looped and without controls, in the parameters of YouTube and Vimeo: other providers ignore them. */
const SILENT = {autoplay: 1, mute: 1, muted: 1, loop: 1, controls: 0, playsinline: 1, background: 1}

/** A muted, inert frame: browsers only let muted videos play automatically. */
function createSilent(url: URL): HTMLIFrameElement {
  const frame = createFrame(url, '')
  frame.allow = ''
  frame.inert = true
  frame.setAttribute('aria-hidden', 'true')
  return frame
}

/**
 * A provider's video in the background. Nothing is requested from the provider before the video is visible and wanted.
 * A pause removes the frame, since each provider has a different way to pause.
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
      // a visitor who clicks has seen that it will move
      if (isPressed) want(true)
    },
    signal,
  })
}

/** Plays it while it is visible and wanted. Returns a function that sets whether it is wanted. */
function follow(widget: Widget<typeof definition>, url: URL): (isWanted: boolean) => void {
  // a list of one video: without it, YouTube does not loop
  const silent = {...SILENT, playlist: url.pathname.replace(/^.*\//, '')}
  for (const [name, value] of Object.entries(silent)) url.searchParams.set(name, `${value}`)
  let frame: HTMLIFrameElement | undefined

  function remove(): void {
    frame?.remove()
    frame = undefined
  }
  const want = createSwitch(widget, (isPlaying, isWanted) => {
    // outside the viewport, browsers throttle it automatically; fetching it again would cost more
    if (!isWanted) remove()
    else if (isPlaying && !frame) {
      frame = createSilent(url)
      widget.element.prepend(frame)
    }
  })
  widget.signal.addEventListener('abort', remove)
  return want
}
