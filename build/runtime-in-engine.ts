import type {Plugin} from 'vite'
import {chunksOf} from './fetch-together.ts'
import {ENGINE} from './page-engine.ts'

/** The bundler's own helper, which makes an object of a module that shares its file with others. */
const RUNTIME = /^rolldown-runtime$/
const IMPORT = /import\{(\w+)(?: as (\w+))?\}from(["'`])\.\/rolldown-runtime-[^"'`]+\3;?/
const EXPORT = /^([\s\S]*)export\{(\w+)(?: as \w+)?\};?\s*$/
/** What other files have it by. */
const NAME = '_namespace'

/** No group of files can hold that helper: as a file of its own, it would be one more request for nearly every page. */
export const runtimeInEngine: Plugin = {
  name: 'vitrine-runtime-in-engine',
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle)
    const runtime = chunks.find(({name}) => RUNTIME.test(name))
    const engine = chunks.find(({name}) => name === ENGINE)
    if (!runtime || !engine) return
    const [, code, helper] = EXPORT.exec(runtime.code) ?? []
    if (!code || !helper) this.error('the bundler exports its helper in another way than before')
    engine.code += `\nconst ${NAME}=(()=>{${code}return ${helper}})();export{${NAME}};`
    for (const chunk of chunks) {
      if (!chunk.imports.includes(runtime.fileName)) continue
      if (!IMPORT.test(chunk.code))
        this.error(`${chunk.name} imports the bundler's helper in another way than before`)
      chunk.code = chunk.code.replace(
        IMPORT,
        (_import, name, local) =>
          `import{${NAME} as ${local ?? name}}from"./${engine.fileName.replace(/^.*\//, '')}";`,
      )
      chunk.imports = [
        ...new Set([...chunk.imports.filter((file) => file !== runtime.fileName), engine.fileName]),
      ]
    }
    delete bundle[runtime.fileName]
  },
}
