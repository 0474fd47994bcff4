import type {InstructionTopic} from './instruction.ts'

const LIST = {list: ['a', 'b', 'c']}

export const blocks: InstructionTopic = {
  title: 'Sections and conditions',
  instructions: [
    {
      title: 'section',
      opcodes: ['section', 'end'],
      syntax: ['{.section reference} … {.or} … {.end}'],
      summary:
        'Puts a value in scope, if it is truthy. Falsy are missing values, null, false, 0, NaN, empty text, empty lists and empty objects. The first name is looked up in the value in scope only: it does not climb.',
      example: {
        what: 'A part that is there only with its data',
        template: '{.section item}<h1>{title}</h1>{site}{.end}',
        data: {site: 'Kiln', item: {title: 'Mug'}},
        output: '<h1>Mug</h1>Kiln',
      },
      edges: [
        {
          what: 'the name does not climb',
          template: '{.section item}{.section site}x{.or}{site}{.end}{.end}',
          data: {site: 'Kiln', item: {id: 1}},
          output: 'Kiln',
        },
        {
          what: 'the alternative has the falsy value in scope',
          template: '{.section count}x{.or}[{@}]{.end}',
          data: {count: 0},
          output: '[0]',
        },
        {
          what: 'empty lists and objects are falsy',
          template: '{.section a}x{.or}no{.end}{.section b}x{.or}no{.end}',
          data: {a: [], b: {}},
          output: 'nono',
        },
        {
          what: 'a list comes into scope as a whole',
          template: '{.section list}{@|count}{.end}',
          data: LIST,
          output: '3',
        },
        {
          what: 'without its end it is an error at its beginning',
          template: 'a{.section b}c',
          data: {b: 1},
          output: 'ac',
          errors: ['eof-in-block'],
        },
        {
          what: 'an end alone is an error, and is left out',
          template: 'a{.end}b',
          output: 'ab',
          errors: ['not-allowed-at-root'],
        },
      ],
    },
    {
      title: 'repeated section',
      opcodes: ['repeated'],
      syntax: ['{.repeated section reference} … {.alternates with} … {.or} … {.end}'],
      summary:
        'Renders its body for each element of a list, with the element in scope. Anything else, also an empty list, renders the part after `{.or}`. The name does not climb.',
      example: {
        what: 'A list, or a sentence',
        template: '{.repeated section items}<li>{@index}. {title}</li>{.or}Nothing here.{.end}',
        data: {items: [{title: 'Mug'}, {title: 'Bowl'}]},
        output: '<li>1. Mug</li><li>2. Bowl</li>',
      },
      edges: [
        {
          what: 'the alternative stays outside of the list',
          template: '{.repeated section items}x{.or}{site}{.end}',
          data: {site: 'Kiln', items: []},
          output: 'Kiln',
        },
        {
          what: 'an object or a text is no list',
          template: '{.repeated section a}x{.or}no{.end}{.repeated section b}x{.or}no{.end}',
          data: {a: {b: 1}, b: 'text'},
          output: 'nono',
        },
        {
          what: 'names that an element sets are gone in the next',
          template: '{.repeated section list}[{@x}]{.var @x @}{.end}',
          data: LIST,
          output: '[][][]',
        },
        {
          what: 'lists in lists',
          template: '{.repeated section rows}{.repeated section @}{@}{.end};{.end}',
          data: {rows: [[1, 2], [3]]},
          output: '12;3;',
        },
      ],
    },
    {
      title: 'alternates with',
      opcodes: ['repeated'],
      syntax: ['{.alternates with}'],
      summary:
        'In a repeated section: what stands between two elements. It has the first of the two in scope.',
      example: {
        what: 'Commas between, not after',
        template: '{.repeated section list}{@}{.alternates with}, {.end}',
        data: LIST,
        output: 'a, b, c',
      },
      edges: [
        {
          what: 'has the position of the element before it',
          template: '{.repeated section list}{.alternates with}{@index}{@} {.end}',
          data: LIST,
          output: '1a 2b ',
        },
        {
          what: '`{.or}` ends it',
          template: '{.repeated section none}x{.alternates with}, {.or}nothing{.end}',
          output: 'nothing',
        },
        {
          what: 'an error anywhere else',
          template: '{.section a}b{.alternates with}c{.end}',
          data: {a: 1},
          output: 'bc',
          errors: ['not-allowed-in-block'],
        },
      ],
    },
    {
      title: 'if',
      opcodes: ['if'],
      syntax: ['{.if a && b || c} … {.or} … {.end}', '{.if predicate? arguments} … {.end}'],
      summary:
        'Tests values, and leaves the scope as it is. `&&` and `||` have no precedence: the first `||` after a true value, or the first `&&` after a false one, decides. There are no parentheses and no `!`. The names climb.',
      example: {
        what: 'One of two values',
        template: '{.if salePrice || price}{price}{.or}Ask us{.end}',
        data: {price: 20},
        output: '20',
      },
      edges: [
        {
          what: 'a false `&&` ends it, whatever follows',
          template: '{.if no && yes || yes}yes{.or}no{.end}',
          data: {no: false, yes: true},
          output: 'no',
        },
        {what: 'with a predicate', template: '{.if odd? n}odd{.or}even{.end}', data: {n: 3}, output: 'odd'},
        {
          what: '`!` is no operator: the tag is text',
          template: '{.if !a}x',
          output: '{.if !a}x',
          errors: ['malformed-tag'],
        },
      ],
    },
    {
      title: 'predicate?',
      opcodes: ['predicate'],
      syntax: ['{.predicate? arguments} … {.or predicate?} … {.or} … {.end}'],
      summary:
        'Tests the value in scope, or the arguments, by a name with a question mark ([all predicates](#predicates)). The scope stays. Arguments that look like JSON are values; others are references.',
      example: {
        what: 'A comparison',
        template: '{.equal? size "L"}large{.or equal? size "S"}small{.or}other{.end}',
        data: {size: 'S'},
        output: 'small',
      },
      edges: [
        {
          what: 'one argument is compared with the value in scope',
          template: '{.section n}{.greaterThan? 5}more{.end}{.end}',
          data: {n: 7},
          output: 'more',
        },
        {
          what: 'a number never equals its text',
          template: '{.equal? n "5"}yes{.or}no{.end}',
          data: {n: 5},
          output: 'no',
        },
        {
          what: 'two spaces make an empty argument',
          template: '{.equal?  n 5}yes{.or}no{.end}',
          data: {n: 5},
          output: 'no',
        },
        {
          what: 'another separator allows spaces in a text',
          template: '{.equal?:title:"Tide bowl"}yes{.end}',
          data: {title: 'Tide bowl'},
          output: 'yes',
        },
        {
          what: 'an unknown predicate is false, with an error',
          template: '{.new?}x{.or}y{.end}',
          output: 'y',
          errors: ['unknown-predicate'],
        },
      ],
    },
    {
      title: 'or',
      opcodes: ['or'],
      syntax: ['{.or}', '{.or predicate? arguments}'],
      summary:
        'Begins the alternative of a section, repeated section, condition or predicate. With a predicate, further alternatives can follow.',
      example: {
        what: 'Three cases',
        template: '{.section item}{title}{.or equal? lang "de"}Nichts{.or}Nothing{.end}',
        data: {lang: 'de'},
        output: 'Nichts',
      },
      edges: [
        {
          what: 'a second one without a predicate is an error, and joins the first',
          template: '{.section a}x{.or}y{.or}z{.end}',
          output: 'yz',
          errors: ['dead-or'],
        },
        {
          what: 'an error outside of a block',
          template: 'a{.or}b',
          output: 'ab',
          errors: ['not-allowed-at-root'],
        },
      ],
    },
  ],
}
