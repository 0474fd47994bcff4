import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Dates in English',
  order: 7,
  entries: {
    date: {
      summary:
        'Writes a date by directives such as `%Y-%m-%d`, in the time zone of the site and always in English. For other languages there is `datetime`.',
      input: 'epoch milliseconds, as a number or text',
      args: 'pattern …',
      output:
        'the pattern, with spaces between the arguments; unknown directives vanish. What is no date, or none between 4713 BC and AD 8652, is an error',
    },
    timesince: {
      summary:
        'Tells in English how long ago something was, and marks it up for scripts that keep it up to date.',
      input: 'epoch milliseconds, as a number',
      output: 'a `span.timesince`; `Invalid date.` for all else, and where there is no locale data',
    },
  },
}
