import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Values as JSON',
  order: 3,
  entries: {
    json: {
      summary: 'Writes a value as JSON that can stand in a script: `</` becomes `<\\/`.',
      input: 'anything',
      output: 'JSON; nothing for what is missing',
    },
    'json-pretty': {
      summary:
        'Writes a value as JSON with line ends, each level indented by two spaces; `</` becomes `<\\/`.',
      input: 'anything',
      output: 'JSON; nothing for what is missing',
    },
    raw: {
      summary: 'Writes a value as JSON and nothing else: not for scripts.',
      input: 'anything',
      output: 'JSON; `null` for what is missing',
    },
  },
}
