import {Hono} from 'hono'
import {readOwner} from '../http/cookies.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Services} from '../services.ts'
import {collectionsApi} from './tools/collections-api.ts'
import {multilingualApi} from './tools/multilingual-api.ts'
import {navigationApi} from './tools/navigation-api.ts'
import {placesApi} from './tools/places-api.ts'
import {settingsApi} from './tools/settings-api.ts'

/** Paths that only an owner of the site may call. */
const GUARDED = [
  '/site-header-footer',
  '/multilingual/*',
  '/widget/*',
  '/commondata/*',
  '/content-service/*',
  '/v1/commerce-preferences/*',
  '/google-maps/*',
]

/** The calls of site tools in the API description. */
export function toolsApi(services: Services) {
  const {owners} = services
  const app = new Hono<DemoEnv>()
  for (const path of GUARDED)
    app.use(path, async (c, next) => {
      await owners.require(readOwner(c))
      await next()
    })
  app.route('/', settingsApi(services))
  app.route('/multilingual', multilingualApi(services))
  app.route('/', navigationApi(services))
  app.route('/content-service/product/1.1/websites/:websiteId/products', collectionsApi(services))
  app.route('/google-maps/places', placesApi(services))
  return app
}
