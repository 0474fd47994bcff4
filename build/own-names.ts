import type {Plugin} from 'vite'

/** The bundler's own code goes through the names of a module by `for in`. */
const NAMES = /for\s?\((?:var|let|const) (\w+) in (\w+)\)/

/** Inherited names are left out: pages may have extended `Object.prototype`, and no module would load there. */
export const ownNames: Plugin = {
  name: 'vitrine-own-names',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.name === 'rolldown-runtime')
        chunk.code = chunk.code.replace(NAMES, 'for(var $1 of Object.keys($2))')
  },
}
