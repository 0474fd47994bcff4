import {addComment, type Comment} from '../../../src/actions/comments.ts'
import {emit} from '../../../src/page/emit.ts'
import type {ActiveForm} from '../../../src/ui/form/attach-form.ts'
import type {Failure} from '../../../src/ui/form/failure.ts'
import {followFields, type Problems} from '../../../src/ui/form/follow-fields.ts'
import {followTexts} from '../../../src/ui/form/follow-strings.ts'
import {isUntouched} from '../../../src/ui/form/is-untouched.ts'
import {createLines} from '../../../src/ui/form/problem-line.ts'
import {deliver} from '../../../src/ui/form/submission.ts'
import {element} from '../../../src/widget/element.ts'
import {fields, readTyped} from '../fields.ts'
import type {Attached} from '../types.ts'
import {definition, texts} from '../widget.ts'

const isLost = ({status}: Failure): boolean => status === null
/** The key was used for another comment. */
const isTaken = ({status}: Failure): boolean => status === 409 || status === 422

/** Checks the form, sends it, and says what becomes of the comment. */
export function createActive(attached: Attached): ActiveForm {
  const {host, form, controls, itemId, draft, button, onPublished, signal} = attached
  const followed = followFields({fields, root: form, texts: followTexts})
  const submission = {owner: definition.name, element: host, detail: {}, offline: texts('offline')}
  const showLines = createLines<{message: string}>(
    ({message}) => ({
      tag: 'p',
      className: 'comments__failure vitrine-form__error',
      message,
      role: 'alert',
      controls: [],
      put: (line) => form.prepend(line),
    }),
    signal,
  )
  signal.addEventListener('abort', () => followed.end())
  // the code may have loaded after the first letters were typed
  if (![...controls.values()].every(isUntouched)) draft.keep()
  let isBusy = false

  function focusFirst(problems: Problems): void {
    const first = fields.find(({id}) => problems.has(id))
    if (first) followed.controlOf(first.id)?.focus()
  }
  function showFailure(failure: Failure): void {
    const {message, fieldErrors} = failure
    if (isTaken(failure)) draft.dropKey()
    if (fields.some(({id}) => fieldErrors.has(id))) {
      followed.show(fieldErrors)
      focusFirst(fieldErrors)
      return
    }
    const words = [message, ...fieldErrors.values(), isLost(failure) ? texts('kept') : '']
    showLines([{message: words.filter(Boolean).join(' ')}])
  }
  function showThanks(comment: Comment | null): void {
    const words = texts(comment ? 'published' : 'pending')
    const line = element('p', {class: 'comments__thanks vitrine-success', tabindex: '-1'}, words)
    if (comment) onPublished(comment)
    form.replaceWith(line)
    line.focus()
  }

  async function send(): Promise<void> {
    const typed = readTyped(controls)
    if (!emit('form-submit', {values: typed}, host, true)) return
    isBusy = true
    showLines([])
    button?.show({isBusy, isDisabled: true, label: texts('sending')})
    const sent: {comment: Comment | null} = {comment: null}
    const failure = await deliver(submission, async () => {
      sent.comment = await addComment({itemId, ...typed, key: draft.keyOf(typed)})
    })
    if (!failure) draft.clear()
    if (signal.aborted) return
    isBusy = false
    button?.show({})
    if (failure) showFailure(failure)
    else showThanks(sent.comment)
  }

  return {
    async submit() {
      if (isBusy) return
      const problems = followed.check()
      if (problems.size) focusFirst(problems)
      else await send()
    },
  }
}
