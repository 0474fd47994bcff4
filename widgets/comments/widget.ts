import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  // not those of a collection, and not those that Disqus hosts
  selector: '.squarespace-comments[data-item-id]:not([data-vitrine] *)',
  // below a post: most visitors never get there, and each call costs the server
  strategy: 'seen',
}

export const definition = {
  name: 'comments',
  attributes: {
    'item-id': {type: 'text', default: null},
    'comment-state': {type: 'integer', default: 1, min: 0},
  },
} as const satisfies Definition

/** Texts of the list. */
export const strings = {
  list: 'Comments',
  none: 'No comments yet.',
  more: 'Load more comments',
  failed: 'The comments could not be loaded.',
  retry: 'Try again',
  offline: 'Please check your internet connection.',
}

/** Texts of the form. */
export const formStrings = {
  write: 'Leave a comment',
  name: 'Name',
  email: 'Email (optional, not published)',
  text: 'Comment',
  send: 'Post comment',
}

/** Texts of a form in use. */
export const activeStrings = {
  sending: 'Sending…',
  kept: 'What you typed is kept. You can send it again: it is stored once.',
  published: 'Your comment is published.',
  pending: 'Thank you. Your comment appears after it has been checked.',
}

export const texts = createTexts(definition.name, {...strings, ...formStrings, ...activeStrings})

export const about: About<typeof definition, typeof strings & typeof formStrings & typeof activeStrings> = {
  summary:
    'The comments on an item, and a form for a new one. The list of the server stays as it is; an empty element shows what the shop has stored. Where the shop has no comments, nothing changes.',
  attributes: {
    'item-id': 'The id of the item, such as a post. Required.',
    'comment-state': '`1` while the item accepts new comments; otherwise there is no form.',
  },
  strings: {
    list: 'The name of the list for screen readers.',
    none: 'In place of the list, if there are no comments.',
    more: 'The button that loads the next page.',
    failed: 'The comments could not be loaded; the reason follows.',
    retry: 'The button that tries again.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    write: 'Above the form.',
    name: 'Label in the form.',
    email: 'Label in the form.',
    text: 'Label in the form.',
    send: 'The button that sends the comment.',
    sending: 'The button while the comment is being sent.',
    kept: 'Added to the message when the connection was lost.',
    published: 'In place of the form, once the comment is published.',
    pending: 'In place of the form, if the shop checks the comment first.',
  },
  parts: {
    '.squarespace-comments[data-item-id]': 'Platform markup, as the formatter `comments` writes it.',
  },
  events: {
    'vitrine:form-submit': '{values}: before the comment is sent; cancel it to keep the form.',
    'vitrine:form-success': '{}: the server has received the comment.',
    'vitrine:form-error': '{message, fieldErrors}: the server has refused the comment, or was not reached.',
  },
  classes: {
    comments__box: 'What the widget adds to the element.',
    comments__list: 'The list of the comments.',
    comments__item: 'A comment.',
    comments__head: 'Its author and its date.',
    comments__author: 'The author.',
    comments__text: 'Its text.',
    comments__none: 'The text with no comments.',
    comments__problem: 'Why the comments could not be loaded, and the button.',
    comments__button: 'The button that loads the next page, or tries again.',
    comments__form: 'The form.',
    comments__title: 'The text above its fields.',
    'form-item': 'A field in it.',
    field: 'A field in it.',
    required: 'A field in it that is required.',
    'field-error': 'The error of a field.',
    comments__failure: 'A message about the whole form.',
    comments__thanks: 'The message in place of the form.',
  },
  properties: {},
  shares: ['button', 'form', 'success'],
  slots: {},
}
