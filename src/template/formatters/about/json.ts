import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Values as JSON',
  order: 3,
  entries: {
    json: {
      summary:
        'Writes a value as JSON that is safe inside a script: `</` becomes `<\\/`, and `<!` becomes `\\u003c!`.',
      input: 'anything',
      output: 'JSON; nothing for a missing value',
    },
    'json-pretty': {
      summary: 'Writes a value as JSON with line breaks and two spaces of indentation, as safe.',
      input: 'anything',
      output: 'JSON; nothing for a missing value',
    },
    raw: {
      summary: 'Writes a value as plain JSON: not safe inside a script.',
      input: 'anything',
      output: 'JSON; `null` for a missing value',
    },
  },
}
