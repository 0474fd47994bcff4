import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'Copy this link: {url}',
  email: 'Email',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  twitter: 'X (Twitter)',
}

export const texts = createTexts('share', strings)
