import {join} from 'node:path'

/** Of the project; ends with a slash. Apart from the build itself, which takes a bundler to import. */
export const root = join(import.meta.dirname, '../')
