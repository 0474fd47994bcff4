/** Texts of what is seen before it is used. */
export const strings = {
  logIn: 'Log in',
  account: 'Account',
  logOut: 'Log out',
  loggedIn: 'You are logged in.',
  loggedOut: 'You are logged out.',
  expired: 'Your session has expired. Please log in again.',
  offline: 'Please check your internet connection.',
}
