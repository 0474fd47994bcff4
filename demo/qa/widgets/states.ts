import type {Example} from '../../../build/read-examples.ts'
import type {Widget} from '../../../build/read-widgets.ts'
import type {Presentation} from '../presentation.ts'
import {contentEnd, findTag} from './find-tag.ts'
import {lengthenMarkup} from './lengthen.ts'
import {replaceTag} from './write-tag.ts'

/** A widget in one of its kinds of markup. */
export interface Shown {
  widget: Widget
  example: Example
}

/** A state in which a visitor can meet a widget. Its cause is real: the markup, a missing file, a language. */
export interface State {
  name: string
  title: string
  how: string
  /** The source of the built files below `/qa/`; `none` for a page without the loader. @default as on any page */
  files?: 'held' | 'failing' | 'none'
  /** `data-load` of the loader's tag. @default 'now' */
  load?: string
  presentation?: Partial<Presentation>
  markup?: (shown: Shown) => string
  hasLongTexts?: true
  /** Why the widget does not have this state. */
  missing?: (shown: Shown) => string | null
}

/** Widgets without a visible part. */
const INVISIBLE = ['order-confirmed']

/** Widgets that can display money. */
const WITH_MONEY = ['add-to-cart', 'cart-indicator', 'cart-page', 'cart-popover', 'quick-view']

/** Elements whose content belongs to the page: links, texts, pictures. */
const WITH_CONTENT = /^(a|button|img|script|time|ul)$/

const vitalOf = ({definition}: Widget): string | undefined =>
  Object.entries(definition.attributes).find(([, attribute]) => 'isVital' in attribute)?.[0]

const isUnseen = ({widget}: Shown) => (INVISIBLE.includes(widget.name) ? 'Nothing of it is seen.' : null)

function breakVital({widget, example}: Shown): string {
  const tag = findTag(example.markup, widget.name)
  if (!tag) return example.markup
  return replaceTag(
    example.markup,
    tag,
    new Map(tag.attributes).set(`data-${vitalOf(widget)}`, '{"id": "broken'),
  )
}

function whyUnbroken({widget, example}: Shown): string | null {
  if (!vitalOf(widget)) return 'No attribute of it is vital: what cannot be read gives its default.'
  return findTag(example.markup, widget.name) ? null : 'Of markup that names its widget.'
}

function emptied({widget, example: {markup}}: Shown): string {
  const tag = findTag(markup, widget.name)
  return tag ? markup.slice(0, tag.end) + markup.slice(contentEnd(markup, tag)) : markup
}

function whyFull({widget, example}: Shown): string | null {
  const tag = findTag(example.markup, widget.name)
  if (!tag) return 'Of markup that names its widget.'
  if (WITH_CONTENT.test(tag.name)) return `What is in its <${tag.name}> is the page’s own to give.`
  return contentEnd(example.markup, tag) > tag.end ? null : 'The example is empty as it stands.'
}

const whyFree = (shown: Shown): string | null =>
  isUnseen(shown) ?? (WITH_MONEY.includes(shown.widget.name) ? null : 'It shows no money.')

export const STATES: readonly State[] = [
  {name: 'server', title: 'Server HTML', how: 'Without the loader: what any failure leaves.', files: 'none'},
  {
    name: 'waiting',
    title: 'Waiting',
    how: 'data-load="interaction" on the loader’s tag: it waits for a touch.',
    load: 'interaction',
  },
  {
    name: 'loading',
    title: 'Loading',
    how: 'The server keeps the widget’s own file back for ten minutes.',
    files: 'held',
  },
  {name: 'mounted', title: 'Mounted', how: 'data-load="now" on the loader’s tag.'},
  {
    name: 'error',
    title: 'Error: no file',
    how: 'The server answers 503 for the widget’s own file, each of three times.',
    files: 'failing',
  },
  {
    name: 'broken',
    title: 'Error: broken attribute',
    how: 'A vital attribute is cut off in the middle of its JSON.',
    markup: breakVital,
    missing: whyUnbroken,
  },
  {name: 'empty', title: 'Empty', how: 'The element without its content.', markup: emptied, missing: whyFull},
  {
    name: 'long',
    title: 'Long text',
    how: 'All texts of the markup and of the widget are made long.',
    markup: ({widget, example}) => lengthenMarkup(example.markup, widget.name),
    hasLongTexts: true,
    missing: isUnseen,
  },
  {
    name: 'rtl',
    title: 'Right to left',
    how: 'A page in Arabic.',
    presentation: {locale: 'ar'},
    missing: isUnseen,
  },
  {name: 'dark', title: 'Dark', how: 'color-scheme: dark.', presentation: {theme: 'dark'}, missing: isUnseen},
  {
    name: 'jpy',
    title: 'JPY',
    how: 'A shop that sells in yen; dollars in the markup stand until the widget writes the price.',
    presentation: {currency: 'JPY'},
    missing: whyFree,
  },
]

/** The generator's preview: the widget mounts with its usual strategy. */
export const PREVIEW: State = {name: 'preview', title: 'Preview', how: '', load: ''}

/** The state with this name in an address; the mounted state for an unknown name. */
export const findState = (name: string | undefined): State | undefined =>
  name === PREVIEW.name ? PREVIEW : STATES.find((one) => one.name === name)
