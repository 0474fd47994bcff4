import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Dates in English',
  order: 7,
  entries: {
    date: {
      summary:
        'Formats a date with directives such as `%Y-%m-%d`, in the time zone of the site and always in English. For other languages, use `datetime`.',
      input: 'epoch milliseconds, as a number or text',
      args: 'pattern …',
      output:
        'the pattern, with spaces between the arguments; unknown directives are removed. An invalid date, or one outside 4713 BC to AD 8652, is an error',
    },
    timesince: {
      summary: 'Prints in English how long ago a date was, with markup for scripts that keep it up to date.',
      input: 'epoch milliseconds, as a number',
      output: 'a `span.timesince`; `Invalid date.` for everything else, and without locale data',
    },
  },
}
