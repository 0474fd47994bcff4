import type {Clause} from '../../src/widget/criteria.ts'
import type {Answer} from '../../src/widget/states.ts'

const AXE = [{scenes: 'axe'}] as const

const NO_MEDIA = [{none: 'It plays no sound and no video.'}] as const
const NO_FIELDS = [{none: 'It asks for no input.'}] as const
const PAGE = [{none: 'A criterion of whole pages, which the site meets; the widget adds no page.'}] as const

/** What holds for a widget unless its `states.ts` says otherwise. */
export const SHARED: Readonly<Record<Clause, readonly Answer[]>> = {
  '9.1.1.1': AXE,
  '9.1.2.1': NO_MEDIA,
  '9.1.2.2': NO_MEDIA,
  '9.1.2.3': NO_MEDIA,
  '9.1.2.4': NO_MEDIA,
  '9.1.2.5': NO_MEDIA,
  '9.1.3.1': AXE,
  '9.1.3.2': [{scenes: 'axe'}, {hand: 'Read it with a screen reader: the order is that of the screen.'}],
  '9.1.3.3': [{hand: 'Read its texts in the widget reference: none names a shape, a colour or a place.'}],
  '9.1.3.4': [{scenes: 'axe'}],
  '9.1.3.5': [{none: 'It asks for nothing about the visitor.'}],
  '9.1.4.1': [
    {scenes: 'axe'},
    {hand: 'View its pictures in the gallery in grey: each state has a text or a shape.'},
  ],
  '9.1.4.2': [{none: 'It plays no sound.'}],
  '9.1.4.3': [{scenes: 'axe, in light and dark'}],
  '9.1.4.4': [{scenes: 'zoom to 400%'}],
  '9.1.4.5': [{none: 'It contains no images of text; pictures are the page’s.'}],
  '9.1.4.10': [{scenes: 'no horizontal scrolling at 320 pixels, and at 400%'}],
  '9.1.4.11': [
    {hand: 'Measure borders and icons in its pictures of the gallery: 3:1 to what is beside them.'},
  ],
  '9.1.4.12': [{hand: 'Apply the text-spacing bookmarklet to its QA page: no text is cut off.'}],
  '9.1.4.13': [{none: 'Nothing appears on hover or focus alone.'}],
  '9.2.1.1': [{scenes: 'Tab reaches each control'}],
  '9.2.1.2': [{scenes: 'Tab returns to the start'}],
  '9.2.1.4': [{none: 'It has no shortcuts of one character.'}],
  '9.2.2.1': [{none: 'It sets no time limit.'}],
  '9.2.2.2': [{none: 'Nothing in it moves automatically for more than five seconds.'}],
  '9.2.3.1': [{none: 'Nothing in it flashes.'}],
  '9.2.4.1': PAGE,
  '9.2.4.2': PAGE,
  '9.2.4.3': [{scenes: 'Tab order'}],
  '9.2.4.4': AXE,
  '9.2.4.5': PAGE,
  '9.2.4.6': AXE,
  '9.2.4.7': [{hand: 'Press Tab through its QA page: each stop has an outline.'}],
  '9.2.4.11': [{scenes: 'the focus is in the window, and under nothing'}],
  '9.2.5.1': [{none: 'It has no gestures with a path or with several fingers.'}],
  '9.2.5.2': [{hand: 'Press on a control, move off it and release: nothing happens.'}],
  '9.2.5.3': AXE,
  '9.2.5.4': [{none: 'It does not respond to motion.'}],
  '9.2.5.7': [{none: 'Nothing in it is dragged.'}],
  '9.2.5.8': [{scenes: 'targets of 24 pixels, and 44 with touch'}],
  '9.3.1.1': PAGE,
  '9.3.1.2': [
    {scenes: 'right to left, in Arabic'},
    {hand: 'Set lang on content in another language; the widget keeps it.'},
  ],
  '9.3.2.1': [{scenes: 'Tab opens and leaves nothing'}],
  '9.3.2.2': NO_FIELDS,
  '9.3.2.3': PAGE,
  '9.3.2.4': [
    {
      hand: 'Compare names and icons with other widgets: texts of the same function are one text of the reference.',
    },
  ],
  '9.3.2.6': PAGE,
  '9.3.3.1': NO_FIELDS,
  '9.3.3.2': NO_FIELDS,
  '9.3.3.3': NO_FIELDS,
  '9.3.3.4': NO_FIELDS,
  '9.3.3.7': [{none: 'It is one step; nothing is asked twice.'}],
  '9.3.3.8': [{none: 'It asks for no log-in.'}],
  '9.4.1.1': [{none: 'WCAG 2.2 has removed the criterion; clause 9.4.1.1 is met by any HTML.'}],
  '9.4.1.2': AXE,
  '9.4.1.3': [{none: 'It has no status messages.'}],
}
