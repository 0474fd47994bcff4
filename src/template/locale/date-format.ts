import {cached} from './cached.ts'

/** An unknown zone falls back to the local zone. */
function create(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options)
  } catch (error) {
    const {timeZone, ...rest} = options
    if (timeZone === undefined) throw error
    return new Intl.DateTimeFormat(locale, rest)
  }
}

export const dateFormat = cached(create)
