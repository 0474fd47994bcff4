import './audio.css'
import {mediaAddress} from '../../src/model/web-address.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {createPlayer} from './parts/player.ts'
import {definition} from './widget.ts'

/** Creates an audio element if the server HTML has none: nothing is fetched before it plays. */
function createAudio(url: string): HTMLAudioElement {
  const address = mediaAddress(url)
  if (!address) throw new TypeError('there is neither an <audio> nor an address in data-audio-asset-url')
  const audio = document.createElement('audio')
  audio.preload = 'none'
  audio.src = address
  return audio
}

/** All server HTML stays except the browser's own controls, which the player replaces. */
export const mount = enhance(definition, ({element, props, adopt, signal, followTexts}) => {
  const served = element instanceof HTMLAudioElement ? element : element.querySelector('audio')
  const audio = served ?? createAudio(props['audio-asset-url'])
  const player = createPlayer({
    audio,
    props,
    shown: element.textContent,
    onState: (state) => adopt(element, {attributes: {'data-audio-state': state}}),
    signal,
    followTexts,
  })
  adopt(audio, {attributes: {controls: null}})
  if (served) served.before(player)
  else element.prepend(player)
})
