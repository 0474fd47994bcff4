import {isRecord} from '../lib/is-record.ts'
import {readPath} from '../lib/read-path.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import type {PlaceDetails, PlacePrediction} from './generated/schema.ts'
import type {Send} from './http.ts'

export type {PlaceDetails, PlacePrediction} from './generated/schema.ts'

/** Any parameter of the provider; null and undefined are left out. */
export type PlacesParams = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Who pays for a lookup. */
export interface PlacesTracking {
  productPage: string
  productSection: string
}

const PATH = '/api/google-maps/places'

function queryOf(params: PlacesParams): string {
  const pairs = Object.entries(params).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]]))
  return `?${new URLSearchParams(pairs)}`
}

function readPrediction(prediction: Record<string, unknown>): PlacePrediction[] {
  const id = textOrNull(prediction.place_id)
  return id ? [{...prediction, place_id: id, description: textOrNull(prediction.description) ?? ''}] : []
}

function parsePredictions(reply: unknown): Result<PlacePrediction[]> {
  const predictions = readPath(reply, 'predictions')
  return Array.isArray(predictions)
    ? ok(predictions.filter(isRecord).flatMap(readPrediction))
    : fail('has no list "predictions"')
}

function parseDetails(reply: unknown): Result<PlaceDetails> {
  const result = readPath(reply, 'result')
  const id = textOrNull(readPath(result, 'place_id'))
  return isRecord(result) && id ? ok({...result, place_id: id}) : fail('has no place in "result"')
}

/** Places whose name or address begins with the typed text. */
export const autocompletePlaces = (
  send: Send,
  params: PlacesParams,
  tracking?: PlacesTracking,
): Promise<PlacePrediction[]> =>
  send(`${PATH}/autocomplete${queryOf({...params, ...tracking})}`, parsePredictions)

/** All known details of a place. */
export const loadPlaceDetails = (
  send: Send,
  params: PlacesParams,
  tracking?: PlacesTracking,
): Promise<PlaceDetails> => send(`${PATH}/details${queryOf({...params, ...tracking})}`, parseDetails)
