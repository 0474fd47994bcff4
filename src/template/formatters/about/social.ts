import type {FormatterAbout, Topic} from '../../about.ts'

const share: FormatterAbout = {
  summary: 'Marks the place of the buttons that visitors share an item with.',
  input:
    'item: `systemDataId` (or `mainImageId`), `assetUrl` (or that of `mainImage`), `recordType`, `fullUrl`, `title`',
  output: 'a `div.squarespace-social-buttons`; nothing unless there is a `website.shareButtonOptions`',
}

export const topic: Topic<FormatterAbout> = {
  title: 'Social',
  order: 10,
  entries: {
    'activate-twitter-links': {
      summary: 'Makes links of addresses, of `@names` and of `#tags` at the start or behind a space.',
      input: 'text; it is HTML already: escape it before, not after',
      output: 'the text with links in it',
    },
    'google-calendar-url': {
      summary: 'Leads to where an event can be put into a calendar at Google.',
      input:
        'event: `title`, `startDate`, `endDate`, `location` with `addressLine1`, `addressLine2`, `addressCountry`',
      output: 'an address, still to be escaped for an attribute. A date that cannot be read is an error',
    },
    'social-button': share,
    'social-button-inline': {...share, output: share.output.replace('`div.', '`span.')},
    'twitter-follow-button': {
      summary: 'Marks the place of the button that visitors follow an account with.',
      input: 'account: `userName`, or the last part of `profileUrl`',
      output: 'a script that starts the buttons, and a `div.squarespace-follow-button`',
    },
  },
}
