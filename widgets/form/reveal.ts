import {type Adoption, adopt, apply} from '../../src/widget/adopt.ts'

function upTo(element: Element, end: Element): Element[] {
  const {parentElement} = element
  return element === end || !parentElement ? [element] : [element, ...upTo(parentElement, end)]
}

/** Bodies of forms inside of them: what is hidden there for other reasons stays so. */
const bodiesOf = (form: Element): Element[] => [...form.querySelectorAll('[hidden]:has(.form-item)')]

/** Shows a form whose body the server has hidden, since without script it could not be sent (contract: markup). */
export const reveal = (form: Element, outermost: Element): Adoption[] =>
  [...upTo(form, outermost), ...bodiesOf(form)].map((element) => {
    const adoption = adopt(element)
    apply(adoption, {attributes: {hidden: null}, classes: {hidden: false}})
    return adoption
  })
