import type {Member} from '../../src/page/store/types.ts'
import {readFailure} from '../../src/ui/form/failure.ts'
import {fallBackToForm} from '../../src/ui/native-fallback/native-fallback.ts'
import {applyAttribute, applyContent} from '../../src/widget/adopt.ts'
import {busyUntil} from '../../src/widget/busy-until.ts'
import type {Account, Show} from './account.ts'
import {attachLogIn} from './attach-form.ts'
import type {Parts} from './parts.ts'
import {definition} from './widget.ts'

/** The panel for members if the server HTML has none. */
function createPanel(): HTMLElement {
  const panel = document.createElement('div')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'member-account__log-out'
  panel.append(button)
  return panel
}

/** Takes no space while it is empty; receives the focus when the focused element is removed. */
function createStatus(): HTMLElement {
  const status = document.createElement('p')
  status.className = 'member-account__status'
  status.role = 'status'
  status.tabIndex = -1
  return status
}

/** A login form, a part for members, or both: only one of them is shown. */
export function attachParts(account: Account, parts: Parts): Show {
  const {element, texts, clonesCart, adopt, signal} = account
  const panel = parts.inside ? null : createPanel()
  const inside = parts.inside ?? panel ?? element
  const leave = parts.logOut ?? inside.querySelector('button')
  const status = createStatus()
  let isLeaving = false

  function say(text: string, isProblem = false): void {
    status.classList.toggle('member-account__problem', isProblem)
    status.role = isProblem ? 'alert' : 'status'
    status.textContent = text
  }

  async function logOut(pressed: Element | null): Promise<void> {
    if (isLeaving) return
    isLeaving = true
    say('')
    const leaving = import('../../src/actions/member-calls.ts').then(
      (calls) =>
        calls.logOut(clonesCart).then(
          () => '',
          (error) => readFailure(definition.name, error, element).message,
        ),
      () => fallBackToForm(leave?.closest('form') ?? null, texts('offline')),
    )
    const problem = await busyUntil(pressed, leaving, signal)
    isLeaving = false
    if (problem) say(problem, true)
  }

  function toggle({isLoggedIn, email}: Member): void {
    for (const part of parts.outside) applyAttribute(adopt(part), 'hidden', isLoggedIn ? '' : null)
    applyAttribute(adopt(inside), 'hidden', isLoggedIn ? null : '')
    if (parts.email) applyContent(adopt(parts.email), email ?? undefined)
  }
  function onLeave(event: Event): void {
    event.preventDefault()
    void logOut(event instanceof SubmitEvent ? event.submitter : leave)
  }
  if (parts.form) attachLogIn(account, parts.form)
  leave?.addEventListener(leave instanceof HTMLFormElement ? 'submit' : 'click', onLeave, {signal})
  if (panel) element.append(panel)
  element.prepend(status)
  signal.addEventListener('abort', () => {
    panel?.remove()
    status.remove()
  })
  return (member, isNews) => {
    const hadFocus = element.contains(document.activeElement)
    if (panel && leave) leave.textContent = texts('logOut')
    toggle(member)
    if (!isNews) return
    say(texts(member.isLoggedIn ? 'loggedIn' : member.end === 'expired' ? 'expired' : 'loggedOut'))
    if (hadFocus) status.focus()
  }
}
