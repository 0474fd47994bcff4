import type {PlaceDetails, PlacePrediction} from '../../../src/api/generated/schema.ts'
import type {Database} from '../database.ts'
import {Refusal} from '../http/refusal.ts'

/** Maximum number of predictions. */
const MOST = 5

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Places with a word that starts with the input. */
export async function predictPlaces(database: Database, input: string): Promise<PlacePrediction[]> {
  const start = escapeLike(input.trim())
  const rows = await database.all(
    `SELECT id, name, address FROM places
     WHERE name || ', ' || address LIKE ?1 ESCAPE '\\' OR name || ', ' || address LIKE ?2 ESCAPE '\\'
     ORDER BY name LIKE ?1 ESCAPE '\\' DESC, name LIMIT ?3`,
    [`${start}%`, `% ${start}%`, MOST],
  )
  return rows.map(({id, name, address}) => ({place_id: String(id), description: `${name}, ${address}`}))
}

export async function findPlace(database: Database, id: string): Promise<PlaceDetails> {
  const row = await database.first('SELECT * FROM places WHERE id = ?', [id])
  if (!row) throw new Refusal(404, 'There is no such place.')
  return {
    place_id: String(row.id),
    name: String(row.name),
    formatted_address: String(row.address),
    geometry: {location: JSON.parse(String(row.data))},
  }
}
