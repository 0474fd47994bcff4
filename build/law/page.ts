import {readFileSync} from 'node:fs'
import {stores} from '../../demo/seed/stores.ts'
import {code, table} from '../markdown.ts'
import {DUTIES, type Duty} from './duties.ts'
import {ours} from './languages.ts'

export const lawFile = new URL('../../docs/guide/law.md', import.meta.url)

const HEADING = '## Which test shows what\n'
const END = '\n\nWhy it works as it does'

const names = new Intl.DisplayNames('en', {type: 'language'})
const list = (tags: readonly string[]): string =>
  new Intl.ListFormat('en').format(tags.map((tag) => names.of(tag) ?? tag).sort())

const LANGUAGES: Record<Duty['languages'], string> = {
  widgets: list(ours),
  demo: list(stores.map(({language}) => language.replace(/-.*/, ''))),
  yours: 'those of your files',
  none: '',
}

/** A picture of the parts in a language, by `GALLERY=1` with the test of the scenes. */
export const lawPicture = (language: string): URL =>
  new URL(`../../docs/media/law/${language}.webp`, import.meta.url)

const pictures = (): string =>
  ours.map((language) => `![${names.of(language)}](../media/law/${language}.webp)`).join('\n')

/** The guide with its table of duties, which is generated; the rest is written by hand. */
export function lawPage(): string {
  const page = readFileSync(lawFile, 'utf8')
  const [before = ''] = page.split(HEADING)
  const after = page.slice(page.indexOf(END))
  const rows = DUTIES.map(({duty, part, languages, picture, tests}) => [
    duty,
    part,
    LANGUAGES[languages],
    picture ? `![${picture.replaceAll('-', ' ')}](../gallery/${picture}-390-light.webp)` : '',
    tests.map(([file, title]) => `${code(file)}: “${title}”`).join('<br>'),
  ])
  const lines = [
    before + HEADING.trim(),
    ...table(['duty', 'part', 'languages', 'picture', 'test'], rows),
    '',
    'Prior price, notice, and the withdrawal at its confirmation, on a phone:',
    '',
    pictures(),
  ]
  return lines.join('\n') + after
}
