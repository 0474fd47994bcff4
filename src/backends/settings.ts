import {ApiError} from '../api/errors.ts'
import {text} from '../api/strings.ts'
import type {Tag} from '../page/page.ts'

/** What the loader's tag says of a shop that is not the platform. */
export interface Settings {
  /** Address of the shop's API, without a slash at its end. */
  api: string
  key: string | null
  channel: string | null
  region: string | null
}

/** What a kind of shop cannot do without, by setting: where its owner finds it. */
export type Needs = Readonly<Partial<Record<keyof Settings, string>>> & {readonly api: string}

/** Where the settings come from: the tag, or a command. */
export type Source = Pick<Tag, 'backend' | 'api' | 'key' | 'channel' | 'region'>

const invalid = (backend: string, problem: string): ApiError =>
  new ApiError('invalid', `data-backend="${backend}": ${problem}`, text('failed'), {})

/** Null for what no request can be sent to. */
function readAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const {protocol, href} = new URL(address)
  return /^https?:$/.test(protocol) ? href.replace(/\/$/, '') : null
}

/** A setting that is missing or malformed throws: it says which, what it looks like, and where it is found. */
export function readSettings(backend: string, source: Source, needs: Needs): Settings {
  const read = (name: keyof Settings): string => {
    const value = source[name]?.trim() ?? ''
    const hint = needs[name]
    if (!value && hint) throw invalid(backend, `data-${name} is missing. ${hint}`)
    return value
  }
  const address = read('api')
  const api = readAddress(address)
  if (!api) throw invalid(backend, `data-api="${address}" is not an address. ${needs.api}`)
  return {api, key: read('key') || null, channel: read('channel') || null, region: read('region') || null}
}
