import {asRecord} from '../../../src/lib/as-record.ts'
import {fromKeys} from '../../../src/lib/from-keys.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {toJson} from '../../../src/lib/to-json.ts'
import {GALLERY_OPTIONS} from '../../../src/model/gallery-options.ts'
import {parseGalleryOption} from '../../../src/model/parse-gallery-option.ts'
import {page} from '../../../src/page/page.ts'
import {warn} from '../../../src/page/report.ts'
import type {Props} from '../../../src/widget/definition.ts'
import {definition} from '../widget.ts'
import {readClasses} from './read-classes.ts'
import {spellings} from './spellings.ts'

export type GalleryOptions = Omit<Props<typeof definition>, 'options'>
type Name = keyof GalleryOptions

const NAMES = Object.keys(GALLERY_OPTIONS) as Name[]

/**
 * Reads the options of a gallery: attributes take precedence over `data-options`, that over the JSON of a block, that
 * over its classes. Values out of range are clamped, and all mistakes together cause one warning to the
 * author: a page of the platform is not theirs to change.
 */
export function readOptions(root: HTMLElement): GalleryOptions {
  const problems: string[] = []
  /** The defaults of missing options, by attribute. */
  const defaults: Record<string, unknown> = {}

  function readJson(attribute: string): Record<string, unknown> {
    const parsed = parseJson(root.getAttribute(attribute))
    if (parsed.ok) return asRecord(parsed.value)
    problems.push(`${attribute} ${parsed.problem}`)
    return {}
  }
  const written = {...readClasses(root), ...readJson('data-block-json'), ...readJson('data-options')}

  function read(name: Name) {
    const [plain, hyphenated] = spellings(name)
    const attribute = [plain, hyphenated].find((spelling) => root.hasAttribute(`data-${spelling}`))
    const raw = attribute ? root.getAttribute(`data-${attribute}`) : written[name]
    const {value, problem} = parseGalleryOption(raw, GALLERY_OPTIONS[name])
    if (raw === null || raw === undefined) defaults[hyphenated] = value
    if (problem) problems.push(`${name} ${toJson(raw)} ${problem}`)
    return value
  }
  const options = fromKeys(NAMES, read)
  if (problems.length && root.dataset.vitrine !== undefined) warn(definition.name, problems.join('; '), root)
  page().overlay?.read(root, defaults, ['options', ...NAMES.flatMap(spellings)])
  return options as GalleryOptions
}
