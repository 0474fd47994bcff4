import type {Plugin} from 'vite'
import {chunksOf} from './fetch-together.ts'
import {ENGINE} from './page-engine.ts'

/** The bundler's own helper, which creates the namespace object of a module in a shared file. */
const RUNTIME = /^rolldown-runtime$/
const IMPORT = /import\{(\w+)(?: as (\w+))?\}from(["'`])\.\/rolldown-runtime-[^"'`]+\3;?/
/** The name of Vitrine's helper in other files. */
const NAME = '_namespace'
/**
 * Replaces it at a third of its size. Omits inherited names: pages may have extended `Object.prototype`, and no module
 * would load there.
 */
const HELPER = `const ${NAME}=e=>{const m={};for(const n of Object.keys(e))Object.defineProperty(m,n,{get:e[n]});return m};`

/** No file group can contain that helper: as a separate file, it would cost nearly every page one more request. */
export const runtimeInEngine: Plugin = {
  name: 'vitrine-runtime-in-engine',
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle)
    const runtime = chunks.find(({name}) => RUNTIME.test(name))
    const engine = chunks.find(({name}) => name === ENGINE)
    if (!runtime || !engine) return
    if (runtime.exports.length !== 1) this.error('the bundler has other helpers than before')
    engine.code += `\n${HELPER}export{${NAME}};`
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
