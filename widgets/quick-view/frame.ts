import {texts} from './strings.ts'

interface Actions {
  previous: () => void
  next: () => void
  close: () => void
}

function create<K extends keyof HTMLElementTagNameMap>(tag: K, part: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), {className: `quick-view__${part}`})
}

function createButton(part: keyof Actions, sign: string, act: () => void): HTMLButtonElement {
  const button = create('button', part)
  button.type = 'button'
  button.textContent = sign
  button.setAttribute('aria-label', texts(part))
  button.addEventListener('click', act)
  return button
}

/** What stands around a product: buttons, a place for it, and a voice for those who cannot see it. */
export function createFrame({previous, next, close}: Actions) {
  const steps = [createButton('previous', '‹', previous), createButton('next', '›', next)]
  const closer = createButton('close', '×', close)
  closer.autofocus = true
  const status = create('p', 'status')
  status.setAttribute('role', 'status')
  const content = create('div', 'content')
  content.dataset.loading = texts('loading')

  return {
    parts: [...steps, closer, status, content],
    /** Where there is nothing else to look at, there are no steps. */
    showSteps(areThere: boolean): void {
      for (const step of steps) step.hidden = !areThere
    },
    say(text: string): void {
      status.textContent = text
    },
    /** Busy until a product or a failure has come. */
    wait(isBusy: boolean): void {
      content.setAttribute('aria-busy', `${isBusy}`)
      if (isBusy) status.textContent = texts('loading')
    },
    fill(product: DocumentFragment): void {
      content.replaceChildren(product)
      content.scrollTop = 0
      status.textContent = content.querySelector('h1,h2,h3,.product-title')?.textContent.trim() ?? ''
    },
  }
}
