import type {Send} from '../api/http.ts'
import {autocompletePlaces, loadPlaceDetails, type PlacesParams, type PlacesTracking} from '../api/places.ts'
import {warn} from '../page/report.ts'
import {toolText} from './strings.ts'

/** Looks up places worldwide, by typed text and in detail. */
export const createPlaces = (send: Send) => ({
  autocomplete: (params: PlacesParams, tracking?: PlacesTracking) =>
    autocompletePlaces(send, params, tracking),
  /** Each lookup has a price: without a tracking context the console warns. */
  details: (params: PlacesParams, tracking?: PlacesTracking) => {
    if (!tracking) warn('places', toolText('noTrackingContext'))
    return loadPlaceDetails(send, params, tracking)
  },
})
