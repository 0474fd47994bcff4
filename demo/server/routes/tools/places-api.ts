import {Hono} from 'hono'
import type {DemoContext, DemoEnv} from '../../http/env.ts'
import {Refusal} from '../../http/refusal.ts'
import type {Services} from '../../services.ts'
import {findPlace, predictPlaces} from '../../site/places.ts'

function readParam(c: DemoContext, name: string): string {
  const value = c.req.query(name)?.trim()
  if (!value) throw new Refusal(400, `${name} is missing.`)
  return value
}

/** Stands in for the places provider, and records who each lookup is charged to. */
export function placesApi({database, clock}: Services) {
  async function charge(c: DemoContext): Promise<void> {
    const {productPage = null, productSection = null} = c.req.query()
    const lookup = {path: c.req.path, productPage, productSection}
    await database.all('INSERT INTO events (name, channel, headers, body, created) VALUES (?, ?, ?, ?, ?)', [
      'PlacesLookup',
      'places',
      '{}',
      JSON.stringify(lookup),
      clock.now(),
    ])
  }
  const app = new Hono<DemoEnv>()
  app.get('/autocomplete', async (c) => {
    const predictions = await predictPlaces(database, readParam(c, 'input'))
    await charge(c)
    return c.json({status: predictions.length ? 'OK' : 'ZERO_RESULTS', predictions})
  })
  app.get('/details', async (c) => {
    const result = await findPlace(database, readParam(c, 'placeid'))
    await charge(c)
    return c.json({status: 'OK', result})
  })
  return app
}
