import {type Asking, askFirst} from '../ask-first/ask-first.ts'
import {ADDRESS} from './provider.ts'
import {captchaTexts as texts} from './strings.ts'

interface AskingForCaptcha extends Pick<Asking, 'place' | 'mayLoad' | 'signal'> {
  /** Address of the provider's script. @default reCAPTCHA's */
  script: string | null | undefined
  isCompact: boolean
}

/** Pixels of the provider's box, reserved so that nothing moves when it loads. */
const NORMAL = ['304px', '78px'] as const
const COMPACT = ['164px', '144px'] as const

/** A visitor who fills in a form wants to send it, and that requires the captcha. */
const USE = ['focusin', 'pointerdown', 'input']

/** A page may focus a field from script: that does not count as use of the form. */
const isActive = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Calls `then` at the first use of the form around an element, outside of that element. */
function whenUsed(element: HTMLElement, then: () => void, life: AbortController): void {
  const form = element.closest('form')
  const isUsed = (target: unknown) => target instanceof Node && !element.contains(target) && isActive()
  if (form?.contains(document.activeElement) && isUsed(document.activeElement)) then()
  for (const type of USE)
    form?.addEventListener(type, ({target}) => isUsed(target) && then(), {signal: life.signal, capture: true})
}

/**
 * Resolves when the visitor allows loading the provider's script: by consent, by using the form, or by clicking the
 * captcha's placeholder. A script of the page's own site, or one that has already loaded, needs no permission.
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
