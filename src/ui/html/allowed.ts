const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

const HTML = words(`
  a abbr acronym address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4
  h5 h6 header hgroup hr i img input ins kbd label legend li main map mark marquee menu meter nav nobr ol optgroup option
  output p picture pre progress q rp rt ruby s samp search section select slot small source span strike strong sub summary
  sup table tbody td template textarea tfoot th thead time tr track tt u ul var video wbr`)

/** Without animations, and without what brings in other documents or HTML. */
const SVG = words(`
  svg a circle clipPath defs desc ellipse filter g image line linearGradient marker mask metadata path pattern polygon
  polyline radialGradient rect stop switch symbol text textPath title tspan view feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`)

const MATHML = words(`
  math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt
  mstyle msub msubsup msup mtable mtd mtext mtr munder munderover`)

const ARIA = words(`
  activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext
  colspan controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed haspopup
  hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation owns placeholder
  posinset pressed readonly relevant required roledescription rowcount rowindex rowindextext rowspan selected setsize sort
  valuemax valuemin valuenow valuetext`)

const ATTRIBUTES = words(`
  accept action align alt autocapitalize autocomplete autopictureinpicture autoplay background bgcolor border capture
  cellpadding cellspacing checked cite class clear color cols colspan command commandfor controls controlslist coords
  crossorigin datetime decoding default dir disabled disablepictureinpicture disableremoteplayback download draggable enctype
  enterkeyhint exportparts face for headers height hidden high href hreflang id inert inputmode integrity ismap kind label
  lang list loading loop low max maxlength media method min minlength multiple muted name noshade novalidate nowrap open
  optimum part pattern placeholder playsinline popover popovertarget popovertargetaction poster preload radiogroup readonly
  rel required rev reversed role rows rowspan scope selected shape size sizes slot span spellcheck src srclang srcset start
  step style summary tabindex title translate type usemap valign value width wrap`)

const DRAWING = words(`
  amplitude azimuth baseFrequency baseline-shift bias clip clip-path clip-rule clipPathUnits color-interpolation
  color-interpolation-filters cx cy d diffuseConstant direction display divisor dominant-baseline dx dy edgeMode elevation
  exponent fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight fx fy gradientTransform gradientUnits image-rendering in in2 intercept k1
  k2 k3 k4 kernelMatrix lengthAdjust letter-spacing lighting-color marker-end marker-mid marker-start markerHeight
  markerUnits markerWidth mask mask-type maskContentUnits maskUnits mode numOctaves offset opacity operator order orient
  overflow paint-order pathLength patternContentUnits patternTransform patternUnits pointer-events points preserveAlpha
  preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry scale seed shape-rendering specularConstant
  specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width surfaceScale systemLanguage
  tableValues targetX targetY text-anchor text-decoration text-rendering textLength transform transform-origin values
  vector-effect version viewBox visibility word-spacing writing-mode x x1 x2 xChannelSelector y y1 y2 yChannelSelector z`)

const FORMULAS = words(`
  accent accentunder bevelled close columnalign columnlines columnspacing columnspan depth display displaystyle fence frame
  largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation numalign
  rowalign rowlines rowspacing rspace scriptlevel separator separators stretchy symmetric voffset`)

const within = (namespace: string, names: readonly string[]) => names.map((name) => ({name, namespace}))

const isHtml = new Set(HTML)

/** Whether an HTML element may stay, by its local name. */
export const isAllowed = (name: string): boolean => isHtml.has(name)

/** What may be in HTML that is put into the page: what DOMPurify allows, in the terms of the browser's own sanitiser. */
export const allowed = {
  elements: [
    ...within('http://www.w3.org/1999/xhtml', HTML),
    ...within('http://www.w3.org/2000/svg', SVG),
    ...within('http://www.w3.org/1998/Math/MathML', MATHML),
  ],
  // a name that is given twice is refused
  attributes: [
    ...new Set([...ATTRIBUTES, ...DRAWING, ...FORMULAS, ...ARIA.map((name) => `aria-${name}`)]),
    ...within('http://www.w3.org/1999/xlink', ['href', 'title']),
  ],
  dataAttributes: true,
  comments: false,
}
