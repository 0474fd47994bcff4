import type {Clause} from './criteria.ts'

/** A finding that is no defect. */
export interface Exception {
  /** A rule of axe, or a check of the scenes. */
  check: string
  /** A selector for checks of sizes, a pattern of the element's HTML for rules of axe. */
  element: string
  why: string
}

/** The check of 44 pixels. */
export const TOUCH = 'targets with touch'

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

/** What a widget's `states.ts` contains, for the scenes, the gallery and the accessibility report. Never shipped. */
export interface States {
  /** The states that visitors can see: each is a scene, and stands in the accessibility report. */
  scenes: readonly string[]
  /** Why a widget without a visible part has no scenes: nothing of it has to be accessible. */
  invisible?: string
  /** Departures from the answers that hold for all widgets. */
  answers?: Answers
  exceptions?: readonly Exception[]
}

/** A test in the browser, by its file without folder and extension. */
export const tested = (file: string, title: string): Answer => ({file: `test/browser/${file}.e2e.ts`, title})

export const ONE_STEP: readonly Answer[] = [{none: 'It is one step; nothing is asked twice.'}]

/** For widgets with fields. */
export const FIELDS: Answers = {
  '9.1.3.5': [{scenes: 'axe'}],
  '9.3.2.2': [{hand: 'Change each field: nothing is sent, and the focus stays.'}],
  '9.3.3.1': [{scenes: 'the state “error”: a text beside the field, and aria-invalid'}],
  '9.3.3.2': [{scenes: 'axe'}],
  '9.3.3.3': [{hand: 'Enter a wrong value: the message says what is expected.'}],
  '9.3.3.4': [{none: 'It makes no contract and no payment, and changes no stored data of the visitor.'}],
  '9.3.3.7': [{hand: 'Submit with an error: what was entered stays.'}],
  '9.4.1.3': [{scenes: 'the states “error” and “success”'}],
}

/** For widgets with the choices of a product. */
export const CHOICES: Answers = {
  '9.3.3.1': [tested('cart/sold-out', 'a missing option is marked, beside its message')],
  '9.3.3.2': [{scenes: 'axe'}],
  '9.3.3.3': [
    tested('cart/sold-out', 'a sold-out variant is marked immediately, and a click explains what to change'),
  ],
  '9.3.3.4': [{none: 'An addition can be undone in the cart before an order.'}],
}

/** For widgets that play recordings. */
export const RECORDINGS: Answers = {
  '9.1.2.1': [{hand: 'The site offers a transcript beside the recording.'}],
  '9.1.2.2': [
    {hand: 'The site supplies captions: the provider’s player, or a track in its video element, shows them.'},
  ],
  '9.1.2.3': [{hand: 'The site offers a text or an audio description.'}],
  '9.1.2.4': [{none: 'It plays recordings alone.'}],
  '9.1.2.5': [{hand: 'The site offers a version with audio description.'}],
}
