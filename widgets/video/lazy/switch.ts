import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../definition.ts'
import {texts} from '../strings.ts'

const LESS_MOVEMENT = '(prefers-reduced-motion: reduce)'

/** Not supported by every browser. */
function wantsLessData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return !!Reflect.get(Object(connection), 'saveData')
}

/** Called with whether it should play now, and whether it is wanted at all. */
type Follow = (isPlaying: boolean, isWanted: boolean) => void

/**
 * Plays background content while it is visible and wanted, with a button: a visitor's pause always takes precedence
 * (WCAG 2.2.2). Returns a function that sets whether it is wanted.
 */
export function createSwitch({element, adopt, signal, followTexts}: Widget<typeof definition>, act: Follow) {
  const button = document.createElement('button')
  const lessMovement = matchMedia(LESS_MOVEMENT)
  let isWanted = !lessMovement.matches && !wantsLessData()
  let isSeen = false

  function follow(): void {
    button.setAttribute('aria-label', texts(isWanted ? 'stop' : 'start'))
    button.dataset.action = isWanted ? 'pause' : 'play'
    adopt(element, {
      attributes: {'data-video-state': isWanted ? 'playing' : 'paused'},
      classes: {video__box: true},
    })
    act(isWanted && isSeen && !document.hidden, isWanted)
  }
  function want(wanted: boolean): void {
    isWanted = wanted
    follow()
  }
  const observer = new IntersectionObserver((entries) => {
    isSeen = !!entries.at(-1)?.isIntersecting
    follow()
  })
  button.type = 'button'
  button.className = 'vitrine-play video__switch'
  button.addEventListener('click', () => want(!isWanted))
  element.append(button)
  lessMovement.addEventListener('change', ({matches}) => want(!matches), {signal})
  document.addEventListener('visibilitychange', follow, {signal})
  followTexts(follow)
  observer.observe(element)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    button.remove()
  })
  return want
}
