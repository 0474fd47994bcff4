/** What the answers of a likert field read (product.md §3), from disagreement to agreement. */
export const LIKERT = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
} as const

const texts = new Map<string, string>(Object.entries(LIKERT))

/** What an answer reads in English; undefined for what is none. */
export const likertText = (answer: string): string | undefined => texts.get(answer)

/** The name of an answer among the platform's localized strings, by its English text. */
export const likertKey = (text: string): string => `productAnswerMap${text.replace(' ', '')}`
