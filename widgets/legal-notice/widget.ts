import type {Registration} from '../../src/contract/widget.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  strategy: 'visible',
  isRare: true,
}

export const definition = {
  name: 'legal-notice',
  attributes: {
    kind: {type: 'choice', choices: ['notice', 'label'], default: 'notice'},
    notices: {type: 'json'},
    fallback: {type: 'text', default: 'en'},
  },
} as const satisfies Definition

export const about: About<typeof definition> = {
  summary:
    'The official notice of the legal guarantee, or the label of a producer’s guarantee (Regulation (EU) 2025/1960): the file for the language of the page, in its own proportions and colours, with its link. HTML that is put into the page cannot contain it.',
  attributes: {
    kind: 'notice: the notice of the legal guarantee, at least 480 px wide; label: the label of a producer’s guarantee, at least 360 px.',
    notices:
      'The official file, its link and its words by language tag. Without it, the link and the picture of the server HTML stay.',
    fallback: 'The language to take where the file lacks that of the page.',
  },
  shapes: {notices: 'NoticeFiles'},
  strings: {},
  parts: {
    a: 'The link; the element itself can be the link. Without script it works.',
    'a img': 'The picture. Its alternative text has the words of the notice.',
  },
  events: {},
  classes: {
    'legal-notice__frame': 'On the element. It scrolls where the picture is wider.',
    'legal-notice__notice': 'On a picture of the notice.',
    'legal-notice__label': 'On a picture of the label.',
  },
  properties: {},
  slots: {},
}
