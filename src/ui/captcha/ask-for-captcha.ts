import {type Asking, askFirst} from '../ask-first/ask-first.ts'
import {ADDRESS} from './provider.ts'
import {captchaTexts as texts} from './strings.ts'

interface AskingForCaptcha extends Pick<Asking, 'place' | 'mayLoad' | 'signal'> {
  /** Address of the provider's script. @default that of reCAPTCHA */
  script: string | null | undefined
  isCompact: boolean
}

/** Pixels that the provider's box takes: nothing moves when it comes. */
const NORMAL = ['304px', '78px'] as const
const COMPACT = ['164px', '144px'] as const

/** A visitor who fills in a form wants to send it, and that takes the captcha. */
const USE = ['focusin', 'pointerdown', 'input']

/** A page may give the focus to a field by itself: that is no use of the form. */
const isActive = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Calls `then` with the first use of the form around an element, outside of that element. */
function whenUsed(element: HTMLElement, then: () => void, life: AbortController): void {
  const form = element.closest('form')
  const isUsed = (target: unknown) => target instanceof Node && !element.contains(target) && isActive()
  if (form?.contains(document.activeElement) && isUsed(document.activeElement)) then()
  for (const type of USE)
    form?.addEventListener(type, ({target}) => isUsed(target) && then(), {signal: life.signal, capture: true})
}

/**
 * Resolves when the visitor lets the provider's script be loaded: by consent, by using the form, or by pressing what keeps
 * the place of the captcha meanwhile. A script of the page's own site, or one that is there already, is no question.
 */
export function askForCaptcha({place, script, isCompact, mayLoad, signal}: AskingForCaptcha): Promise<void> {
  const {origin, host} = new URL(script ?? ADDRESS, location.href)
  if (origin === location.origin || globalThis.grecaptcha) return Promise.resolve()
  const waiting = new AbortController()
  signal.addEventListener('abort', () => waiting.abort())
  return new Promise((resolve) => {
    function done(): void {
      waiting.abort()
      resolve()
    }
    askFirst({place, text: () => texts('ask', {host}), mayLoad, load: done, signal})
    const [width, height] = isCompact ? COMPACT : NORMAL
    Object.assign(place.style, {inlineSize: width, minBlockSize: height, maxInlineSize: '100%'})
    whenUsed(place, done, waiting)
  })
}
