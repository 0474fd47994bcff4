import type {InstructionTopic} from './instruction.ts'

const MUG = {title: 'Mug', price: {value: 20}}

export const values: InstructionTopic = {
  title: 'Values',
  instructions: [
    {
      title: 'Variables',
      opcodes: ['variable'],
      syntax: ['{name}', '{name.field.0}', '{a, b|formatter arguments|formatter}'],
      summary:
        'Prints a value. The first name is looked up in the value in scope, then outwards; the rest of the path is read from there. Formatters change the value one after the other; the first character after the name of a formatter separates its arguments. The language escapes nothing: write `{title|html}`.',
      example: {
        what: 'A path, a list and a formatter',
        template: '{item.title|html}: {item.sizes.0}, {item.sizes|count} sizes',
        data: {item: {title: 'Mug & bowl', sizes: ['S', 'L']}},
        output: 'Mug &amp; bowl: S, 2 sizes',
      },
      edges: [
        {
          what: 'missing values and null print nothing',
          template: '[{gone}{none}{a.b.c}]',
          data: {none: null},
          output: '[]',
        },
        {
          what: 'false and 0 are printed',
          template: '{no} {zero}',
          data: {no: false, zero: 0},
          output: 'false 0',
        },
        {
          what: 'an object prints nothing, a list its elements',
          template: '[{price}] {list}',
          data: {price: {value: 20}, list: [1, 'a', null]},
          output: '[] 1,a,null',
        },
        {
          what: 'a name climbs, the rest of its path does not',
          template: '{.section item}{site} {price.site}{.end}',
          data: {site: 'Kiln', item: {price: {value: 1}}},
          output: 'Kiln ',
        },
        {
          what: 'null is found, and ends the search',
          template: '{.section item}[{title}]{.end}',
          data: {title: 'outside', item: {title: null, id: 1}},
          output: '[]',
        },
        {
          what: 'an unknown formatter makes text, with an error',
          template: '{title|htlm}',
          data: {title: 'Mug'},
          output: '{title|htlm}',
          errors: ['unknown-formatter'],
        },
        {
          what: 'any character can separate arguments',
          template: '{n|pluralize/one item/items}',
          data: {n: 1},
          output: 'one item',
        },
      ],
    },
    {
      title: 'The value in scope: @',
      opcodes: ['variable'],
      syntax: ['{@}', '{@.field}'],
      summary: 'The value in scope itself. It does not climb.',
      example: {
        what: 'The elements of a list of texts',
        template: '{.repeated section tags}#{@} {.end}',
        data: {tags: ['blue', 'sea']},
        output: '#blue #sea ',
      },
      edges: [
        {
          what: 'a field of the value, without climbing',
          template: '{.section item}[{@.site}]{.end}',
          data: {site: 'Kiln', item: {id: 1}},
          output: '[]',
        },
      ],
    },
    {
      title: '@index, @index0',
      opcodes: ['variable'],
      syntax: ['{@index}', '{@index0}'],
      summary:
        'The position of the current element, from 1 or from 0. In nested lists it is that of the inner one.',
      example: {
        what: 'A numbered list',
        template: '{.repeated section list}{@index}:{@index0}:{@} {.end}',
        data: {list: ['a', 'b']},
        output: '1:0:a 2:1:b ',
      },
      edges: [
        {what: 'nothing outside of a list', template: '[{@index}]', output: '[]'},
        {
          what: 'a section inside an element keeps it',
          template: '{.repeated section list}{.section x}{@index}{.end}{.end}',
          data: {list: [{x: 1}, {x: 2}]},
          output: '12',
        },
        {what: 'no instruction sets it', template: '{.var @index a}[{@index}]', data: {a: 5}, output: '[]'},
      ],
    },
    {
      title: 'var',
      opcodes: ['var'],
      syntax: ['{.var @name reference}', '{.var @name a, b|formatter}'],
      summary:
        'Keeps a value under a name with `@`, after its formatters. The name is visible to the end of the surrounding section or repeated section.',
      example: {
        what: 'A value that is used twice',
        template: '{.var @n items|count}{@n} {@n|pluralize item items}',
        data: {items: [1, 2]},
        output: '2 items',
      },
      edges: [
        {
          what: 'gone after the section that sets it',
          template: '{.section a}{.var @x b}{@x}{.end}[{@x}]',
          data: {a: {b: 1}},
          output: '1[]',
        },
        {
          what: 'visible after the `{.if}` that sets it',
          template: '{.if a}{.var @x a}{.end}{@x}',
          data: {a: 1},
          output: '1',
        },
        {
          what: 'keeps values of any kind',
          template: '{.var @x item.price}{@x.value}',
          data: {item: MUG},
          output: '20',
        },
        {
          what: 'one space at each gap, or it is text',
          template: '{.var  @x a}',
          data: {a: 1},
          output: '{.var  @x a}',
          errors: ['malformed-tag'],
        },
      ],
    },
    {
      title: 'ctx',
      opcodes: ['ctx'],
      syntax: ['{.ctx @name key=reference key=reference}'],
      summary: 'Keeps an object that it builds from references, for a partial or a message.',
      example: {
        what: 'Two values as one',
        template: '{.ctx @card title=item.title shop=site}{@card|apply card}',
        data: {item: MUG, site: 'Kiln'},
        partials: {card: '{title} by {shop}'},
        output: 'Mug by Kiln',
      },
      edges: [{what: 'missing values are null', template: '{.ctx @x a=gone}{@x|json}', output: '{"a":null}'}],
    },
    {
      title: 'inject',
      opcodes: ['inject'],
      syntax: ['{.inject @name path}'],
      summary:
        'Keeps a value that the server gives by path in `injects`: what does not come with the data of the page.',
      example: {
        what: 'A file that the server has read',
        template: '{.inject @menu ./menu.json}{@menu.first}',
        injects: {'./menu.json': {first: 'Soup'}},
        output: 'Soup',
      },
      edges: [
        {what: 'missing without such a path', template: '{.inject @x ./gone.json}[{@x}]', output: '[]'},
      ],
    },
    {
      title: 'eval',
      opcodes: ['eval'],
      syntax: ['{.eval expression}', '{.eval @name = expression}'],
      summary:
        'Calculates, and prints the result, or keeps it under a name. Operators from the strongest: `+ - ! ~` before a value; `**`; `* / %`; `+ -`; `<< >>`; `< > <= >=`; `== != === !==`; `&`; `^`; `|`; `&&`; `||`; `=`. Functions: `max min abs num str bool`. Constants: `null true false PI E Infinity NaN`. A semicolon separates expressions; the last one is printed. The server can turn it off (`features.expressions`).',
      example: {
        what: 'A sum, and a name',
        template: '{.eval @total = price * count}{.eval @total + 5} {.eval max(1, count)}',
        data: {price: 20, count: 2},
        output: '45 2',
      },
      edges: [
        {what: 'a missing value is null, which counts as 0', template: '{.eval gone + 1}', output: '1'},
        {what: 'a text makes `+` join', template: '{.eval "a" + 1}', output: 'a1'},
        {what: 'an assignment prints nothing', template: '[{.eval @x = 1}]{@x}', output: '[]1'},
        {what: 'the sign binds more strongly than the power', template: '{.eval -2**2}', output: '4'},
        {what: '`||` and `&&` give true or false', template: '{.eval 0 || 5}', output: 'true'},
        {what: 'a division by zero', template: '{.eval 1/0}', output: 'Infinity'},
        {
          what: 'an object is an error, and prints nothing',
          template: '[{.eval item + 1}]',
          data: {item: MUG},
          output: '[]',
          errors: ['expression-failed'],
        },
        {
          what: 'a mistake is an error when it runs',
          template: '[{.eval 1 + }]',
          output: '[]',
          errors: ['expression-failed'],
        },
        {
          what: 'a name is gone after the element that sets it',
          template: '{.eval @n = 0}{.repeated section list}{.eval @n = @n + 1}{@n}{.end}{@n}',
          data: {list: [1, 2]},
          output: '110',
        },
      ],
    },
  ],
}
