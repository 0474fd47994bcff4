import './video.css'
import type {Mount} from '../../src/contract/widget.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import type {Props} from '../../src/widget/definition.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {readEmbed} from './embed.ts'
import {texts} from './embed-strings.ts'
import {createFrame} from './frame.ts'
import {isAsked} from './is-asked.ts'
import {takeOverlay} from './overlay.ts'

/** A video of another site, of which nothing is fetched before it is wanted. */
function mountEmbed(
  element: HTMLElement,
  props: Props<typeof definition>,
  fail: (error: unknown) => void,
): () => void {
  const {'provider-name': provider, html, load} = props
  // the browser's own player, and a frame of the server's, play without us
  if (!html && (element.matches('video') || element.querySelector('video,iframe'))) return () => {}
  const {url, title: ofEmbed} = readEmbed(html)
  const title = props.title || ofEmbed
  const root = adopt(element)
  const life = new AbortController()
  let frame: HTMLIFrameElement | undefined
  let giveBack = () => {}

  const tell = (state: string) =>
    apply(root, {attributes: {'data-video-state': state}, classes: {video__box: true}})

  function show(): void {
    if (frame) return
    frame = createFrame(url, texts('frame', {name: title || provider}))
    element.append(frame)
    tell('playing')
  }

  function play(): void {
    // whoever has pressed once need not press again
    url.searchParams.set('autoplay', '1')
    show()
    frame?.focus()
    // Firefox gives no focus to a sandboxed frame before it has loaded
    frame?.addEventListener('load', () => document.activeElement === document.body && frame?.focus(), {
      once: true,
    })
  }

  tell('idle')
  const name = texts(provider ? 'playFrom' : 'play', {provider}) + (title && `: ${title}`)
  const served = element.querySelector('.sqs-video-overlay')
  function begin(): void {
    if (!load || served) giveBack = takeOverlay(element, name, play)
    // mounted when it is seen (registry)
    else show()
  }
  // an overlay of the page's own waits for a press by itself
  if (!served && isAsked(url))
    import('./ask-for-video.ts')
      .then(({askForVideo}) =>
        askForVideo(element, {
          host: url.host,
          title,
          load: (wasPressed) => (wasPressed ? play() : begin()),
          signal: life.signal,
        }),
      )
      .catch(fail)
  else begin()
  return () => {
    life.abort()
    giveBack()
    frame?.remove()
    restore(root)
  }
}

/** A chunk of its own: a page rather has videos of the one kind than of both. */
function mountLater(element: HTMLElement, fail: (error: unknown) => void): () => void {
  const life = new AbortController()
  import('./background.ts').then(({mountBackground}) => mountBackground(element, life.signal)).catch(fail)
  return () => life.abort()
}

export const mount: Mount = (element, {fail}) => {
  const props = readProps(element, definition)
  return props.background ? mountLater(element, fail) : mountEmbed(element, props, fail)
}
