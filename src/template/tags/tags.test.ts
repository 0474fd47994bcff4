import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {compileAot} from '../../../test/helpers/compile-aot.ts'
import {createEngine, fromCode, type TagHooks, toCode, trustedHtml} from '../index.ts'
import type {EngineOptions} from '../options.ts'

type Options = Pick<EngineOptions, 'tags' | 'partials' | 'limits'>

/** Renders interpreted, ahead of time, as a stream and from the public tree, which all have to agree. */
async function render(template: string, data: unknown, options: Options = {tags: {}}) {
  const engine = createEngine(options)
  const rendered = engine.render(template, data)
  const ahead = compileAot(template, options).render(data)
  const streamed = await new Response(engine.renderStream(template, data)).text()
  const tree = fromCode(JSON.parse(JSON.stringify(toCode(engine.compile(template)))))
  expect(ahead.output).toBe(rendered.output)
  expect(ahead.errors.map(({code, message}) => [code, message])).toEqual(
    rendered.errors.map(({code, message}) => [code, message]),
  )
  expect(streamed).toBe(rendered.output)
  expect(engine.render(tree, data).output).toBe(rendered.output)
  return rendered
}

const output = async (...input: Parameters<typeof render>): Promise<string> => (await render(...input)).output

/** Shows what a hook is given. */
const show: TagHooks = {
  probe: (attributes, {content}) => trustedHtml(`${JSON.stringify(attributes)}(${content()})`),
}

describe('a tag without `tags`', () => {
  it.each([
    '<squarespace:navigation navigationId="main" template="nav" />',
    '<squarespace:query collection="{id}" limit="2">{.section a}{b}{.end}</squarespace:query>',
    '{squarespace-headers}<squarespace:x{.section a} y{.end}>{squarespace.main-content}',
  ])('is printed as it is: %s', async (template) => {
    const data = {
      id: 'blog',
      a: {b: 1},
      'squarespace-headers': '<meta>',
      squarespace: {'main-content': 'main'},
    }
    const split = template
      .replaceAll('<squarespace:', '<{#}squarespace:')
      .replaceAll('</squarespace:', '</{#}squarespace:')
    expect(await output(template, data, {})).toBe(createEngine().render(split, data).output)
  })
})

describe('the attributes of a tag', () => {
  it.each([
    ['<squarespace:probe a="1" b=\'2\' c=3 d/>', {a: '1', b: '2', c: '3', d: ''}],
    ['<squarespace:probe a=x/>', {a: 'x'}],
    ['<squarespace:probe\n  a = "x > y"\n/>', {a: 'x > y'}],
    ['<squarespace:probe a="{id}-{.section on}{@}{.end}"/>', {a: 'blog-yes'}],
    ['<squarespace:probe a="{id" b="}"/>', {a: '{id', b: '}'}],
    ['<squarespace:probe {# why #}a={id}/>', {a: 'blog'}],
    ['<squarespace:probe a="{evil}" b="{evil|htmlattr}"/>', {a: '"><b c="', b: '"><b c="'}],
    [
      '<squarespace:probe a="&amp;lt; &#39; &#x41; &eacute; &#99999999;"/>',
      {a: "&lt; ' A &eacute; &#99999999;"},
    ],
    ['<squarespace:probe a="1" a="2"/>', {a: '1'}],
    ['<squarespace:probe navigationId="x"/>', {navigationId: 'x'}],
  ])('%s', async (template, attributes) => {
    const data = {id: 'blog', on: 'yes', evil: '"><b c="'}
    expect(await output(template, data, {tags: show})).toBe(`${JSON.stringify(attributes)}()`)
  })

  it('with the name of a prototype stay data', async () => {
    const tags: TagHooks = {probe: (attributes) => Object.keys(attributes).join()}
    expect(await output('<squarespace:probe __proto__="1" constructor="2"/>', {}, {tags})).toBe(
      '__proto__,constructor',
    )
  })
})

describe('the content of a tag', () => {
  it.each([
    ['<squarespace:probe>a{x}</squarespace:probe>b', '{}(a1)b'],
    ['<squarespace:probe>a', '{}()a'],
    ['<squarespace:probe><squarespace:probe>a</squarespace:probe>', '{}(){}(a)'],
    ['<squarespace:probe>a<squarespace:probe>b</squarespace:probe>c</squarespace:probe>', '{}(a{}(b)c)'],
    ['<squarespace:probe>a<squarespace:other>b</squarespace:probe>c', '{}(a<squarespace:other>b)c'],
    ['a</squarespace:probe>', 'a</squarespace:probe>'],
    ['<squarespace:probe></squarespace:probe\n>', '{}()'],
    ['{.section y}<squarespace:probe>{@}</squarespace:probe>{.end}', '{}(2)'],
    ['<squarespace:probe>{.section y}{@}{.end}</squarespace:probe>', '{}(2)'],
    ['{.section y}<squarespace:probe>{.end}</squarespace:probe>', '{}()</squarespace:probe>'],
    ['{.section none}{.or}<squarespace:probe/>{.end}', '{}()'],
    ['{.repeated section list}{@}{.alternates with}<squarespace:probe/>{.end}', '1{}()2'],
  ])('%s', async (template, expected) => {
    expect(await output(template, {x: 1, y: 2, list: [1, 2]}, {tags: show})).toBe(expected)
  })
})

describe('what a hook returns', () => {
  it.each([
    ['text is escaped', 'a & <b>', 'a &amp; &lt;b&gt;'],
    ['a number', 0, '0'],
    ['a boolean', true, 'true'],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['trusted HTML', trustedHtml('<b>&amp;</b>'), '<b>&amp;</b>'],
  ])('%s', async (_, value, expected) => {
    expect(await output('<squarespace:x/>', {}, {tags: {x: () => value}})).toBe(expected)
  })

  it.each([
    ['a promise', Promise.resolve('x'), 'a promise: load its data before rendering'],
    ['an object', {html: '<b>'}, 'object: return text or trustedHtml(…)'],
    ['JSON that looks trusted', JSON.parse('{"vitrine.trusted-html": "<b>"}'), 'object: return'],
  ])('is reported if it is %s', async (_, value, message) => {
    const rendered = await render('a<squarespace:x/>b', {}, {tags: {x: () => value as never}})
    expect(rendered.output).toBe('ab')
    expect(rendered.errors).toMatchObject([{code: 'tag-result', severity: 'error', line: 1, column: 2}])
    expect(rendered.errors[0]?.message).toContain(message)
  })

  it('can be an exception, which is reported at the tag, and the scope stays', async () => {
    const tags: TagHooks = {
      x: (_attributes, scope) => {
        scope.apply('p', 1)
        throw new Error('no stock')
      },
    }
    const rendered = await render(
      '{.section a}\n <squarespace:x/>{b}{.end}',
      {a: {b: 2}},
      {tags, partials: {p: '{@}'}},
    )
    expect(rendered.output).toBe('\n 2')
    expect(rendered.errors).toMatchObject([
      {
        code: 'unexpected-error',
        line: 2,
        column: 2,
        message: 'Unexpected Error error when executing <squarespace:x>: no stock',
      },
    ])
  })
})

describe('the scope of a hook', () => {
  it('reads data, applies partials and macros, and renders the content', async () => {
    const tags: TagHooks = {
      x: ({to = ''}, {resolve, has, apply, content}) =>
        trustedHtml(
          `${resolve('outer')} ${has('p')}${has('m')}${has('q')} ${apply('p', resolve(to), ['k=v'])}${apply('m', 3)} ${content({outer: 'inner'})}`,
        ),
    }
    const template =
      '{.macro m}<i>{@}</i>{.end}{.section s}<squarespace:x to="a">{outer}</squarespace:x>{.end}'
    expect(
      await output(template, {outer: 'data', s: {a: 2}}, {tags, partials: {p: '<b>{@}{@args.k}</b>'}}),
    ).toBe('data truetruefalse <b>2v</b><i>3</i> inner')
  })

  it('ends with the hook', () => {
    let kept: (() => unknown) | undefined
    const keep = (call: () => unknown): undefined => {
      kept = call
      return undefined
    }
    const tags: TagHooks = {x: (_attributes, {resolve}) => keep(() => resolve('a'))}
    createEngine({tags}).render('<squarespace:x/>', {})
    expect(kept).toThrow('The scope of <squarespace:x> ends with its hook: load data before rendering')
  })

  it('obeys the limits of the rendering', async () => {
    const tags: TagHooks = {x: (_attributes, {apply}) => apply('p', null)}
    const partials = {p: '<squarespace:x/>'}
    const rendered = await render('<squarespace:x/>', {}, {tags, partials})
    expect(rendered.errors.map(({code}) => code)).toEqual(['partial-too-deep'])
    const long = await render(
      '<squarespace:y/>',
      {},
      {tags: {y: () => 'x'.repeat(99)}, limits: {outputLength: 10}},
    )
    expect(long).toMatchObject({output: 'x'.repeat(10), errors: [{code: 'output-limit'}]})
  })
})

describe('hooks', () => {
  it('of a rendering come before those of the engine, and those before the defaults', () => {
    const engine = createEngine({tags: {script: () => 'engine', x: () => 'engine'}})
    const template = '<squarespace:script src="a.js"/><squarespace:x/>'
    expect(engine.render(template, {}).output).toBe('engineengine')
    expect(engine.render(template, {}, {tags: {x: () => 'rendering'}}).output).toBe('enginerendering')
    expect(createEngine().render(template, {}, {tags: {x: () => 'r'}}).output).toBe(
      '<script src="/scripts/a.js"></script>r',
    )
  })

  it('that are missing are reported once, and the tag stays', async () => {
    const rendered = await render('<squarespace:block-field id="a"/><squarespace:block-field id="b"/>', {})
    expect(rendered.output).toBe('<squarespace:block-field id="a"/><squarespace:block-field id="b"/>')
    expect(rendered.errors).toMatchObject([{code: 'tag-without-hook', severity: 'warning', column: 1}])
  })

  it('fill the variables of a page, which are data without one', async () => {
    const data = {
      squarespace: {'main-content': '<p>data</p>', 'page-id': 'p1'},
      'squarespace-headers': '<meta>',
    }
    const template =
      '{squarespace-headers}|{squarespace.main-content}|{squarespace.page-id}|{squarespace-footers}'
    expect(await output(template, data)).toBe('<meta>|<p>data</p>|p1|')
    const tags: TagHooks = {
      'squarespace-headers': () => 'a<b',
      'squarespace.main-content': () => trustedHtml('<main>'),
    }
    expect(await output(template, data, {tags})).toBe('a&lt;b|<main>|p1|')
  })
})

describe('navigation', () => {
  const partials = {
    'navigation.block': '<nav>{.repeated section items}{title|html}{.alternates with}, {.end}</nav>',
    own: 'own',
  }
  const items = [{title: 'Bowls & mugs'}, {title: 'About'}]
  const tag = '<squarespace:navigation navigationId="mainNav" template="navigation" />'

  it.each([
    ['by name', {navigations: {mainNav: {items}}}],
    ['as a list of items', {navigations: {mainNav: items}}],
    [
      'in a list',
      {
        navigations: [
          {name: 'footer', items: []},
          {name: 'mainNav', items},
        ],
      },
    ],
  ])('applies its template to the data %s', async (_, data) => {
    expect(await output(tag, data, {tags: {}, partials})).toBe('<nav>Bowls &amp; mugs, About</nav>')
  })

  it('says what is missing', async () => {
    const {errors} = await render(
      `${tag}<squarespace:navigation navigationId="mainNav"/>`,
      {},
      {tags: {}, partials},
    )
    expect(errors).toMatchObject([
      {code: 'tag-data', message: 'The data has no navigation "mainNav": give it as navigations.mainNav'},
      {code: 'tag-data', message: expect.stringContaining('has no template')},
    ])
    const missing = await render(tag, {navigations: {mainNav: items}})
    expect(missing.errors).toMatchObject([{code: 'missing-partial', column: 1}])
  })
})

describe('query', () => {
  const blog = {
    title: 'Journal',
    items: [
      {t: 1, starred: true, categories: ['Glaze'], tags: ['blue']},
      {t: 2, categories: ['Clay'], tags: ['blue']},
      {t: 3, starred: true, categories: ['Clay']},
    ],
  }
  const data = {title: 'Site', t: 'outer', collections: {blog}}

  it.each([
    ['', '123'],
    ['limit="2"', '12'],
    ['limit="1" skip="1"', '2'],
    ['featured="true"', '13'],
    ['featured="false"', '123'],
    ['category="Clay"', '23'],
    ['tag="blue" category="Clay"', '2'],
    ['limit="0"', ''],
  ])('renders its content for the collection: %s', async (attributes, expected) => {
    const template = `<squarespace:query collection="blog" ${attributes}>{.repeated section items}{t}{.end}</squarespace:query>`
    expect(await output(template, data)).toBe(expected)
  })

  it('has the fields of the collection in scope, and those of the page around it', async () => {
    const template = '<squarespace:query collection="{c}">{title} {t}</squarespace:query> {title}'
    expect(await output(template, {...data, c: 'blog'})).toBe('Journal outer Site')
    expect(await output(template, {...data, c: 'x', collections: [{id: 'x', title: 'X', items: []}]})).toBe(
      'X outer Site',
    )
  })

  it('says what is missing or wrong', async () => {
    const template =
      '<squarespace:query collection="shop">x</squarespace:query><squarespace:query collection="blog" limit="all">y</squarespace:query>'
    const rendered = await render(template, data)
    expect(rendered.output).toBe('y')
    expect(rendered.errors).toMatchObject([
      {code: 'tag-data', message: 'The data has no collection "shop": give it as collections.shop'},
      {code: 'tag-data', message: 'limit="all" of <squarespace:query> is no whole number, and is ignored'},
    ])
  })
})

describe('script', () => {
  it.each([
    ['src="site.js" combo="true"', '<script src="/scripts/site.js"></script>'],
    ['src="./lib/a.js" defer', '<script src="/scripts/lib/a.js" defer></script>'],
    ['src="/own/a.js" async="false"', '<script src="/own/a.js"></script>'],
    ['src="https://cdn.example/a.js"', '<script src="https://cdn.example/a.js"></script>'],
    ['src="//cdn.example/a.js"', '<script src="//cdn.example/a.js"></script>'],
    ['src="a&quot; onload=&quot;x"', '<script src="/scripts/a&quot; onload=&quot;x"></script>'],
  ])('%s', async (attributes, expected) => {
    expect(await output(`<squarespace:script ${attributes} />`, {})).toBe(expected)
  })

  it.each(['', 'javascript:alert(1)', 'data:text/javascript,x', 'https://user@cdn.example/a.js'])(
    'refuses %s',
    async (src) => {
      const rendered = await render('<squarespace:script src="{src}"/>', {src})
      expect(rendered).toMatchObject({output: '', errors: [{code: 'tag-data', severity: 'warning'}]})
    },
  )
})

describe('check', () => {
  const template =
    '{squarespace-headers}\n<squarespace:navigation template="x"/>{.repeated section a}<squarespace:query>{.if b}<squarespace:category/>{.end}</squarespace:query>{.or}<squarespace:block-field id="b>{.end}'
  const found = (tags?: TagHooks) =>
    createEngine({tags})
      .check(template)
      .map(({code, line, column, message}) => `${code} ${line}:${column} ${message}`)

  it('warns of every tag where tags are off', () => {
    expect(found()).toEqual([
      "tag-without-hook 1:1 {squarespace-headers} has no hook, and prints only what the data has under this name: createEngine({tags: {'squarespace-headers': …}})",
      'tag-without-hook 2:1 <squarespace:navigation> is printed as it is: createEngine({tags: {}}) gives it its meaning',
      'tag-without-hook 2:60 <squarespace:query> is printed as it is: createEngine({tags: {}}) gives it its meaning',
      "tag-without-hook 2:86 <squarespace:category> has no hook, and is printed as it is: createEngine({tags: {'category': …}})",
      'malformed-tag 2:140 <squarespace:block-field is not a tag, and is printed as it is: it needs attributes with closed quotation marks, and a >',
    ])
  })

  it('warns of those without a hook where they are on', () => {
    const tags = {category: () => '', 'squarespace-headers': () => ''}
    expect(found(tags).map((line) => line.split(' ')[0])).toEqual(['malformed-tag'])
    expect(createEngine({tags: {}, strict: true}).check('<squarespace:related/>')).toMatchObject([
      {severity: 'error'},
    ])
  })
})

/** Any mixture of what tags are made of. */
const piece = fc.constantFrom(
  '<squarespace:x',
  '<squarespace:query',
  '</squarespace:x>',
  '</squarespace:query>',
  '>',
  '/>',
  ' a=',
  '"',
  "'",
  ' b="{v}"',
  '{v}',
  '{.section s}',
  '{.end}',
  '{.or}',
  '{#c}',
  'text',
  '\n',
  '{squarespace.main-content}',
  '{.space}',
  '\ufffc',
  '<',
  '{.repeated section l}',
  '{.alternates with}',
)
const source = fc.array(piece, {maxLength: 25}).map((pieces) => pieces.join(''))

const DATA = {v: 'V', s: {v: 'S'}, l: [1, 2], squarespace: {'main-content': 'M'}, collections: {}}

describe('any text', () => {
  it('prints the same without `tags` as if no tag were read', () => {
    fc.assert(
      fc.property(source, (template) => {
        const split = template.replaceAll('squarespace:', 'squarespace_:')
        const {output: expected} = createEngine().render(split, DATA)
        const restored = (text: string) => text.replaceAll('squarespace_:', 'squarespace:')
        expect(createEngine().render(template, DATA).output).toBe(restored(expected))
        expect(compileAot(template, {}).render(DATA).output).toBe(restored(expected))
      }),
      {numRuns: 500},
    )
  })

  it('renders the same interpreted and ahead of time, and never throws', () => {
    const tags: TagHooks = {
      x: (attributes, {content}) => trustedHtml(`[${JSON.stringify(attributes)}${content({v: 'H'})}]`),
      'squarespace.main-content': () => '<main>',
    }
    fc.assert(
      fc.property(source, (template) => {
        const engine = createEngine({tags})
        const rendered = engine.render(template, DATA)
        expect(compileAot(template, {tags}).render(DATA).output).toBe(rendered.output)
        engine.check(template)
      }),
      {numRuns: 500},
    )
  })
})

describe('many tags', () => {
  it.each([
    ['open ones', '<squarespace:x>'.repeat(50_000)],
    ['closed ones', `${'<squarespace:x>'.repeat(50_000)}${'</squarespace:x>'.repeat(50_000)}`],
    ['open quotation marks', '<squarespace:x a="'.repeat(50_000)],
    ['open quotation marks of both kinds', `<squarespace:x a="${"<squarespace:x a='".repeat(50_000)}`],
    ['attributes', `<squarespace:x ${'a '.repeat(200_000)}`],
    ['names that never end', '<squarespace:x '.repeat(50_000)],
    ['ends alone', '</squarespace:x '.repeat(50_000)],
    ['changing names', '<squarespace:a><squarespace:b></squarespace:a>'.repeat(20_000)],
  ])('are read in time that grows with them: %s', (_, template) => {
    const engine = createEngine({tags: {x: (_attributes, {content}) => content()}, limits: {time: 0}})
    const begun = performance.now()
    expect(engine.render(template, {}).errors.map(({code}) => code)).not.toContain('unexpected-error')
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})
