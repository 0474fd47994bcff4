import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {Presentation} from '../qa/presentation.ts'
import type {Size} from '../qa/read-sizes.ts'
import type {Switches} from '../qa/switches.ts'
import type {Control} from '../qa/widgets/controls.ts'
import type {Generated} from '../qa/widgets/generate.ts'
import {PREVIEW, STATES, type State} from '../qa/widgets/states.ts'
import type {ShownWidget} from '../server/qa/read-shown.ts'
import type {PageOf} from './page.ts'
import {describeSize} from './qa.ts'

export interface QaWidgetInput extends ShownWidget {
  size: Size | undefined
  switches: Switches
  presentation: Presentation
  /** The query of the page's address. */
  query: URLSearchParams
  script: string
}

/**
 * These open automatically over everything else and take the focus: in frames they are only displayed, on a separate
 * page they can be used.
 */
const INERT = ['popup-overlay']

const CRUMB_HINT =
  '{{crumb}} is the server’s to write: the value of the cookie crumb, for pages without script.'

const toView = ({kind, ...control}: Control) => ({
  ...control,
  isSwitch: kind === 'switch',
  isChoice: kind === 'choice',
  isNumber: kind === 'number',
  isText: kind === 'text',
  isJson: kind === 'json',
})

const addressOf = (widget: string): string => `/qa/widgets/${widget}`

/**
 * A frame's address contains its whole state, which also applies to the calls of its scripts. Only the preview has
 * options.
 */
function frameOf(widget: string, {name, presentation = {}}: State, query: URLSearchParams): string {
  const options = [...query].filter(([key]) => name === PREVIEW.name || !key.startsWith('data-'))
  const all = {...Object.fromEntries(options), ...presentation, state: name}
  return `${addressOf(widget)}/frame?${new URLSearchParams(all)}`
}

const viewState = (state: State, {widget, example, query}: QaWidgetInput) => ({
  state: state.name,
  heading: state.title,
  how: state.how,
  why: state.missing?.({widget, example}) ?? '',
  frame: frameOf(widget.name, state, query),
})

const viewSnippet = ({snippet, hasOptions, controls}: Generated) => ({
  snippet,
  hasOptions,
  controls: controls.map(toView),
  crumbHint: snippet.includes('{{crumb}}') ? CRUMB_HINT : '',
})

/** One widget: its options with the resulting HTML, and each of its states. */
export const qaWidgetPage =
  (input: QaWidgetInput): PageOf =>
  () => {
    const {widget, names, examples, index, example, generated, size, switches, query} = input
    const {name, about} = widget
    return {
      template: 'qa-widget',
      title: `QA: ${name}`,
      type: PAGE_TYPES.page,
      scripts: [input.script],
      theme: input.presentation.theme,
      data: {
        widget: name,
        summary: about.summary,
        size: describeSize(size),
        address: addressOf(name),
        others: names.map((other) => ({other, href: addressOf(other), isCurrent: other === name})),
        examples: examples.map(({title}, at) => ({value: at, label: title, isChosen: at === index})),
        exampleTitle: example.title,
        switches,
        ...viewSnippet(generated),
        preview: frameOf(name, PREVIEW, query),
        isInert: INERT.includes(name),
        states: STATES.map((state) => viewState(state, input)),
      },
    }
  }
