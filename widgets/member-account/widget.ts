import type {Registration} from '../../src/contract/widget.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  selector: 'a.user-accounts-text-link:not([data-vitrine] *)',
  uses: ['./log-in-dialog.ts', './log-in.ts', '../../src/actions/member-calls.ts'],
}

export const definition = {
  name: 'member-account',
  attributes: {
    labels: {type: 'json'},
    'clone-cart': {type: 'boolean', default: true},
  },
} as const satisfies Definition

/** Texts that are visible before the first use. */
export const strings = {
  logIn: 'Log in',
  account: 'Account',
  logOut: 'Log out',
  loggedIn: 'You are logged in.',
  loggedOut: 'You are logged out.',
  expired: 'Your session has expired. Please log in again.',
  offline: 'Please check your internet connection.',
}

/** Texts of an active form. */
export const activeStrings = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  rememberMe: 'Remember me',
  close: 'Close',
  loggingIn: 'Logging in…',
  required: 'Required',
  emailInvalid: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
}

export const about: About<typeof definition, typeof strings & typeof activeStrings> = {
  summary:
    'Logs members of the site in and out. It uses a form in the server HTML, or opens one in a dialog from a link to the login page.',
  attributes: {
    labels: 'Texts of this element as JSON, by the names of the texts below. They override the defaults.',
    'clone-cart': 'Whether a visitor who logs out keeps a copy of the cart. Otherwise the cart is empty.',
  },
  shapes: {labels: 'AccountLabels'},
  strings: {
    logIn: 'The link, title and button of a form that the widget renders.',
    account: 'The link, for members.',
    logOut: 'The button that the widget renders for members.',
    loggedIn: 'Announced when a member has logged in.',
    loggedOut: 'Announced when the member has logged out, in any tab.',
    expired: 'Announced when the session has expired.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    email: 'Label of the address field that the widget renders.',
    password: 'Label of the password field that the widget renders.',
    showPassword: 'The button that shows the typed password, in a form that the widget renders.',
    rememberMe: 'The checkbox that the widget renders.',
    close: 'The button that closes the dialog.',
    loggingIn: 'The button while the form is being sent.',
    required: 'The address or the password is missing.',
    emailInvalid: 'The address is invalid; {email} shows the expected format.',
    emailFormat: 'The expected format of an address.',
  },
  parts: {
    'a[href]': 'The link to the login page, which is also the member’s page; it can be the element itself.',
    '[data-member=label]': 'In the link: its text, if the link has other content.',
    '.user-accounts-text-link':
      'Platform markup: the account link of the header, with `.auth` for members and `.unauth` for other visitors. Without a page (`href="#"`) it opens the login form, and leads members to `/account`.',
    'form input[type=password]':
      'In the login form, next to an address (`type=email`, or `name=email` or `username`) and a checkbox `name=rememberMe`.',
    '[data-member=out]': 'Shown to visitors who are not logged in. Without it, the form is shown.',
    '[data-member=in]': 'Shown to members. Without it, the widget renders a logout button.',
    '[data-member=log-out]': 'In [data-member=in]: a form or a button that logs out.',
    '[data-member=email]': 'In [data-member=in]: the address of the account.',
    '[data-member=reveal]':
      'In the form, served `hidden`: a button that shows the typed password. Reserve space for it.',
  },
  events: {
    'vitrine:member-change':
      '{authenticated, siteUserId}: a member has logged in or out, in any tab, or a session has expired.',
  },
  classes: {
    'member-account__status': 'The last event. Receives the focus if the focused element was removed.',
    'member-account__problem': 'The error message.',
    'member-account__log-out': 'The button that the widget renders for members.',
    'member-account__dialog': 'The dialog.',
    'member-account__form': 'The form in it.',
    loaded: 'On the platform’s account link, whose style sheet shows it only then.',
    'member-account__title': 'Its heading.',
    'member-account__field': 'A label with its field.',
    'member-account__input': 'The field in it.',
    'member-account__remember': 'The checkbox, with its label.',
    'member-account__buttons': 'Holds the buttons.',
    'member-account__reveal': 'The button in it that shows the password.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of error messages.',
  },
  shares: ['button', 'dialog'],
  slots: {
    title: {
      selector: '.member-account__title',
      about: 'The heading of the form in the dialog; `{message}` in it is the default text.',
    },
    reveal: {
      selector: '.member-account__reveal',
      about: 'The content of the button that shows the password; `{message}` in it is the default text.',
    },
    'log-out': {
      selector: '.member-account__log-out',
      about: 'The content of the logout button; `{message}` in it is the default text.',
    },
  },
}
