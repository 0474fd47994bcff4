import {calendarUrl} from '../format/calendar-url.ts'

/** An event of the site (product.md §3). */
export interface SiteEvent {
  title: string
  /** Epoch ms. */
  startDate: number
  /** Epoch ms. @default startDate */
  endDate?: number | null
  location?: {
    addressLine1?: string | null
    addressLine2?: string | null
    addressCountry?: string | null
  } | null
}

/** The page that adds an event to a calendar. */
export function calendarLink({title, startDate, endDate, location}: SiteEvent): string {
  const lines = [location?.addressLine1, location?.addressLine2, location?.addressCountry]
  const place = lines.flatMap((line) => line?.trim() || []).join(', ')
  return calendarUrl({title, start: startDate, end: endDate ?? null, place})
}
