/**
 * The success criteria of WCAG 2.2, levels A and AA, by their clause of EN 301 549: 9 and the number in WCAG. V3.2.1 of
 * the standard refers to WCAG 2.1; the criteria that WCAG 2.2 added have the numbers of V4.1.1.
 */
export const CRITERIA = {
  '9.1.1.1': 'Non-text content',
  '9.1.2.1': 'Audio-only and video-only (pre-recorded)',
  '9.1.2.2': 'Captions (pre-recorded)',
  '9.1.2.3': 'Audio description or media alternative (pre-recorded)',
  '9.1.2.4': 'Captions (live)',
  '9.1.2.5': 'Audio description (pre-recorded)',
  '9.1.3.1': 'Info and relationships',
  '9.1.3.2': 'Meaningful sequence',
  '9.1.3.3': 'Sensory characteristics',
  '9.1.3.4': 'Orientation',
  '9.1.3.5': 'Identify input purpose',
  '9.1.4.1': 'Use of colour',
  '9.1.4.2': 'Audio control',
  '9.1.4.3': 'Contrast (minimum)',
  '9.1.4.4': 'Resize text',
  '9.1.4.5': 'Images of text',
  '9.1.4.10': 'Reflow',
  '9.1.4.11': 'Non-text contrast',
  '9.1.4.12': 'Text spacing',
  '9.1.4.13': 'Content on hover or focus',
  '9.2.1.1': 'Keyboard',
  '9.2.1.2': 'No keyboard trap',
  '9.2.1.4': 'Character key shortcuts',
  '9.2.2.1': 'Timing adjustable',
  '9.2.2.2': 'Pause, stop, hide',
  '9.2.3.1': 'Three flashes or below threshold',
  '9.2.4.1': 'Bypass blocks',
  '9.2.4.2': 'Page titled',
  '9.2.4.3': 'Focus order',
  '9.2.4.4': 'Link purpose (in context)',
  '9.2.4.5': 'Multiple ways',
  '9.2.4.6': 'Headings and labels',
  '9.2.4.7': 'Focus visible',
  '9.2.4.11': 'Focus not obscured (minimum)',
  '9.2.5.1': 'Pointer gestures',
  '9.2.5.2': 'Pointer cancellation',
  '9.2.5.3': 'Label in name',
  '9.2.5.4': 'Motion actuation',
  '9.2.5.7': 'Dragging movements',
  '9.2.5.8': 'Target size (minimum)',
  '9.3.1.1': 'Language of page',
  '9.3.1.2': 'Language of parts',
  '9.3.2.1': 'On focus',
  '9.3.2.2': 'On input',
  '9.3.2.3': 'Consistent navigation',
  '9.3.2.4': 'Consistent identification',
  '9.3.2.6': 'Consistent help',
  '9.3.3.1': 'Error identification',
  '9.3.3.2': 'Labels or instructions',
  '9.3.3.3': 'Error suggestion',
  '9.3.3.4': 'Error prevention (legal, financial, data)',
  '9.3.3.7': 'Redundant entry',
  '9.3.3.8': 'Accessible authentication (minimum)',
  '9.4.1.1': 'Parsing',
  '9.4.1.2': 'Name, role, value',
  '9.4.1.3': 'Status messages',
} as const

export type Clause = keyof typeof CRITERIA

/** How an answer shows that a criterion is met. */
export type Answer =
  /** The tests of the widget's scenes; `by` is the check in them. */
  | {readonly scenes: string}
  /** A test of this file and title. */
  | {readonly file: string; readonly title: string}
  /** What a person does to see it. */
  | {readonly hand: string}
  /** Why it does not apply. */
  | {readonly none: string}

export type Answers = Readonly<Partial<Record<Clause, readonly Answer[]>>>

const AXE = [{scenes: 'axe'}] as const

const NO_MEDIA = [{none: 'It plays no sound and no video.'}] as const
const NO_FIELDS = [{none: 'It asks for no input.'}] as const
const PAGE = [{none: 'A criterion of whole pages, which the site meets; the widget adds no page.'}] as const

/** What holds for a widget unless `widgets.ts` says otherwise. */
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
