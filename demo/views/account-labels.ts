import type {Store} from '../seed/stores.ts'

/** The widget's texts in a store that is not in English. */
export const accountLabels = ({messages, language}: Store): Record<string, string> => {
  const {logIn, account, logOut, email, password, rememberMe, showPassword} = messages
  const own = {logIn, account, logOut, email, password, rememberMe, showPassword}
  return language.startsWith('en') ? {rememberMe} : own
}
