import {formatDuration} from '../../../src/format/duration.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import {type definition, texts} from '../widget.ts'
import {createParts} from './create-parts.ts'

const inMinutes = (seconds: number): string => formatDuration(seconds * 1000)

/** The currently playing player, of all players on the page. */
let playing: HTMLMediaElement | undefined

interface PlayerOptions extends Pick<Widget<typeof definition>, 'props' | 'signal' | 'followTexts'> {
  audio: HTMLAudioElement
  /** Text that the page already shows. */
  shown: string
  onState: (state: 'idle' | 'playing' | 'paused' | 'error') => void
}

/** A player that follows the audio element, which other code can also play and pause. */
export function createPlayer(options: PlayerOptions): HTMLElement {
  const {audio, props, shown, onState, signal, followTexts} = options
  const {title, author, 'duration-in-ms': milliseconds} = props
  const {player, button, seek, time, error} = createParts({title, author}, shown)
  let hasFailed = false

  const duration = (): number => (Number.isFinite(audio.duration) ? audio.duration : milliseconds / 1000)

  function showTime(): void {
    const [at, length] = [inMinutes(audio.currentTime), inMinutes(duration())]
    time.textContent = duration() ? `${at} / ${length}` : at
    seek.disabled = !duration()
    seek.max = `${Math.ceil(duration())}`
    seek.value = `${Math.floor(audio.currentTime)}`
    seek.setAttribute('aria-valuetext', texts('of', {time: at, duration: length}))
  }

  function show(): void {
    const key = audio.paused ? 'play' : 'pause'
    button.setAttribute('aria-label', title ? `${texts(key)}: ${title}` : texts(key))
    button.dataset.action = key
    // written once: an alert is announced when its text changes
    const message = hasFailed ? texts('failed') : ''
    if (error.textContent !== message) error.textContent = message
    onState(hasFailed ? 'error' : audio.paused ? (audio.currentTime ? 'paused' : 'idle') : 'playing')
    showTime()
  }

  function fail(): void {
    hasFailed = true
    audio.pause()
    show()
  }

  function press(): void {
    if (!audio.paused) {
      audio.pause()
      return
    }
    if (hasFailed) audio.load()
    hasFailed = false
    // paused before it started: not a failure
    audio.play().catch(({name}: Error) => name === 'AbortError' || signal.aborted || fail())
  }

  function takeTurn(): void {
    if (playing !== audio) playing?.pause()
    playing = audio
  }

  const on = (target: EventTarget, types: string, listen: () => void) => {
    for (const type of types.split(' ')) target.addEventListener(type, listen, {signal})
  }
  on(button, 'click', press)
  on(seek, 'input', () => {
    audio.currentTime = Number(seek.value)
  })
  on(audio, 'play', takeTurn)
  on(audio, 'play pause ended', show)
  on(audio, 'timeupdate durationchange', showTime)
  on(audio, 'error', fail)
  followTexts(show)
  signal.addEventListener('abort', () => {
    audio.pause()
    if (playing === audio) playing = undefined
    player.remove()
  })
  return player
}
