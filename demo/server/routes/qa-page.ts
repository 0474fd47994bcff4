import {Hono} from 'hono'
import {qaPage} from '../../pages/qa.ts'
import {readExamples} from '../../qa/read-examples.ts'
import {readSizes} from '../../qa/read-sizes.ts'
import {listProducts} from '../catalogue.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import type {Asset} from './shop-files.ts'

export interface QaPagesOptions {
  script: Asset
  distFolder: string
}

/** The page that shows every widget. */
export function qaPages({database}: Services, render: Render, {script, distFolder}: QaPagesOptions) {
  const app = new Hono<DemoEnv>()
  app.get('/', async (c) => {
    const [examples, products, sizes] = await Promise.all([
      readExamples(),
      listProducts(database),
      readSizes(distFolder),
    ])
    return render(c, ({crumb}) => qaPage({examples, products, sizes, crumb, script: script.url}))
  })
  return app
}
