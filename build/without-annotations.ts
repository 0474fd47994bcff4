import type {Plugin} from 'vite'

/**
 * Annotations tell bundlers that a call can be removed. No bundler reads these files again, and visitors would fetch the
 * bytes.
 */
const ANNOTATION = /(\w?)\n?\/\* @(?:__PURE__|vite-ignore) \*\/\s?(?=(\w?))/g

/** Leaves a space where two words would otherwise join. */
export const stripAnnotations = (code: string): string =>
  code.replace(ANNOTATION, (_, before: string, after: string) => before + (before && after && ' '))

/** Removes annotations from the output; the minifier keeps them. */
export const withoutAnnotations: Plugin = {
  name: 'vitrine-without-annotations',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = stripAnnotations(chunk.code)
  },
}
