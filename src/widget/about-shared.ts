/** The description of a part that several widgets share. Never shipped. */
interface AboutShared {
  summary: string
  classes: Record<string, string>
  properties: Record<string, string>
}

/** By the name of its style sheet in this folder. */
export const shared = {
  alert: {
    summary: 'A message over the page, with a close button.',
    classes: {
      'vitrine-alert': 'The alert, a direct child of the body.',
      'vitrine-alert__title': 'The title.',
      'vitrine-alert__message': 'The message.',
      'vitrine-alert__action': 'A further action: a link or a button.',
      'vitrine-alert__close': 'The close button.',
    },
    properties: {
      '--vitrine-alert-background': 'Background of the alert.',
      '--vitrine-alert-color': 'Its text.',
      '--vitrine-alert-border': 'Its border.',
      '--vitrine-alert-radius': 'Its corners.',
      '--vitrine-alert-backdrop': 'The backdrop over the page.',
      '--vitrine-button-color': 'Text of its button.',
      '--vitrine-button-background': 'Background of its button.',
    },
  },
  'ask-first': {
    summary: 'A placeholder for the content of another site; a click loads the content.',
    classes: {'vitrine-ask': 'The button.'},
    properties: {
      '--vitrine-ask-background': 'Its background.',
      '--vitrine-ask-color': 'Its text.',
      '--vitrine-ask-border': 'Its border.',
    },
  },
  button: {
    summary: 'Buttons of forms and questions.',
    classes: {
      'vitrine-form__button': 'A button that Vitrine renders.',
      'vitrine-form__primary': 'The primary button of two.',
      'vitrine-dialog__cancel': 'The cancel button of a question.',
      'vitrine-dialog__confirm': 'The confirm button of a question.',
    },
    properties: {
      '--vitrine-button-color': 'Text of the primary button.',
      '--vitrine-button-background': 'Its background.',
    },
  },
  cards: {
    summary: 'Products of the shop as cards.',
    classes: {
      'vitrine-cards': 'The list of the cards.',
      'vitrine-cards--loading': 'On the list while its cards take the room of products that load.',
      'vitrine-cards__item': 'A card, with data-item-id.',
      'vitrine-cards__loading': 'Screen reader text while products load.',
      'vitrine-cards__words': 'What stands in place of the cards: none, or why they could not be loaded.',
      'vitrine-cards__problem': 'Why they could not be loaded, and the button.',
      'vitrine-cards__retry': 'The button that tries again.',
      'vitrine-card__link': 'In our own card, the link to the product: picture, mark and title.',
      'vitrine-card__link--chosen': 'On the link while its picture is that of a swatch.',
      'vitrine-card__picture': 'The picture.',
      'vitrine-card__second': 'The next picture, over the first one while a mouse rests on the link.',
      'vitrine-card__mark': 'The mark of a product that is on sale or sold out.',
      'vitrine-card__title': 'The title.',
      'vitrine-card__price': 'The price, with the classes of prices on product pages in it.',
      'vitrine-card__label': 'Screen reader text of a price.',
      'vitrine-card__add': 'Holds the button of a product without a choice.',
      'vitrine-card__button': 'The button that adds the product, or the link to its options.',
    },
    properties: {
      '--vitrine-card-ratio': 'Proportions of the picture of a card.',
      '--vitrine-card-lines': 'Lines of text that a title has room for; 2 by default.',
    },
  },
  close: {
    summary: 'The button that closes a dialog, the popover or a bar.',
    classes: {'vitrine-close': 'The button; each has its own class, too.'},
    properties: {},
  },
  confirm: {
    summary: 'A question with two buttons.',
    classes: {
      'vitrine-dialog--confirm': 'On its dialog.',
      'vitrine-dialog__title': 'The question.',
      'vitrine-dialog__message': 'The consequence.',
      'vitrine-dialog__buttons': 'Holds the buttons.',
    },
    properties: {},
  },
  dialog: {
    summary: 'A modal dialog.',
    classes: {
      'vitrine-dialog': 'The dialog, a direct child of the body.',
      'vitrine-dialog--below':
        'On a dialog with a captcha: it is below the layers of the page, and has an element before it in place of `::backdrop`.',
      'lightbox-handle': 'The button that opens the dialog of a form. Vitrine renders it.',
      hidden: 'Content that waits for its dialog.',
    },
    properties: {
      '--vitrine-dialog-background': 'Background of the dialog.',
      '--vitrine-dialog-color': 'Its text.',
      '--vitrine-dialog-border': 'Its border.',
      '--vitrine-dialog-radius': 'Its corners.',
      '--vitrine-dialog-backdrop': 'The backdrop over the page.',
    },
  },
  form: {
    summary: 'Form fields that Vitrine renders, with its own classes and those of platform markup.',
    classes: {
      'vitrine-form': 'The form.',
      'captcha-container': 'The container of its captcha.',
      'vitrine-form__dialog': 'The dialog of a form.',
      'vitrine-form__item': 'A field, or a question with several controls.',
      'vitrine-form__parts': 'A field with several parts.',
      'vitrine-form__part': 'One part.',
      'vitrine-form__title': 'The title of a field, or of a section.',
      'vitrine-form__underline': 'On a section with a line below it.',
      'vitrine-form__description': 'The description of a field.',
      'vitrine-form__required': 'The mark of a required field.',
      'vitrine-form__control': 'The control.',
      'vitrine-form__caption': 'The name of a part.',
      'vitrine-form__option': 'A choice, with its label.',
      'vitrine-form__prefixed': 'Holds a prefix and its control.',
      'vitrine-form__counter': 'The character counter of a text.',
      'vitrine-form__error': 'The error message.',
      'field-error': 'The error message of a field, above its title.',
      error: 'The counter of a text that is too long, and a field with an error.',
      'form-item': 'A field, or a section.',
      field: 'A field with one control, or with several choices.',
      fields: 'A field with several parts.',
      required: 'A field that is required.',
      section: 'A section.',
      underline: 'A section with a line below it.',
      'field-element': 'A text control.',
      title: 'The title of a field, or of a section.',
      description: 'The description of a field.',
      caption: 'The name of a part.',
      option: 'A choice, with its label.',
      question: 'A question with several controls.',
      prefix: 'The prefix of a control.',
    },
    properties: {'--vitrine-error-color': 'Colour of errors.'},
  },
  lightbox: {
    summary: 'A full-screen picture viewer.',
    classes: {
      'vitrine-lightbox': 'On its dialog.',
      'vitrine-lightbox--dark': 'Its dark theme.',
      'vitrine-lightbox--light': 'Its light theme.',
      'vitrine-lightbox--zoomed': 'While the picture is enlarged.',
      'vitrine-lightbox--held': 'While the picture follows a finger or the mouse.',
      'vitrine-lightbox--pulled': 'While a finger pulls the picture down.',
      'vitrine-lightbox--leaving': 'From the press that closes it until it has left the page.',
      'vitrine-lightbox__button': 'Each of its buttons.',
      'vitrine-lightbox__close': 'The close button.',
      'vitrine-lightbox__previous': 'The button to the previous picture.',
      'vitrine-lightbox__next': 'The button to the next picture.',
      'vitrine-lightbox__zoom': 'The zoom button.',
      'vitrine-lightbox__position': 'The position, such as 2 of 5.',
      'vitrine-lightbox__strip': 'All slides in a row.',
      'vitrine-lightbox__slide': 'One slide.',
      'vitrine-lightbox__slide--tall': 'A slide that is taller than the window.',
      'vitrine-lightbox__figure': 'Holds the picture and its caption.',
      'vitrine-lightbox__image': 'The picture.',
      'vitrine-lightbox__copy': 'The thumbnail, until the picture has loaded.',
      'vitrine-lightbox__flight': 'A layer with the picture that returns to the page.',
      'vitrine-lightbox__veil': 'The background in that layer.',
      'vitrine-lightbox__caption': 'The caption.',
      'vitrine-lightbox__broken': 'The message for a picture that cannot be loaded.',
      'vitrine-lightbox__hidden': 'Text for screen readers only.',
    },
    properties: {
      '--vitrine-lightbox-background': 'Background of the lightbox.',
      '--vitrine-lightbox-color': 'Its text and its buttons.',
    },
  },
  play: {
    summary: 'A round button that plays and pauses.',
    classes: {'vitrine-play': 'The button; `data-action="pause"` while a click pauses.'},
    properties: {},
  },
  skeleton: {
    summary: 'Bars in place of content that is loading, visible after 300 ms.',
    classes: {
      'vitrine-skeleton': 'Holds the bars.',
      'vitrine-skeleton__row': 'One row: a picture, and two lines of text.',
      'vitrine-skeleton__text': 'The text for screen readers.',
    },
    properties: {},
  },
  success: {
    summary: 'A message about something that was successful, with a tick.',
    classes: {'vitrine-success': 'The message.'},
    properties: {},
  },
  sums: {
    summary:
      'The sums of a cart. An amount with `data-provisional` shows that text before it once 300 ms have passed.',
    classes: {},
    properties: {},
  },
  swatches: {
    summary: 'The values of an option on a card, fetched with the first product that has any.',
    classes: {
      'vitrine-card__swatches': 'The list of the values.',
      'vitrine-card__swatch': 'A value: a button that shows the picture of its variant, if there is one.',
      'vitrine-card__more': 'The number of the other values, a link to the product.',
    },
    properties: {
      '--vitrine-card-swatch-color': 'Colour of a swatch, set by the widget.',
      '--vitrine-card-swatch-image': 'Picture of a swatch, set by the widget.',
      '--vitrine-swatch-border': 'Colour of the border of a swatch.',
      '--vitrine-swatch-size': 'Width and height of a swatch.',
    },
  },
  undo: {
    summary: 'A notice that offers to undo what the visitor has just done, for eight seconds.',
    classes: {
      'vitrine-undo': 'Holds the notices, at the bottom of the window.',
      'vitrine-undo--dialog': 'On it inside a dialog, where it is above or beside the dialog.',
      'vitrine-undo__row': 'One notice.',
      'vitrine-undo__text': 'What has happened.',
      'vitrine-undo__button': 'The button that undoes it.',
    },
    properties: {
      '--vitrine-undo-background': 'Background of a notice.',
      '--vitrine-undo-color': 'Its text.',
      '--vitrine-undo-border': 'Its border.',
      '--vitrine-undo-radius': 'Its corners.',
      '--vitrine-undo-shadow': 'Its shadow.',
    },
  },
  zoom: {
    summary: 'A picture that is enlarged in place.',
    classes: {
      'vitrine-zoom':
        'On the image, or the link or button around it; `aria-pressed` tells whether it is zoomed.',
      'vitrine-zoom__lens': 'The enlarged picture, over the image.',
    },
    properties: {},
  },
} as const satisfies Record<string, AboutShared>

export type SharedPart = keyof typeof shared

const LIGHTBOX_SLOTS = {
  previous: {
    selector: '.vitrine-lightbox__previous',
    about: 'The content of the previous button of the lightbox, such as an icon.',
  },
  next: {
    selector: '.vitrine-lightbox__next',
    about: 'The content of the next button of the lightbox.',
  },
  close: {
    selector: '.vitrine-lightbox__close',
    about: 'The content of the close button of the lightbox.',
  },
  zoom: {
    selector: '.vitrine-lightbox__zoom',
    about: 'The content of the zoom button of the lightbox.',
  },
}

/** The slots of the lightbox in a widget that opens it. */
export const lightboxSlots = (prefix = '') =>
  Object.fromEntries(Object.entries(LIGHTBOX_SLOTS).map(([name, slot]) => [prefix + name, slot]))
