import './video.css'
import {enhance, type Widget} from '../../src/widget/enhance.ts'
import {readEmbed} from './parts/embed.ts'
import {createFrame} from './parts/frame.ts'
import {isAsked} from './parts/is-asked.ts'
import {takeOverlay} from './parts/overlay.ts'
import {definition, texts} from './widget.ts'

/** A video from another site. Nothing is fetched from it before the visitor wants to play it. */
function mountEmbed(widget: Widget<typeof definition>): void {
  const {element, props, adopt, lazy, signal, fail} = widget
  const {'provider-name': provider, html, load} = props
  // the browser's own player, and a frame in the server HTML, play without the widget
  if (!html && (element.matches('video') || element.querySelector('video,iframe'))) return
  const {url, title: ofEmbed} = readEmbed(html)
  const title = props.title || ofEmbed
  let frame: HTMLIFrameElement | undefined
  let hasOverlay = false

  const showState = (state: 'idle' | 'playing') =>
    adopt(element, {attributes: {'data-video-state': state}, classes: {video__box: true}})

  function show(): void {
    if (frame) return
    frame = createFrame(url, texts('frame', {name: title || provider}))
    element.append(frame)
    showState('playing')
  }

  function play(): void {
    // a visitor who has clicked once does not have to click again
    url.searchParams.set('autoplay', '1')
    show()
    frame?.focus()
    // Firefox does not focus a sandboxed frame before it has loaded
    frame?.addEventListener('load', () => document.activeElement === document.body && frame?.focus(), {
      once: true,
    })
  }

  /** The provider's player cannot be paused: without its frame, the overlay is there again. */
  function leave({target}: Event): void {
    if (!frame || !(target instanceof Node && target.contains(element))) return
    frame.remove()
    frame = undefined
    url.searchParams.delete('autoplay')
    if (hasOverlay) showState('idle')
    else show()
  }

  showState('idle')
  document.addEventListener('vitrine:media-left', leave, {signal})
  signal.addEventListener('abort', () => frame?.remove())
  const name = texts(provider ? 'playFrom' : 'play', {provider}) + (title && `: ${title}`)
  const served = element.querySelector('.sqs-video-overlay')
  function begin(): void {
    hasOverlay = !load || served !== null
    if (hasOverlay) takeOverlay(widget, {served, label: name, press: play})
    // mounted when it is visible (widgets/table.ts)
    else show()
  }
  // the page's own overlay already waits for a click
  if (!served && isAsked(url))
    void lazy(() => import('./lazy/ask-for-video.ts')).run(
      ({askForVideo}) =>
        askForVideo(element, {
          host: url.host,
          title,
          load: (wasPressed) => (wasPressed ? play() : begin()),
          signal,
        }),
      fail,
    )
  else begin()
}

export const mount = enhance(definition, (widget) => {
  const {element, props, lazy, fail} = widget
  // separate chunks: most pages have only one kind of video
  if (!element.dataset.vitrine && !element.matches('.sqs-video-wrapper'))
    void lazy(() => import('./lazy/platform.ts')).run(({mountPlatform}) => mountPlatform(widget), fail)
  else if (props.background)
    void lazy(() => import('./lazy/background.ts')).run(({mountBackground}) => mountBackground(widget), fail)
  else mountEmbed(widget)
})
