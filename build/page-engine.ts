import type {Plugin} from 'vite'
import {widgets} from '../widgets/table.ts'
import {root} from './root.ts'

/** The file that every page fetches first: no other has to ask for it. */
export const ENGINE = 'engine'
export const ENGINE_MODULE = `${root}loader/engine/index.ts`

/** The widget whose code is in that file, as the table says. */
export const [IN_ENGINE] = widgets.flatMap(({name, isInEngine}) => (isInEngine ? [name] : []))

/** Puts it in: the page engine is that widget's module, too. */
export const withWidget: Plugin = {
  name: 'vitrine-widget-in-engine',
  transform(code, id) {
    if (id !== ENGINE_MODULE || !IN_ENGINE) return null
    return `${code}\nexport {mount} from '${root}widgets/${IN_ENGINE}/index.ts'`
  },
}
