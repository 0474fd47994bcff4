import {attachForm} from '../../src/ui/form/attach-form.ts'
import type {Adopt} from '../../src/widget/adoption-set.ts'
import type {Account} from './account.ts'
import {definition} from './widget.ts'

/** Adds the button that shows the typed password; returns a function that hides it. */
function followReveal(form: HTMLFormElement, password: HTMLInputElement | null, adopt: Adopt) {
  const reveal = form.querySelector('[data-member=reveal]')

  function show(isVisible: boolean): void {
    if (password)
      adopt(password, {
        attributes: {type: isVisible ? 'text' : 'password', autocomplete: 'current-password'},
      })
    if (reveal)
      adopt(reveal, {
        attributes: {hidden: null, 'aria-pressed': `${isVisible}`},
        on: {click: () => show(!isVisible)},
      })
  }
  show(false)
  return () => show(false)
}

/** A form in the server HTML: it no longer leaves the page. The code that sends it loads with the first use. */
export function attachLogIn({element, texts, adopt, signal}: Account, form: HTMLFormElement): void {
  const {name} = definition
  const password = form.querySelector<HTMLInputElement>('input[type=password]')
  const hide = followReveal(form, password, adopt)
  // password managers read the field's type on submit
  form.addEventListener('submit', hide, {signal})
  attachForm({
    owner: name,
    element,
    form,
    async load() {
      const {createLogIn} = await import('./log-in.ts')
      return () => createLogIn({element, form, password, texts, signal})
    },
    offline: () => texts('offline'),
    className: `${name}__problem`,
    put: (line) => form.prepend(line),
    signal,
  })
}
