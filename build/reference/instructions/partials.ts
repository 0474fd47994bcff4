import type {InstructionTopic} from './instruction.ts'

export const partials: InstructionTopic = {
  title: 'Partials and macros',
  instructions: [
    {
      title: 'apply a partial',
      opcodes: ['variable'],
      syntax: ['{reference|apply name}', '{reference|apply name private key=value}'],
      summary:
        'The [formatter `apply`](#apply) renders a partial or a macro with the value in scope, and takes its output as the value. A macro comes before a partial of the same name. `private` hides everything outside of the value. Partials nest up to 16 levels.',
      example: {
        what: 'A card for each element',
        template: '{.repeated section items}{@|apply card}{.end}',
        data: {site: 'Kiln', items: [{title: 'Mug'}, {title: 'Bowl'}]},
        partials: {card: '<b>{title}</b> by {site}. '},
        output: '<b>Mug</b> by Kiln. <b>Bowl</b> by Kiln. ',
      },
      edges: [
        {
          what: '`private` hides what is outside',
          template: '{item|apply card private}',
          data: {site: 'Kiln', item: {title: 'Mug'}},
          partials: {card: '{title}[{site}]'},
          output: 'Mug[]',
        },
        {
          what: 'a missing value still renders',
          template: '{gone|apply card}',
          data: {site: 'Kiln'},
          partials: {card: '[{title}]{site}'},
          output: '[]Kiln',
        },
        {
          what: 'a missing partial is an error',
          template: 'a{@|apply gone}b',
          output: 'ab',
          errors: ['missing-partial'],
        },
        {
          what: 'a partial with an error prints nothing',
          template: 'a{@|apply bad}b',
          partials: {bad: 'x{.end}'},
          output: 'ab',
          errors: ['partial-failed'],
        },
        {
          what: 'names that a partial sets stay inside',
          template: '{@|apply p}[{@x}]',
          data: {a: 1},
          partials: {p: '{.var @x a}{@x}'},
          output: '1[]',
        },
        {
          what: 'formatters can follow',
          template: '{@|apply p|html}',
          partials: {p: '<b>'},
          output: '&lt;b&gt;',
        },
      ],
    },
    {
      title: '@args',
      opcodes: ['variable'],
      syntax: ['{@args.key}'],
      summary: 'In a partial: the words `key=value` of its `apply`, as text.',
      example: {
        what: 'A partial with a setting',
        template: '{item|apply card size=large}',
        data: {item: {title: 'Mug'}},
        partials: {card: '<b class="{@args.size}">{title}</b>'},
        output: '<b class="large">Mug</b>',
      },
      edges: [
        {
          what: 'inner partials see it, unless they have words themselves',
          template: '{@|apply outer k=1}',
          partials: {outer: '{@|apply inner}{@|apply inner k=2}', inner: '{@args.k}'},
          output: '12',
        },
        {
          what: 'only the first `=` separates',
          template: '{@|apply p k=a=b}',
          partials: {p: '{@args.k}'},
          output: 'a=b',
        },
      ],
    },
    {
      title: 'macro',
      opcodes: ['macro'],
      syntax: ['{.macro name} … {.end}'],
      summary:
        'Keeps a part of a template under a name, for `apply` and `{.include}`. It prints nothing, and has to stand before its use.',
      example: {
        what: 'A part that is used twice',
        template: '{.macro tag}<i>{@}</i>{.end}{a|apply tag}{b|apply tag}',
        data: {a: 1, b: 2},
        output: '<i>1</i><i>2</i>',
      },
      edges: [
        {
          what: 'partials that it is outside of see it',
          template: '{.macro m}{title}{.end}{@|apply p}',
          data: {title: 'Mug'},
          partials: {p: '{@|apply m}'},
          output: 'Mug',
        },
        {
          what: 'gone after the section that has it',
          template: '{.section a}{.macro m}x{.end}{.end}{@|apply m}',
          data: {a: 1},
          output: '',
          errors: ['missing-partial'],
        },
        {
          what: 'no `{.or}` inside',
          template: '{.macro m}a{.or}b{.end}{@|apply m}',
          output: 'ab',
          errors: ['not-allowed-in-block'],
        },
      ],
    },
    {
      title: 'include',
      opcodes: ['include'],
      syntax: ['{.include name}', '{.include name output}'],
      summary:
        'Runs a partial or a macro in the current scope: names that it sets with `{.var}` stay. It prints only with `output`. The server can turn it off (`features.include`).',
      example: {
        what: 'A partial that only sets names',
        template: '{.include settings}{@color} {@size}',
        data: {site: {color: 'blue'}},
        partials: {settings: 'Not printed. {.var @color site.color}{.var @size site.color|count}'},
        output: 'blue 4',
      },
      edges: [
        {
          what: 'with `output`',
          template: '{.include p output}',
          data: {title: 'Mug'},
          partials: {p: '<b>{title}</b>'},
          output: '<b>Mug</b>',
        },
        {
          what: 'a missing partial is an error',
          template: 'a{.include gone output}b',
          output: 'ab',
          errors: ['missing-partial'],
        },
      ],
    },
  ],
}
