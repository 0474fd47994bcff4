import {createTexts} from '../../page/texts.ts'

/** The message if one of our files cannot be fetched; a page overrides it as `page.<key>`. */
export const strings = {
  reload: 'Part of this page failed to load. Please reload it and try again.',
}

export const texts = createTexts('page', strings)
