import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'

import type {activeStrings, strings} from './strings.ts'

export const about: About<typeof definition, typeof strings & typeof activeStrings> = {
  summary:
    'Logs members of the site in and out, by a form of the server’s or, from a link to the page for it, by one in a dialog.',
  attributes: {
    labels: 'Texts of this element in place of ours (JSON), by the names of the texts below.',
    'clone-cart': 'Whether a visitor who logs out keeps a copy of the cart; otherwise the cart is empty.',
  },
  shapes: {labels: 'AccountLabels'},
  strings: {
    logIn: 'The link, title and button of a form that we render.',
    account: 'The link, for members.',
    logOut: 'The button that we render for members.',
    loggedIn: 'Said when somebody has logged in.',
    loggedOut: 'Said when the member has logged out, in any tab.',
    expired: 'Said when the session has expired.',
    offline: 'Shown when our own script could not be fetched because there is no connection.',
    email: 'Label of the address that we ask for.',
    password: 'Label of the password that we ask for.',
    showPassword: 'The button that shows what is typed, in a form that we render.',
    rememberMe: 'The checkbox that we render.',
    close: 'The button that closes the dialog.',
    loggingIn: 'On the button, while the form is sent.',
    required: 'The address or the password is missing.',
    emailInvalid: 'The address is invalid; {email} shows the expected format.',
    emailFormat: 'The expected format of an address.',
  },
  parts: {
    'a[href]':
      'The link to the page for logging in, which is the member’s page, too; it can be the element itself.',
    '[data-member=label]': 'In the link: its text, where there is more in it than that.',
    'form input[type=password]':
      'In the form to log in with, beside an address (`type=email`, or `name=email` or `username`) and a checkbox `name=rememberMe`.',
    '[data-member=out]': 'Shown to visitors who are not logged in; without it, the form is.',
    '[data-member=in]': 'Shown to members; without it we render a button to log out.',
    '[data-member=log-out]': 'In there: a form or a button.',
    '[data-member=email]': 'In there: whose account it is.',
    '[data-member=reveal]':
      'In the form, served `hidden`: a button that shows what is typed as a password. Keep room for it.',
  },
  events: {
    'vitrine:member-change':
      '{authenticated, siteUserId}: somebody has logged in or out, in any tab, or a session has expired.',
  },
  classes: {
    'member-account__status': 'What has happened; gets the focus where what had it is gone.',
    'member-account__problem': 'What is wrong.',
    'member-account__log-out': 'The button that we render for members.',
    'member-account__dialog': 'The dialog.',
    'member-account__form': 'The form in it.',
    'member-account__title': 'Its heading.',
    'member-account__field': 'A label with its field.',
    'member-account__input': 'The field in it.',
    'member-account__remember': 'The checkbox, with its label.',
    'member-account__buttons': 'Holds the buttons.',
    'member-account__reveal': 'The button in it that shows the password.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of what is wrong.',
  },
  shares: ['button', 'dialog'],
  slots: {
    title: 'The heading of the form in the dialog; `{message}` in it is what it would say.',
    reveal: 'What is on our button that shows the password; `{message}` in it is what it would say.',
    'log-out': 'What is on our button to log out; `{message}` in it is what it would say.',
  },
}
