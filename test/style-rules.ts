import {type Declaration, type Rule, type Selector, type SelectorComponent, transform} from 'lightningcss'

/** Reports a problem of a rule with its line. */
type Complain = (line: number, problem: string) => void

const SIDE = '(?:left|right|top|bottom)'
/** Strips also scroll along x by script, so `overflow-x` and similar properties are allowed. */
const PHYSICAL = new RegExp(
  `^(?:${SIDE}|(?:min-|max-)?(?:width|height)|(?:margin|padding|scroll-margin|scroll-padding)-${SIDE}|border-${SIDE}(?:-.*)?)$`,
)
const MOVING = /^(?:animation|transition)(?:-name|-property)?$/
const COLOR = /^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|srgb|xyz)/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The one element that gives the rules of the default look more weight than those of the widgets. */
export const ROOT = 'html'

/** A pseudo-element counts as an element, and `:where()` cannot contain it. */
function isWeightless(component: SelectorComponent): boolean {
  if (component.type === 'pseudo-class') return component.kind === 'where'
  return ['combinator', 'universal', 'pseudo-element', 'nesting'].includes(component.type)
}

const isRoot = (component: SelectorComponent | undefined): boolean =>
  component?.type === 'type' && component.name === ROOT

/** What is wrong with the weight of a selector. */
function findWeight(selector: Selector, isDefaultLook: boolean): string | null {
  if (!isDefaultLook) return selector.every(isWeightless) ? null : 'has a specificity: use :where()'
  return isRoot(selector[0]) && selector.slice(1).every(isWeightless)
    ? null
    : `has another specificity than ${ROOT}: use ${ROOT} :where()`
}

/** A colour that no custom property can change, and that is the same in dark mode. */
function hasFixedColor(value: unknown): boolean {
  if (!isObject(value)) return false
  if (value.type === 'var' || value.type === 'light-dark') return false
  if (typeof value.type === 'string' && COLOR.test(value.type) && value.alpha !== 0) return true
  return Object.values(value).some(hasFixedColor)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property
  // includes properties that the parser does not know
  return declaration.property === 'custom' ? declaration.value.name : declaration.property
}

const PLACES = /^(?:object|background)-position(?:-[xy])?$/
const BOUNDS = /^(?:clamp|min|max)$/

/** Finds a percentage among the arguments of `clamp()`, `min()` and `max()`. */
function boundsPercentage(value: unknown, isBound = false): boolean {
  if (!isObject(value)) return false
  if (isBound && value.type === 'percentage') return true
  const isInside =
    isBound || [value.name, value.type].some((name) => typeof name === 'string' && BOUNDS.test(name))
  return Object.values(value).some((inner) => boundsPercentage(inner, isInside))
}

/** `margin: 0 1em 0 0`, `text-align: left`: the value names a side, although the property does not. */
function namesSide({value}: Declaration): boolean {
  if (value === 'left' || value === 'right') return true
  return isObject(value) && 'left' in value && 'right' in value && !isSame(value.left, value.right)
}

const isStill = ({property, value}: Declaration): boolean =>
  (property === 'transition' && isSame(value[0]?.property, {property: 'none'})) ||
  (property === 'animation' && value[0]?.name.type === 'none')

function checkDeclaration(declaration: Declaration, line: number, complain: Complain): void {
  const name = nameOf(declaration)
  if (PHYSICAL.test(name) || namesSide(declaration))
    complain(line, `${name} names a side: use the logical property`)
  if (hasFixedColor(declaration.value))
    complain(line, `${name} has a fixed colour: give it a custom property, or light-dark()`)
  // for a cropped picture they are negative lengths, so the bounds swap: all browsers except Chromium follow that
  if (PLACES.test(name) && boundsPercentage(declaration.value))
    complain(line, `${name} has a percentage within bounds: bound a number, and multiply it by 100%`)
}

const moves = (declaration: Declaration): boolean => MOVING.test(nameOf(declaration)) && !isStill(declaration)

const isBare = (declaration: Declaration): boolean =>
  declaration.property === 'border' && declaration.value.style === 'none'

/** A button without a border or outline, which would be invisible without backgrounds. */
const isBareButton = (all: readonly Declaration[]): boolean =>
  all.some(isBare) && all.some(({property}) => property === 'cursor')

const ALIGNS = /^(?:align|justify)-(?:items|content|self)$/

const isFlex = ({property, value}: Declaration): boolean =>
  property === 'display' && JSON.stringify(value).includes('"flex"')

/** The builds of apps warn about these in a flex container, in the author's terminal. */
const isMixed = (declaration: Declaration): boolean =>
  ALIGNS.test(nameOf(declaration)) && /"(?:start|end)"/.test(JSON.stringify(declaration.value))

/** Visitor preferences, by media query. */
const WISHES = {
  calm: /"prefers-reduced-motion".*"reduce"/,
  forced: /"forced-colors".*"active"/,
}
type Wish = keyof typeof WISHES | null

/** Parsed selectors that need a counterpart, with their line; and the counterparts. */
interface Wanted {
  isDefaultLook: boolean
  moving: Map<string, number>
  calm: Set<string>
  bare: Map<string, number>
  forced: Set<string>
}

/** `src/ui/hidden.css` is important, and would lose to a stronger important rule: one that is as weightless and later. */
const forcesDisplay = (declaration: Declaration): boolean =>
  nameOf(declaration) === 'display' && !isSame(declaration.value, {type: 'keyword', value: 'none'})

function checkStyle({value}: Rule & {type: 'style'}, wish: Wish, wanted: Wanted, complain: Complain): void {
  const {selectors, declarations, loc} = value
  const all = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])]
  for (const one of all) checkDeclaration(one, loc.line, complain)
  if (declarations?.importantDeclarations?.some(forcesDisplay))
    complain(loc.line, 'shows hidden elements, too: avoid an important display')
  if (all.some(isFlex) && all.some(isMixed))
    complain(loc.line, 'has start or end in a flex container: use flex-start or flex-end')
  const weight = selectors.map((one) => findWeight(one, wanted.isDefaultLook)).find(Boolean)
  if (weight) complain(loc.line, weight)
  for (const selector of selectors.map((one) => JSON.stringify(one))) {
    if (wish === 'calm' && all.some((one) => MOVING.test(nameOf(one)))) wanted.calm.add(selector)
    else if (all.some(moves)) wanted.moving.set(selector, loc.line)
    if (wish === 'forced' && all.some((one) => /^(border|outline)/.test(nameOf(one))))
      wanted.forced.add(selector)
    else if (isBareButton(all)) wanted.bare.set(selector, loc.line)
  }
}

function checkRule(rule: Rule, wish: Wish, wanted: Wanted, complain: Complain): void {
  if (rule.type === 'style') checkStyle(rule, wish, wanted, complain)
  if (rule.type === 'keyframes' && !/^vitrine-/.test(rule.value.name.value))
    complain(rule.value.loc.line, 'keyframes begin with vitrine-')
}

function readWish(rule: Rule): Wish {
  const query = rule.type === 'media' ? JSON.stringify(rule.value.query) : ''
  if (WISHES.calm.test(query)) return 'calm'
  return WISHES.forced.test(query) ? 'forced' : null
}

const rulesIn = (rule: Rule): Rule[] =>
  rule.type === 'layer-block' ||
  rule.type === 'media' ||
  rule.type === 'container' ||
  rule.type === 'supports'
    ? rule.value.rules
    : []

function checkRules(rules: Rule[], wish: Wish, wanted: Wanted, complain: Complain): void {
  for (const rule of rules) {
    checkRule(rule, wish, wanted, complain)
    checkRules(rulesIn(rule), readWish(rule) ?? wish, wanted, complain)
  }
}

const isOurLayer = (rule: Rule): boolean =>
  rule.type === 'import' || (rule.type === 'layer-block' && rule.value.name?.join('.') === 'vitrine')

/** Rules of a few kinds have no line. */
function lineOf(rule: Rule): number {
  const value: unknown = 'value' in rule ? rule.value : null
  const loc = isObject(value) && isObject(value.loc) ? value.loc.line : null
  return typeof loc === 'number' ? loc : 0
}

/**
 * The parts of a style sheet that would prevent a page from restyling it, by `file:line`. The default look overrides
 * the widgets' own rules, with the weight of one element.
 */
export function findStyleFaults(file: string, css: string, isDefaultLook = false): string[] {
  const faults: string[] = []
  const complain: Complain = (line, problem) => faults.push(`${file}:${line + 1} ${problem}`)
  const wanted: Wanted = {
    isDefaultLook,
    moving: new Map(),
    calm: new Set(),
    bare: new Map(),
    forced: new Set(),
  }
  transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      StyleSheet({rules}) {
        for (const rule of rules) if (!isOurLayer(rule)) complain(lineOf(rule), 'is not in @layer vitrine')
        checkRules(rules, null, wanted, complain)
      },
    },
  })
  for (const [selector, line] of wanted.moving)
    if (!wanted.calm.has(selector)) complain(line, 'moves despite reduced motion')
  for (const [selector, line] of wanted.bare)
    if (!wanted.forced.has(selector)) complain(line, 'is a button without a border, even in forced colours')
  return faults
}

/** The classes that a style sheet styles, and the custom properties that it reads. */
export function readStyleNames(file: string, css: string): {classes: Set<string>; properties: Set<string>} {
  const [classes, properties] = [new Set<string>(), new Set<string>()]
  const visit = (components: Selector): void => {
    for (const component of components) {
      if (component.type === 'class') classes.add(component.name)
      if (component.type !== 'pseudo-class' || !('selectors' in component)) continue
      for (const inner of component.selectors ?? []) if (Array.isArray(inner)) visit(inner)
    }
  }
  transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      Selector: visit,
      DashedIdent(name) {
        properties.add(name)
      },
    },
  })
  return {classes, properties}
}
