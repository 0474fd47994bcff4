import {report} from '../../page/report.ts'
import {loadProvider, type Provider} from './provider.ts'
import {captchaTexts as texts} from './strings.ts'

export interface CaptchaOptions {
  /** The website's key; without a key there is no captcha to render. */
  siteKey: string | null
  /** Address of the provider's script. @default reCAPTCHA's */
  script?: string | null
  /** Whether the provider may load before the form is used. @default yes */
  mayLoad?: () => boolean
  /** @default 'light' */
  theme?: 'light' | 'dark'
  /** @default 'left' */
  alignment?: 'left' | 'center' | 'right'
  /** @default compact in a container under 320 px, else normal */
  size?: 'normal' | 'compact' | null
  /** Called with each answer, and with '' when an answer expires. */
  onChange?: (response: string) => void
}

export interface Captcha {
  /**
   * Resolves when the visitor can solve it, which requires a visible container. A rejection has already been reported
   * and shown in the container.
   */
  readonly ready: Promise<void>
  /** The visitor's answer; '' before an answer, and after it has expired. */
  getResponse: () => string
  /** Resets the captcha: an answer can be sent only once. */
  reset: () => void
  /** Moves the focus to it. Tries again if the provider could not be loaded. */
  focus: () => void
  /** Restores the container. */
  destroy: () => void
}

/** Pixels that a captcha of normal size needs (product.md §5). */
const NORMAL_WIDTH = 320
/** Left and right are physical, in every writing direction. */
const MARGINS = {left: '0 auto 0 0', center: '0 auto', right: '0 0 0 auto'} as const

/** The container's width once it has one: a hidden captcha need not load its provider. */
const whenShown = (container: HTMLElement, {signal}: AbortController): Promise<number> =>
  new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (!container.clientWidth) return
      observer.disconnect()
      resolve(container.clientWidth)
    })
    observer.observe(container)
    signal.addEventListener('abort', () => observer.disconnect())
  })

/** In a dialog, the provider's challenge would be covered. */
async function makeRoom(container: HTMLElement): Promise<void> {
  if (!container.closest('.vitrine-dialog:not(.vitrine-dialog--below)')) return
  const {giveWay} = await import('../dialog/give-way.ts')
  giveWay()
}

/** A form that is opened again is in another dialog. */
function keepRoom(container: HTMLElement, {signal}: AbortController): void {
  const observer = new ResizeObserver(() => {
    if (container.clientWidth) makeRoom(container).catch(() => {})
  })
  observer.observe(container)
  signal.addEventListener('abort', () => observer.disconnect())
}

function check(container: HTMLElement, {siteKey}: CaptchaOptions): void {
  if (!siteKey) throw new Error('ReCaptcha has not been set up!')
  if (!container.ownerDocument.defaultView) throw new Error('Document was destroyed')
  if (container.getRootNode() instanceof ShadowRoot)
    throw new Error('captchas do not work in a shadow root: put the container into the page itself')
}

function render(provider: Provider, host: HTMLElement, size: string, options: CaptchaOptions): number {
  const {siteKey, theme = 'light', onChange} = options
  try {
    return provider.render(host, {
      sitekey: siteKey,
      theme,
      size,
      callback: onChange,
      'expired-callback': () => onChange?.(''),
    })
  } catch (cause) {
    throw new Error('Error rendering captcha into node', {cause})
  }
}

/** The element that the provider renders into. */
function createHost(container: HTMLElement, alignment: keyof typeof MARGINS = 'left') {
  let host = document.createElement('div')
  return {
    /** A new element each time: the provider renders into each only once. */
    place(): HTMLElement {
      host.remove()
      host = document.createElement('div')
      host.style.inlineSize = 'fit-content'
      host.style.margin = MARGINS[alignment]
      container.append(host)
      return host
    },
    hasFocus: () => host.contains(document.activeElement),
    focus: () => host.querySelector<HTMLElement>('iframe,input,[tabindex]')?.focus(),
    remove: () => host.remove(),
  }
}

/** A captcha in a container of the page. */
export function createCaptcha(container: HTMLElement, options: CaptchaOptions): Captcha {
  const gone = new AbortController()
  const host = createHost(container, options.alignment)
  let rendered: {provider: Provider; id: number} | null = null
  let hasFailed = false
  let isAllowed = false
  let ready = start()

  /** Resolves when the provider may be loaded. */
  async function ask(isCompact: boolean): Promise<void> {
    const {mayLoad, script} = options
    if (!mayLoad || mayLoad()) return
    const {askForCaptcha} = await import('./ask-for-captcha.ts')
    if (gone.signal.aborted) return
    await askForCaptcha({place: host.place(), script, isCompact, mayLoad, signal: gone.signal})
  }

  async function show(): Promise<void> {
    check(container, options)
    const width = await whenShown(container, gone)
    const size = options.size ?? (width < NORMAL_WIDTH ? 'compact' : 'normal')
    if (!isAllowed) await ask(size === 'compact')
    if (gone.signal.aborted) return
    isAllowed = true
    const [provider] = await Promise.all([loadProvider(options.script ?? null), makeRoom(container)])
    if (gone.signal.aborted) return
    if (!rendered) keepRoom(container, gone)
    const hadFocus = host.hasFocus()
    rendered = {provider, id: render(provider, host.place(), size, options)}
    if (hadFocus) host.focus()
  }

  function tell(error: unknown): void {
    if (gone.signal.aborted) return
    hasFailed = true
    report('captcha', error, container)
    if (!options.siteKey) return
    const place = host.place()
    place.role = 'alert'
    place.textContent = texts('failed')
  }

  function start(): Promise<void> {
    hasFailed = false
    const shown = show()
    shown.catch(tell)
    return shown
  }

  return {
    get ready() {
      return ready
    },
    getResponse: () => rendered?.provider.getResponse(rendered.id) ?? '',
    reset: () => rendered?.provider.reset(rendered.id),
    focus() {
      if (hasFailed) ready = start()
      const {activeElement} = document
      // loading may have taken a while, and the visitor has moved on
      ready.then(
        () => document.activeElement === activeElement && host.focus(),
        () => {},
      )
    },
    destroy() {
      gone.abort()
      host.remove()
    },
  }
}
