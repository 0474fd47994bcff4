import {MAX_QUANTITY} from '../model/quantity.ts'
import {type strings, texts} from './strings.ts'

type Key = keyof typeof strings
type Attributes = Record<string, string>
type Child = Node | string

/** Attribute of an element with one of the texts, by its key. */
const TEXT = 'data-cart-text'

export function make(tag: string, attributes: Attributes = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** An element with a text that follows the page's language. */
export const say = (key: Key): HTMLElement => make('span', {[TEXT]: key})

export const HIDDEN = {hidden: ''}

export function makeTemplate(slot: string, content: Node): HTMLElement {
  const template = document.createElement('template')
  template.dataset.slot = slot
  template.content.append(content)
  return template
}

/** Writes the current texts, also into the templates for later lines. */
export function writeTexts(host: HTMLElement): void {
  const roots = [host, ...[...host.querySelectorAll('template')].map(({content}) => content)]
  for (const root of roots)
    for (const element of root.querySelectorAll(`[${TEXT}]`)) {
      const key = element.getAttribute(TEXT)
      if (key) element.textContent = texts(key as Key)
    }
}

/** Makes the parts of a cart, with the classes of one widget. */
export function createMarkup(block: string) {
  const classed = (name: string): Attributes => ({class: `${block}__${name}`})
  /** Marks an element for the style sheet and for the code that shows the cart. */
  const part = (tag: string, name: string, attributes: Attributes = {}, ...children: Child[]) =>
    make(tag, {'data-cart': name, ...classed(name), ...attributes}, ...children)

  const named = (key: Key) => [say(key), ' ', part('span', 'name', {dir: 'auto'})]
  const field = (key: Key, control: HTMLElement) => make('label', classed('field'), say(key), ' ', control)

  /** A number field between a button for one less and one for one more. */
  const makeStepper = (): HTMLElement =>
    make(
      'span',
      classed('stepper'),
      part('button', 'less', {type: 'button'}, '−'),
      make(
        'label',
        {},
        make('span', classed('label'), ...named('quantity')),
        part('input', 'quantity', {
          type: 'number',
          inputmode: 'numeric',
          min: '0',
          max: `${MAX_QUANTITY}`,
          step: '1',
        }),
      ),
      part('button', 'more', {type: 'button'}, '+'),
    )

  return {
    part,
    classed,
    field,
    makeLine: (): HTMLElement =>
      make(
        'li',
        classed('line'),
        part('img', 'image', {alt: '', width: '80', height: '80'}),
        make(
          'div',
          classed('body'),
          part('a', 'title', {dir: 'auto'}),
          part('dl', 'details', HIDDEN),
          make('p', classed('prices'), part('span', 'price'), ' ', part('s', 'was', HIDDEN)),
          make(
            'div',
            classed('controls'),
            makeStepper(),
            part('button', 'remove', {type: 'button'}, ...named('remove')),
            part('a', 'edit', {...HIDDEN, role: 'button', tabindex: '0'}, ...named('edit')),
          ),
          part('p', 'message', {...HIDDEN, role: 'alert'}),
        ),
        part('p', 'line-total'),
      ),

    makeCode: (): HTMLElement =>
      make(
        'li',
        classed('code-line'),
        make('span', {}, part('strong', 'code-name'), ' ', part('span', 'code-title', {dir: 'auto'})),
        part('span', 'code-amount', HIDDEN),
        part('button', 'code-remove', {type: 'button'}, say('removeCode'), ' ', part('span', 'code-label')),
        part('p', 'code-reason', HIDDEN),
      ),

    row: (key: Key, name: string, value: Child = '', attributes: Attributes = {}): HTMLElement =>
      part('div', `${name}-row`, attributes, make('dt', {}, say(key)), part('dd', name, {}, value)),

    makeCodeForm: (): HTMLElement =>
      part(
        'form',
        'code-form',
        {novalidate: ''},
        field('code', part('input', 'code', {type: 'text', autocomplete: 'off', spellcheck: 'false'})),
        make('button', classed('apply'), say('apply')),
        part('p', 'code-message', {...HIDDEN, role: 'alert'}),
      ),
  }
}
