import {type Declaration, type Rule, type Selector, type SelectorComponent, transform} from 'lightningcss'

/** A rule whose elements have one of the classes. */
interface StyledClasses {
  /** `file:line`. */
  place: string
  file: string
  /** Inner layers, from the outer one. */
  layer: string
  pseudoElement: string
  classes: readonly string[]
  properties: readonly string[]
}

const innerSelectors = (component: SelectorComponent): Selector[] =>
  component.type === 'pseudo-class' && (component.kind === 'where' || component.kind === 'is')
    ? component.selectors
    : []

/** The parts of a selector after its last combinator, those in `:where()` too. */
function subjectOf(selector: Selector): SelectorComponent[] {
  const last = selector.findLastIndex(({type}) => type === 'combinator')
  return selector
    .slice(last + 1)
    .flatMap((component) => [component, ...innerSelectors(component).flatMap(subjectOf)])
}

function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property
  return declaration.property === 'custom' ? declaration.value.name : declaration.property
}

function readStyle(rule: Rule & {type: 'style'}, file: string, layer: string): StyledClasses {
  const {selectors, declarations, loc} = rule.value
  const subject = selectors.flatMap(subjectOf)
  return {
    place: `${file}:${loc.line + 1}`,
    file,
    layer,
    pseudoElement: subject.find(({type}) => type === 'pseudo-element') ? JSON.stringify(subject.at(-1)) : '',
    classes: subject.flatMap((component) => (component.type === 'class' ? [component.name] : [])),
    properties: (declarations?.declarations ?? []).map(propertyOf),
  }
}

function readRules(rules: readonly Rule[], file: string, layer: string): StyledClasses[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'style') return [readStyle(rule, file, layer)]
    if (rule.type === 'layer-block')
      return readRules(rule.value.rules, file, `${layer}.${rule.value.name?.join('.')}`)
    return rule.type === 'media' || rule.type === 'container' || rule.type === 'supports'
      ? readRules(rule.value.rules, file, layer)
      : []
  })
}

function readSheet(file: string, css: string): StyledClasses[] {
  let found: StyledClasses[] = []
  transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      StyleSheet({rules}) {
        found = readRules(rules, file, '')
      },
    },
  })
  return found
}

/** Names that begin like a shorthand, and are not set by it. */
const SEPARATE = /^(?:overflow-wrap|border-(?:.*-)?radius|flex-(?:wrap|direction))$/

/** Whether a declaration of the one property changes the other. */
function sets(shorthand: string, property: string): boolean {
  return property === shorthand || (property.startsWith(`${shorthand}-`) && !SEPARATE.test(property))
}

export interface Sheets {
  /** CSS by path. */
  sheets: ReadonlyMap<string, string>
  /** The paths of those that several files contain. */
  shared: ReadonlySet<string>
  /** Classes that stand on one element. */
  together: readonly (readonly string[])[]
}

/**
 * Rules of a shared sheet that compete with another sheet's in the same layer. Each file that contains the shared sheet
 * repeats it, so whichever file arrives last decides.
 */
export function findOrderFaults({sheets, shared, together}: Sheets): string[] {
  const styled = [...sheets].flatMap(([file, css]) => readSheet(file, css))
  const areOnOne = (first: string, second: string): boolean =>
    first === second || together.some((classes) => classes.includes(first) && classes.includes(second))
  const compete = (one: StyledClasses, other: StyledClasses): string | undefined => {
    if (one.file === other.file || one.layer !== other.layer || one.pseudoElement !== other.pseudoElement)
      return
    if (!one.classes.some((first) => other.classes.some((second) => areOnOne(first, second)))) return
    return one.properties.find((first) =>
      other.properties.some((second) => sets(first, second) || sets(second, first)),
    )
  }
  return styled
    .filter(({file}) => shared.has(file))
    .flatMap((one) =>
      styled.flatMap((other) => {
        const property = compete(one, other)
        return property ? `${one.place} and ${other.place} both set ${property}` : []
      }),
    )
}
