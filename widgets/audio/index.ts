import './audio.css'
import type {Mount} from '../../src/contract/widget.ts'
import {mediaAddress} from '../../src/model/web-address.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {createPlayer} from './player.ts'

/** One of ours, where the server has rendered none: nothing of it is fetched before it plays. */
function createAudio(url: string): HTMLAudioElement {
  const address = mediaAddress(url)
  if (!address) throw new TypeError('there is neither an <audio> nor an address in data-audio-asset-url')
  const audio = document.createElement('audio')
  audio.preload = 'none'
  audio.src = address
  return audio
}

/** All that the server has rendered stays but the browser's own controls, in whose place the player comes. */
export const mount: Mount = (element) => {
  const props = readProps(element, definition)
  const served = element instanceof HTMLAudioElement ? element : element.querySelector('audio')
  const audio = served ?? createAudio(props['audio-asset-url'])
  const [root, own] = [adopt(element), adopt(audio)]
  const player = createPlayer(audio, props, element.textContent, (state) =>
    apply(root, {attributes: {'data-audio-state': state}}),
  )
  apply(own, {attributes: {controls: null}})
  if (served) served.before(player.element)
  else element.prepend(player.element)
  return () => {
    player.end()
    restore(own)
    restore(root)
  }
}
