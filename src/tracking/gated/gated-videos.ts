import {UNTRUSTED} from '../../contract/attributes.ts'
import {GATED} from '../assumptions.ts'
import type {TrackedEvents} from '../events/events.ts'
import {track} from '../events/track.ts'
import {ASK, isEnd} from './read-end.ts'

type Action = TrackedEvents['GatedVideo']['action']

const GATE = '[data-gate]'

/** Autoplaying background videos are not content. */
const isBackground = (element: Element): boolean =>
  element.closest('[data-background]') !== null ||
  (element instanceof HTMLVideoElement &&
    element.muted &&
    (element.autoplay || (element.loop && !element.controls)))

/** Tracks each action on a gated video once (tracking.md T9). */
function createActionTracker(): (element: Element, action: Action) => void {
  const tracked = new Set<string>()
  return (element, action) => {
    const gated = element.closest(UNTRUSTED) ? null : element.closest(GATED)
    const videoId = gated?.getAttribute('data-gated')
    if (!videoId || isBackground(element) || tracked.has(`${action} ${videoId}`)) return
    tracked.add(`${action} ${videoId}`)
    track('GatedVideo', {action, videoId})
  }
}

const findFrames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>(`${GATED} iframe`),
]

/** Asks the player in a frame to report its end: now, and once the frame has loaded. */
function ask(frame: HTMLIFrameElement): void {
  const say = () => {
    for (const words of ASK) frame.contentWindow?.postMessage(words, new URL(frame.src).origin)
  }
  frame.addEventListener('load', say)
  say()
}

let isFollowing = false

/** Follows all gated videos of the page, with any player: the widget, a player of the page, or one in a frame. */
export function follow(): () => void {
  if (isFollowing) return () => {}
  isFollowing = true
  const tell = createActionTracker()
  const life = new AbortController()
  const options = {capture: true, signal: life.signal}
  const seen = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) if (isIntersecting) tell(target, 'gate')
  })
  // the widget reports there that it plays
  const states = new MutationObserver((records) => {
    for (const {target} of records) {
      if (!(target instanceof HTMLElement && target.dataset.videoState === 'playing')) continue
      tell(target, 'play')
      target.querySelectorAll('iframe').forEach(ask)
    }
  })
  for (const gate of document.querySelectorAll(`${GATED} ${GATE}`)) seen.observe(gate)
  states.observe(document, {subtree: true, attributeFilter: ['data-video-state']})
  document.addEventListener('play', ({target}) => target instanceof Element && tell(target, 'play'), options)
  document.addEventListener(
    'ended',
    ({target}) => target instanceof Element && tell(target, 'complete'),
    options,
  )
  addEventListener(
    'message',
    ({source, data}) => {
      const frame = isEnd(data) && findFrames().find(({contentWindow}) => contentWindow === source)
      if (frame) tell(frame, 'complete')
    },
    options,
  )
  return () => {
    isFollowing = false
    life.abort()
    seen.disconnect()
    states.disconnect()
  }
}
