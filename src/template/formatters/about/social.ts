import type {FormatterAbout, Topic} from '../../about.ts'

const share: FormatterAbout = {
  summary: 'Prints a placeholder for the share buttons of an item.',
  input:
    'item: `systemDataId` (or `mainImageId`), `assetUrl` (or `mainImage.assetUrl`), `recordType`, `fullUrl`, `title`',
  output: 'a `div.squarespace-social-buttons`; nothing without `website.shareButtonOptions`',
}

export const topic: Topic<FormatterAbout> = {
  title: 'Social',
  order: 10,
  entries: {
    'activate-twitter-links': {
      summary: 'Turns addresses, `@names` and `#tags` at the start or after a space into links.',
      input: 'text; it is HTML already: escape it before, not after',
      output: 'the text with links in it',
    },
    'google-calendar-url': {
      summary: 'Prints the address that adds an event to Google Calendar.',
      input:
        'event: `title`, `startDate`, `endDate`, `location` with `addressLine1`, `addressLine2`, `addressCountry`',
      output: 'an address, not yet escaped for an attribute. An invalid date is an error',
    },
    'social-button': share,
    'social-button-inline': {...share, output: share.output.replace('`div.', '`span.')},
    'twitter-follow-button': {
      summary: 'Prints a placeholder for the follow button of an account.',
      input: 'account: `userName`, or the last part of `profileUrl`',
      output: 'a script that starts the buttons, and a `div.squarespace-follow-button`',
    },
  },
}
