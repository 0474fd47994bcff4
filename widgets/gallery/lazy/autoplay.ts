import {onChange, type Stage, step} from '../parts/stage.ts'
import {texts} from '../widget.ts'

const SECOND = 1000

function createToggle({element}: Stage['layer']): HTMLButtonElement {
  const toggle = document.createElement('button')
  toggle.type = 'button'
  toggle.className = 'gallery__toggle'
  element.prepend(toggle)
  return toggle
}

/**
 * Automatically changing slides have to stop for visitors who look at them, read on, or prefer reduced motion (WCAG
 * 2.2.2).
 */
export function startAutoplay(stage: Stage): void {
  const {parts, options, layer, signal, followTexts} = stage
  const {root, box} = parts
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const status = layer.element.querySelector('[aria-live]')
  const toggle = createToggle(layer)
  let isOn = !reduced.matches
  let isHovered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Focus on the button itself does not pause: the visitor focused it to start or stop the slides. */
  const isFocused = () =>
    document.activeElement !== toggle &&
    [root, layer.element].some((holder) => holder.contains(document.activeElement))

  /** Background videos, which are muted and have no controls, do not count. */
  const isWatched = () =>
    [...root.querySelectorAll('video,audio')].some(
      (media) => media instanceof HTMLMediaElement && !media.paused && (media.controls || !media.muted),
    )

  function move(): void {
    // no event reports that a frame receives the focus
    if (isFocused() || isWatched()) wait()
    else step(stage, 1)
  }
  function wait(): void {
    clearTimeout(timer)
    const isRunning = isOn && !isHovered && !document.hidden
    toggle.classList.toggle('gallery__toggle--on', isOn)
    status?.setAttribute('aria-live', isRunning && !isFocused() ? 'off' : 'polite')
    if (isRunning) timer = setTimeout(move, options['autoplay-duration'] * SECOND)
  }
  const name = () => {
    toggle.setAttribute('aria-label', texts(isOn ? 'pause' : 'play'))
  }
  function turn(to: boolean): void {
    isOn = to
    name()
    wait()
  }
  const hover = (to: boolean) => () => {
    isHovered = to
    wait()
  }
  // the controls come before the content that they stop (WAI-ARIA APG)
  box.before(layer.element)
  for (const [holder, isHeld] of [
    [root, true],
    [layer.element, true],
    [toggle, false],
  ] as const) {
    holder.addEventListener('pointerenter', hover(isHeld), {signal})
    holder.addEventListener('pointerleave', hover(!isHeld), {signal})
    holder.addEventListener('focusin', wait, {signal})
    // between focusout and focusin no element has the focus
    holder.addEventListener('focusout', () => queueMicrotask(wait), {signal})
  }
  toggle.addEventListener('click', () => turn(!isOn), {signal})
  document.addEventListener('visibilitychange', wait, {signal})
  reduced.addEventListener('change', () => turn(isOn && !reduced.matches), {signal})
  signal.addEventListener('abort', () => clearTimeout(timer))
  onChange(stage, wait)
  followTexts(name)
  wait()
}
