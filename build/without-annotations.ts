import type {Plugin} from 'vite'

/** What tells bundlers that a call may be left out: nothing bundles these files again, and visitors would fetch it. */
const ANNOTATION = /(\w?)\n?\/\* @(?:__PURE__|vite-ignore) \*\/\s?(?=(\w?))/g

/** Leaves a space where two words would become one. */
export const stripAnnotations = (code: string): string =>
  code.replace(ANNOTATION, (_, before: string, after: string) => before + (before && after && ' '))

/** Takes annotations out of what is written; the minifier leaves them where they are. */
export const withoutAnnotations: Plugin = {
  name: 'vitrine-without-annotations',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = stripAnnotations(chunk.code)
  },
}
