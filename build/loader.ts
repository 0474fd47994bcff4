import {build, type Plugin} from 'vite'
import {COMPILE_AT_ONCE} from './compile-at-once.ts'
import type {Ends} from './ends.ts'
import {guardLoader} from './guard.ts'
import {root} from './root.ts'
import {withSafeDocument} from './safe-document.ts'
import {noteShipped} from './supply/note-shipped.ts'
import {type Files, loadersTable} from './widget-table.ts'
import {withoutAnnotations} from './without-annotations.ts'

/** Inserts the ends of the files' names. */
const withEnds = ({ends, places}: Ends): Plugin => ({
  name: 'vitrine-ends',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/loader/release.ts')) return null
    const written = code
      .replace("ENDS = 'dev'", `ENDS = '${ends}'`)
      .replace("PLACES = ''", `PLACES = '${places}'`)
    if (!written.includes(`'${ends}'`) || !written.includes(`PLACES = '${places}'`))
      this.error('the ends have no place any more')
    return written
  },
})

/** Second step: the loader as one classic script that contains the chunk names of the first step. */
export const buildLoader = (files: Files, use: Files, ends: Ends) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      loadersTable(files, use),
      withEnds(ends),
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
