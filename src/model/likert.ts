/** The texts of likert answers (product.md §3), from disagreement to agreement. */
export const LIKERT = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
} as const

const texts = new Map<string, string>(Object.entries(LIKERT))

/** The English text of an answer; undefined for an invalid one. */
export const likertText = (answer: string): string | undefined => texts.get(answer)

/** The name of an answer among the platform's localized strings, by its English text. */
export const likertKey = (text: string): string => `productAnswerMap${text.replace(' ', '')}`
