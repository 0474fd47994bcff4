import {emit} from '../../page/emit.ts'
import {missingText} from '../last-way/last-way.ts'
import {type Failure, readFailure} from './failure.ts'

interface Submission {
  /** The name of the widget. */
  owner: string
  /** The claimed element: events bubble from it. */
  element: HTMLElement
  /** The detail of the events. */
  detail: object
  /** The message without a connection. */
  offline: string
  /** The field that the form is about: its error is the message of the form. */
  mainField?: string
}

/** Tells the visitor and the page why a form was not taken. */
export function refuse({owner, element, offline, mainField = ''}: Submission, error: unknown): Failure {
  const failure = readFailure(owner, error, element)
  const message = failure.fieldErrors.get(mainField) || failure.message || missingText(offline)
  emit('form-error', {message, fieldErrors: Object.fromEntries(failure.fieldErrors)}, element)
  return {...failure, message}
}

/** Sends a form and tells the page what came of it: null where it was taken. */
export async function deliver(submission: Submission, send: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await send()
  } catch (error) {
    return refuse(submission, error)
  }
  emit('form-success', submission.detail, submission.element)
  return null
}
