import {join} from 'node:path'

/** The root of the project, with a trailing slash. Separate from the build itself, whose import needs a bundler. */
export const root = join(import.meta.dirname, '../')
