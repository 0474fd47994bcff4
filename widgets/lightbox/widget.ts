import type {Registration} from '../../src/contract/widget.ts'
import type {lightboxStrings} from '../../src/ui/lightbox/strings.ts'
import type {About} from '../../src/widget/about.ts'
import {lightboxSlots} from '../../src/widget/about-shared.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  // not deferred: before mounting, its pictures are not buttons and do not announce a dialog, and links elsewhere
  // open it, too
  selector:
    '[data-controller=Lightbox]:not([data-vitrine] *), .sqs-block-image .lightbox:not([data-vitrine] *)',
  uses: ['../../src/ui/lightbox/open-lightbox.ts'],
}

export const definition = {
  name: 'lightbox',
  attributes: {
    theme: {type: 'choice', choices: ['dark', 'light'], default: 'dark'},
  },
} as const satisfies Definition

export const about: About<typeof definition, typeof lightboxStrings> = {
  summary: 'Shows the pictures of a list in the size of the window. Galleries open the same lightbox.',
  attributes: {
    theme: 'dark: light controls on a dark background; light: dark controls on a light background.',
  },
  strings: {
    open: 'Name of an image that opens the lightbox; the image’s own text follows.',
    label: 'Name of the dialog.',
    slides: 'Name of the strip that holds the pictures.',
    close: 'The button that closes it.',
    previous: 'The button for the previous picture.',
    next: 'The button for the next picture.',
    zoom: 'The button that zooms the picture; pressed while it is enlarged.',
    zoomed: 'Announces the size of the picture to screen readers, in percent.',
    position: 'The position of the current picture: {n} counts from 1, {count} is the number of pictures.',
    broken: 'Replaces a picture that failed to load, below its text.',
  },
  parts: {
    img: 'A picture. If it is a link to a picture, that picture is shown. A figcaption is shown with it.',
    '.gallery-lightbox-item[data-slide-url]':
      'Platform markup: a picture, opened by links elsewhere on the page whose itemId is its data-slide-url.',
    '.sqs-block-image .lightbox':
      'Platform markup: an image block that opens its picture; `data-lightbox-theme` is its theme.',
  },
  events: {},
  classes: {},
  properties: {},
  shares: ['dialog', 'lightbox'],
  slots: lightboxSlots(),
}
