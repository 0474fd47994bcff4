import {fileURLToPath} from 'node:url'

/** Of the project; ends with a slash. Apart from the build itself, which takes a bundler to import. */
export const root = fileURLToPath(new URL('..', import.meta.url))
