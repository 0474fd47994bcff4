import type {InlineConfig, Plugin} from 'vite'
import {root} from './root.ts'
import {noteShipped} from './supply/note-shipped.ts'
import {withoutAnnotations} from './without-annotations.ts'

interface LibraryOptions {
  /** @default 'index.js' */
  fileName?: string
  /** Builds a classic script with this global, instead of a module. */
  global?: string
  plugins?: readonly Plugin[]
}

/** Builds one self-contained module from an entry into a folder, both as paths from the root. */
export const library = (
  entry: string,
  outDir: string,
  {fileName = 'index.js', global, plugins = []}: LibraryOptions = {},
): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [...plugins, withoutAnnotations, noteShipped],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    lib: {
      entry: `${root}${entry}`,
      formats: [global ? 'iife' : 'es'],
      name: global ?? '',
      fileName: () => fileName,
    },
    rolldownOptions: {output: {minify: true}},
  },
})
