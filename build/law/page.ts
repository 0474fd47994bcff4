import {readFileSync} from 'node:fs'
import {stores} from '../../demo/seed/stores.ts'
import {localeNames} from '../locales.ts'
import {code, table} from '../markdown.ts'
import {DUTIES, type Duty} from './duties.ts'

export const lawFile = new URL('../../docs/guide/law.md', import.meta.url)

const HEADING = '## Which test shows what\n'
const END = '\n\nWhy it works as it does'

const names = new Intl.DisplayNames('en', {type: 'language'})
const list = (tags: readonly string[]): string =>
  new Intl.ListFormat('en').format(tags.map((tag) => names.of(tag) ?? tag).sort())

const ours = ['en', ...localeNames.filter((name) => !name.includes('-'))]

const LANGUAGES: Record<Duty['languages'], string> = {
  widgets: list(ours),
  demo: list(stores.map(({language}) => language.replace(/-.*/, ''))),
  yours: 'those of your files',
  none: '',
}

/** The guide with its table of duties, which is generated; the rest is written by hand. */
export function lawPage(): string {
  const page = readFileSync(lawFile, 'utf8')
  const [before = ''] = page.split(HEADING)
  const after = page.slice(page.indexOf(END))
  const rows = DUTIES.map(({duty, part, languages, tests}) => [
    duty,
    part,
    LANGUAGES[languages],
    tests.map(([file, title]) => `${code(file)}: “${title}”`).join('<br>'),
  ])
  return [before + HEADING.trim(), ...table(['duty', 'part', 'languages', 'test'], rows)].join('\n') + after
}
