/** Texts of the form; they come with its first use. */
export const formStrings = {
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
