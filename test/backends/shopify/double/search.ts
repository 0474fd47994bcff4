interface Searched {
  title: string
  description: string
  /** Prices are minor units of the home market. */
  variants: readonly {sku: string; price: number; stock: number}[]
}

interface Found {
  words: readonly string[]
  product: Searched
}

type IsFound = (found: Found) => boolean

/** Quotation marks and commas are not part of words. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s“”",]+/)
    .filter(Boolean)

/** Parentheses, `tag:"…"`, phrases in quotes, words. */
const tokensOf = (text: string): string[] =>
  text.match(/[()]|tag:"(?:[^"\\]|\\.)*"|"(?:[^"\\]|\\.)*"|[^\s()"]+|"/g) ?? []

/** One matching variant is enough. */
function createComparison(token: string): IsFound | null {
  const [, comparator, amount] = /^variants\.price:(>=|<=)(\d+(?:\.\d+)?)$/.exec(token) ?? []
  const minor = Number(amount) * 100
  if (comparator)
    return ({product}) =>
      product.variants.some(({price}) => (comparator === '>=' ? price >= minor : price <= minor))
  return token === 'available_for_sale:true'
    ? ({product}) => product.variants.some(({stock}) => stock > 0)
    : null
}

/** A word matches the beginning of a word; a phrase matches words in a row. No product has a tag. */
function createTerm(token: string): IsFound {
  if (token.startsWith('tag:')) return () => false
  const compare = createComparison(token)
  if (compare) return compare
  const start = ` ${wordsOf(token.replace(/\\(.)/g, '$1')).join(' ')}`
  return ({words}) => ` ${words.join(' ')}`.includes(start)
}

/** `AND` binds more tightly than `OR`, and may be left out. */
function parse(text: string): IsFound {
  const tokens = tokensOf(text)

  function parseTerm(): IsFound {
    const token = tokens.shift() ?? ''
    if (token !== '(') return createTerm(token)
    const group = parseAny()
    if (tokens.shift() !== ')') throw new SyntaxError(`a parenthesis is not closed: ${text}`)
    return group
  }

  function parseAll(): IsFound {
    const terms: IsFound[] = []
    while (tokens[0] !== undefined && tokens[0] !== ')' && tokens[0] !== 'OR') {
      if (tokens[0] === 'AND') tokens.shift()
      else terms.push(parseTerm())
    }
    return (found) => terms.every((isFound) => isFound(found))
  }

  function parseAny(): IsFound {
    const groups = [parseAll()]
    while (tokens[0] === 'OR') {
      tokens.shift()
      groups.push(parseAll())
    }
    return (found) => groups.some((isFound) => isFound(found))
  }

  const whole = parseAny()
  if (tokens.length) throw new SyntaxError(`a parenthesis closes nothing: ${text}`)
  return whole
}

/**
 * Whether a product is found by its title, its description or a SKU. Has the part of Shopify's search syntax that the
 * shop can answer: words, phrases, `tag:`, `available_for_sale:true` and the ends of `variants.price:`, joined by `AND` and `OR`, in groups. Throws for a group that does not end.
 */
export function createSearch(text: string): (product: Searched) => boolean {
  const isFound = parse(text)
  return (product) => {
    const {title, description, variants} = product
    return isFound({words: wordsOf([title, description, ...variants.map(({sku}) => sku)].join(' ')), product})
  }
}
