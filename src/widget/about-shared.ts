/** What is said of a part that several widgets share. Never shipped. */
interface AboutShared {
  summary: string
  classes: Record<string, string>
  properties: Record<string, string>
}

/** By the name of the style sheet in this folder that has the look of it. */
export const shared = {
  alert: {
    summary: 'A message over the page that is closed by its button.',
    classes: {
      'vitrine-alert': 'The alert, a direct child of the body.',
      'vitrine-alert__title': 'What it is about.',
      'vitrine-alert__message': 'What is said.',
      'vitrine-alert__action': 'What else can be done: a link or a button.',
      'vitrine-alert__close': 'The button that closes it.',
    },
    properties: {
      '--vitrine-alert-background': 'Background of the alert.',
      '--vitrine-alert-color': 'Its text.',
      '--vitrine-alert-border': 'Its border.',
      '--vitrine-alert-radius': 'Its corners.',
      '--vitrine-alert-backdrop': 'What lies over the page behind it.',
      '--vitrine-button-color': 'Text of its button.',
      '--vitrine-button-background': 'Background of its button.',
    },
  },
  'ask-first': {
    summary: 'Stands in place of what another site would show, and is pressed to load it.',
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
      'vitrine-form__button': 'A button of ours.',
      'vitrine-form__primary': 'Of two, the one that goes on.',
      'vitrine-dialog__cancel': 'In a question, the one that changes nothing.',
      'vitrine-dialog__confirm': 'In a question, the one that goes on.',
    },
    properties: {
      '--vitrine-button-color': 'Text of the button that goes on.',
      '--vitrine-button-background': 'Its background.',
    },
  },
  confirm: {
    summary: 'A question with two buttons.',
    classes: {
      'vitrine-dialog--confirm': 'On its dialog.',
      'vitrine-dialog__title': 'What is asked.',
      'vitrine-dialog__message': 'What comes of it.',
      'vitrine-dialog__buttons': 'Holds the buttons.',
    },
    properties: {},
  },
  dialog: {
    summary: 'A modal dialog.',
    classes: {
      'vitrine-dialog': 'The dialog, a direct child of the body.',
      'lightbox-handle': 'The button of ours that opens the dialog of a form.',
      hidden: 'On what waits for its dialog.',
    },
    properties: {
      '--vitrine-dialog-background': 'Background of the dialog.',
      '--vitrine-dialog-color': 'Its text.',
      '--vitrine-dialog-border': 'Its border.',
      '--vitrine-dialog-radius': 'Its corners.',
      '--vitrine-dialog-backdrop': 'What lies over the page behind it.',
    },
  },
  form: {
    summary: 'The fields of forms that we render, with the classes of platform markup beside ours.',
    classes: {
      'vitrine-form': 'The form.',
      'vitrine-form__dialog': 'The dialog of a form.',
      'vitrine-form__item': 'A field, or a question of several.',
      'vitrine-form__parts': 'A field of several parts.',
      'vitrine-form__part': 'One of them.',
      'vitrine-form__title': 'The title of a field, or of a section.',
      'vitrine-form__underline': 'On a section with a line below it.',
      'vitrine-form__description': 'What is said of a field.',
      'vitrine-form__required': 'That it is required.',
      'vitrine-form__control': 'What is filled in.',
      'vitrine-form__caption': 'The name of a part.',
      'vitrine-form__option': 'A choice, with its label.',
      'vitrine-form__prefixed': 'Holds what stands before a control, and the control.',
      'vitrine-form__counter': 'Counts a long text.',
      'vitrine-form__error': 'What is wrong.',
      'field-error': 'What is wrong with a field, above its title.',
      error: 'On a counter of a text that is too long, and on a field in which something is wrong.',
      'form-item': 'A field, or a section.',
      field: 'A field that is one control, or several choices.',
      fields: 'A field of several parts.',
      required: 'A field that is required.',
      section: 'A section.',
      underline: 'A section with a line below it.',
      'field-element': 'A control to type in.',
      title: 'The title of a field, or of a section.',
      description: 'What is said of a field.',
      caption: 'The name of a part.',
      option: 'A choice, with its label.',
      question: 'A question of several.',
      prefix: 'What stands before a control.',
    },
    properties: {'--vitrine-error-color': 'Colour of what is wrong.'},
  },
  lightbox: {
    summary: 'Pictures over all of the page.',
    classes: {
      'vitrine-lightbox': 'On its dialog.',
      'vitrine-lightbox--dark': 'With it, on a dark ground.',
      'vitrine-lightbox--light': 'With it, on a light ground.',
      'vitrine-lightbox__button': 'Each of its buttons.',
      'vitrine-lightbox__close': 'The one that closes it.',
      'vitrine-lightbox__previous': 'The one that goes back.',
      'vitrine-lightbox__next': 'The one that goes on.',
      'vitrine-lightbox__position': 'Which picture is shown.',
      'vitrine-lightbox__strip': 'All slides in a row.',
      'vitrine-lightbox__slide': 'One of them.',
      'vitrine-lightbox__slide--tall': 'With it, where it is taller than the window.',
      'vitrine-lightbox__figure': 'Holds the picture and what is said of it.',
      'vitrine-lightbox__image': 'The picture.',
      'vitrine-lightbox__caption': 'What is said of it.',
      'vitrine-lightbox__broken': 'What is said where there is no picture.',
      'vitrine-lightbox__hidden': 'What is read out, and not seen.',
    },
    properties: {
      '--vitrine-lightbox-background': 'Ground of the lightbox.',
      '--vitrine-lightbox-color': 'Its text and its buttons.',
    },
  },
  play: {
    summary: 'A round button that plays and pauses.',
    classes: {'vitrine-play': 'The button; `data-action="pause"` while it would pause.'},
    properties: {},
  },
  zoom: {
    summary: 'A picture that is enlarged in its place.',
    classes: {
      'vitrine-zoom':
        'On the image, or the link or button that it stands in; aria-pressed says whether it is zoomed.',
      'vitrine-zoom__lens': 'The enlarged picture, over the image.',
    },
    properties: {},
  },
} as const satisfies Record<string, AboutShared>

export type SharedPart = keyof typeof shared
