export interface CalendarEntry {
  /** Encoded for a query. */
  title: string
  /** From year to second: see `toUtcStamp`. */
  start: string
  end: string
  place: string
}

/** UTC in the basic format, without fractions of a second: 20131115T123030Z. */
export const toUtcStamp = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

/** The query of Google Calendar's page for an event (product.md §7). */
export const calendarQuery = ({title, start, end, place}: CalendarEntry): string =>
  `?action=TEMPLATE&text=${title}&dates=${start}/${end}${place && `&location=${encodeURIComponent(place)}`}`

export interface CalendarEvent {
  title: string
  /** Epoch ms. */
  start: number
  /** Epoch ms; falls back to the start if it is missing, or before the start. */
  end?: number | null
  place: string
}

/** Half a surrogate pair cannot be encoded. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** The page that adds an event to a calendar. */
export const calendarUrl = ({title, start, end, place}: CalendarEvent): string =>
  `https://www.google.com/calendar/event${calendarQuery({
    title: encodeURIComponent(whole(title)),
    start: toUtcStamp(start),
    end: toUtcStamp(Math.max(start, end ?? start)),
    place: whole(place),
  })}`
