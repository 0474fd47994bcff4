import {ApiError} from '../api/errors.ts'
import {text} from '../api/strings.ts'
import type {Tag} from '../page/page.ts'

/** The settings of a shop other than the platform, from the loader's tag. */
export interface Settings {
  /** Address of the shop's API, without a slash at its end. */
  api: string
  key: string | null
  channel: string | null
  region: string | null
}

/** The settings that a kind of shop requires, each with a hint where its owner finds the value. */
export type Needs = Readonly<Partial<Record<keyof Settings, string>>> & {readonly api: string}

/** Where the settings come from: the tag, or a command. */
export type Source = Pick<Tag, 'backend' | 'api' | 'key' | 'channel' | 'region'>

const invalid = (backend: string, problem: string): ApiError =>
  new ApiError('invalid', `data-backend="${backend}": ${problem}`, text('failed'), {})

/** Null if the address cannot receive requests. */
function readAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const {protocol, href} = new URL(address)
  return /^https?:$/.test(protocol) ? href.replace(/\/$/, '') : null
}

/** Throws if a setting is missing or malformed: the message names it, shows an example, and says where to find it. */
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
