import {scriptAddress} from '../../model/script-address.ts'
import {page} from '../../page/page.ts'
import {readGlobal} from '../../page/read-global.ts'
import {trustScript} from '../../page/trust.ts'

/** The used part of the provider's API: reCAPTCHA v2, rendered explicitly. */
export interface Provider {
  ready: (then: () => void) => void
  render: (place: HTMLElement, settings: Readonly<Record<string, unknown>>) => number
  getResponse: (id: number) => string
  reset: (id: number) => void
}

declare global {
  var grecaptcha: Provider | undefined
}

/** Address of the provider's script, if the page names no other. */
export const ADDRESS = 'https://www.google.com/recaptcha/api.js'

/** Milliseconds after which a provider that has not answered counts as failed. */
const PATIENCE = 10_000

const inTime = <T>(coming: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the provider does not answer')), PATIENCE)
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })

let attempts = 0

function addScript(address: string | null): Promise<void> {
  const url = scriptAddress(address ?? ADDRESS, location.href, page().scripts)
  url.searchParams.set('render', 'explicit')
  url.searchParams.set('hl', document.documentElement.lang || 'en')
  // browsers let a request wait for an equal one that hangs
  if (attempts++) url.searchParams.set('attempt', `${attempts}`)
  const script = document.createElement('script')
  Object.assign(script, {nonce: page().nonce ?? '', src: trustScript(url)})
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${url.href} cannot be loaded`))
    }
    document.head.append(script)
  })
}

function find(): Provider {
  const provider = readGlobal('grecaptcha')
  if (!provider) throw new Error('the script brought no grecaptcha')
  return provider
}

async function load(address: string | null): Promise<Provider> {
  // the page may have loaded it already
  if (!readGlobal('grecaptcha')) await addScript(address)
  await new Promise<void>((resolve) => find().ready(resolve))
  return find()
}

let loading: Promise<Provider> | undefined

/** The provider's script, once for the whole page; the next call after a failure tries again. */
export function loadProvider(address: string | null): Promise<Provider> {
  loading ??= inTime(load(address)).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
