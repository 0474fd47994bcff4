import type {Send} from '../api/http.ts'
import {autocompletePlaces, loadPlaceDetails, type PlacesParams, type PlacesTracking} from '../api/places.ts'
import {warn} from '../page/report.ts'
import {toolText} from './strings.ts'

/** Places of the world, by what is typed and in detail. */
export const createPlaces = (send: Send) => ({
  autocomplete: (params: PlacesParams, tracking?: PlacesTracking) =>
    autocompletePlaces(send, params, tracking),
  /** Each lookup costs something: without a tracking context the console says so. */
  details: (params: PlacesParams, tracking?: PlacesTracking) => {
    if (!tracking) warn('places', toolText('noTrackingContext'))
    return loadPlaceDetails(send, params, tracking)
  },
})
