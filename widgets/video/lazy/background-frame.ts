import type {Widget} from '../../../src/widget/enhance.ts'
import type {Embed} from '../parts/embed.ts'
import {createFrame} from '../parts/frame.ts'
import {isAsked} from '../parts/is-asked.ts'
import type {definition} from '../widget.ts'
import {isBehindSection, stageOf} from './stage.ts'
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
export async function mountFrame(widget: Widget<typeof definition>, {url, title}: Embed): Promise<void> {
  const {element, adopt, signal} = widget
  if (signal.aborted) return
  if (!isAsked(url)) return void follow(widget, url)
  const {askForVideo} = await import('./ask-for-video.ts')
  const stage = stageOf(element)
  adopt(element, {classes: {video__box: true}})
  adopt(stage, {classes: {video__stage: true}})
  askForVideo(stage, {
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
  let cover: HTMLElement | undefined

  function remove(): void {
    cover?.remove()
    cover = undefined
  }
  const want = createSwitch(widget, (isPlaying, isWanted) => {
    // outside the viewport, browsers throttle it automatically; fetching it again would cost more
    if (!isWanted) remove()
    else if (isPlaying && !cover) {
      cover = document.createElement('div')
      cover.className = 'video__cover'
      cover.append(createSilent(url))
      // the platform's picture is before it, an author's content after it
      if (isBehindSection(widget.element)) widget.element.append(cover)
      else widget.element.prepend(cover)
    }
  })
  widget.signal.addEventListener('abort', remove)
  return want
}
