import {showAlert} from '../../src/ui/alert.ts'
import {texts} from './strings.ts'

export type Failure = 'cannotOpen' | 'cannotUpdate'

/** Tells the visitor what could not be done, and why. */
export const say = (title: Failure, message: string): void =>
  void showAlert({title: texts(title), message, close: texts('ok')})
