import {emit} from '../../page/emit.ts'
import {missingText} from '../native-fallback/native-fallback.ts'
import {type Failure, readFailure} from './failure.ts'

interface Submission {
  /** The name of the widget. */
  owner: string
  /** The claimed element: events bubble from it. */
  element: HTMLElement
  /** The detail of the events. */
  detail: object
  /** The message if the browser is offline. */
  offline: string
  /** The form's main field: its error is the message of the form. */
  mainField?: string
}

/** Shows the visitor why a form was refused, and notifies the page. */
export function refuse({owner, element, offline, mainField = ''}: Submission, error: unknown): Failure {
  const failure = readFailure(owner, error, element)
  const message = failure.fieldErrors.get(mainField) || failure.message || missingText(offline)
  emit('form-error', {message, fieldErrors: Object.fromEntries(failure.fieldErrors)}, element)
  return {...failure, message}
}

/** Sends a form and announces the result to the page. Resolves with null if the form was accepted. */
export async function deliver(submission: Submission, send: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await send()
  } catch (error) {
    return refuse(submission, error)
  }
  emit('form-success', submission.detail, submission.element)
  return null
}
