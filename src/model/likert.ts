/** What the answers of a likert field read (product.md §3), from disagreement to agreement. */
export const LIKERT = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
} as const

export type LikertAnswer = keyof typeof LIKERT

export const isLikertAnswer = (text: string): text is LikertAnswer => Object.hasOwn(LIKERT, text)

/** The name of an answer among the platform's localized strings. */
export const likertKey = (answer: LikertAnswer): string =>
  `productAnswerMap${LIKERT[answer].replace(' ', '')}`
