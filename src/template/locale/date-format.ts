import {cached} from './cached.ts'

/** A zone that is unknown here is taken for the zone of where this runs. */
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
