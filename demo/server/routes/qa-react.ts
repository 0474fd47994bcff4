import {rmSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {Hono} from 'hono'
import {readPresentation} from '../../qa/presentation.ts'
import type {AppData} from '../../react-app/App.tsx'
import {qaReactPage} from '../../views/qa-react.ts'
import {listProducts} from '../catalogue/catalogue.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import {builtFiles} from './files.ts'

type RenderApp = (data: AppData) => string

/** One folder per process, because several may run at once. */
const FOLDER = fileURLToPath(new URL(`../../.data/react-app-${process.pid}`, import.meta.url))

let building: Promise<RenderApp> | undefined

/** Built on first use, because it takes a second and most runs of the shop do not need it. */
function buildOnce(): Promise<RenderApp> {
  building ??= import('../../react-app/build.ts').then(({buildReactApp}) => {
    process.once('exit', () => rmSync(FOLDER, {recursive: true, force: true}))
    return buildReactApp(FOLDER)
  })
  building.catch(() => {
    building = undefined
  })
  return building
}

/** `demo/react-app`, as an app that has installed the package. */
export function qaReact({database}: Services, render: Render) {
  const app = new Hono<DemoEnv>()
  app.get('/', async (c) => {
    const store = c.get('store')
    const [products, renderApp] = await Promise.all([listProducts(database, store), buildOnce()])
    const {theme} = readPresentation(new URL(c.req.url).searchParams, store)
    return render(c, qaReactPage(products, renderApp, theme))
  })
  app.route('/files', builtFiles(FOLDER, /^\/qa\/react\/files\//))
  return app
}
