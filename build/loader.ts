import {build, type Plugin} from 'vite'
import {COMPILE_AT_ONCE} from './compile-at-once.ts'
import {guardLoader} from './guard.ts'
import {root} from './root.ts'
import {withSafeDocument} from './safe-document.ts'
import {noteShipped} from './supply/note-shipped.ts'
import {type Files, loadersTable} from './widget-table.ts'
import {withoutAnnotations} from './without-annotations.ts'

/** Inserts the hash that all file names end in. */
const ofRelease = (hash: string): Plugin => ({
  name: 'vitrine-release',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/loader/release.ts')) return null
    if (!code.includes("'dev'")) this.error('the release has no place any more')
    return code.replace("'dev'", `'${hash}'`)
  },
})

/** Second step: the loader as one classic script that contains the chunk names of the first step. */
export const buildLoader = (files: Files, use: Files, hash: string) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      loadersTable(files, use),
      ofRelease(hash),
      withSafeDocument,
      guardLoader,
      withoutAnnotations,
      noteShipped,
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: `${root}loader/index.ts`,
        formats: ['iife'],
        name: 'vitrineLoader',
        fileName: () => 'loader.js',
      },
      rolldownOptions: {output: {minify: true, postBanner: COMPILE_AT_ONCE}},
    },
  })
