import {createTexts} from '../../page/texts.ts'

/** What a visitor reads where a file of ours cannot be fetched; a page overrides it as `page.<key>`. */
export const strings = {
  reload: 'Something is missing on this page. Please reload it and try again.',
}

export const texts = createTexts('page', strings)
