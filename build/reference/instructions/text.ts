import type {InstructionTopic} from './instruction.ts'

export const text: InstructionTopic = {
  title: 'Text and comments',
  instructions: [
    {
      title: 'Plain text',
      opcodes: ['text', 'eof'],
      syntax: ['text', '{.eof}'],
      summary:
        'Everything that is not a tag is printed as it is. A tag stands between `{` and the next `}`; braces around anything else are text, so that scripts and style sheets need no escaping. `{.eof}` ends the template.',
      example: {
        what: 'A style sheet beside a tag',
        template: '<style>a {color: red}</style>{title}',
        data: {title: 'Mug'},
        output: '<style>a {color: red}</style>Mug',
      },
      edges: [
        {
          what: 'spaces inside the braces make text, with a warning',
          template: '{ title }',
          data: {title: 'Mug'},
          output: '{ title }',
          errors: ['malformed-tag'],
        },
        {
          what: 'the last of several opening braces begins the tag',
          template: '{{title}}',
          data: {title: 'Mug'},
          output: '{Mug}',
        },
        {what: 'empty braces are text', template: '{}', output: '{}'},
        {what: 'white space and line breaks stay', template: 'a\n  {b}\n', data: {b: 1}, output: 'a\n  1\n'},
        {
          what: 'an unknown instruction is text, with a warning',
          template: '{.sectoin a}',
          output: '{.sectoin a}',
          errors: ['malformed-tag'],
        },
        {what: 'nothing after `{.eof}` is read', template: 'a{.eof}b{.end}', output: 'a'},
      ],
    },
    {
      title: 'meta-left, meta-right, space, tab, newline',
      opcodes: ['meta-left', 'meta-right', 'space', 'tab', 'newline'],
      syntax: ['{.meta-left}', '{.meta-right}', '{.space}', '{.tab}', '{.newline}'],
      summary: 'Print one character each: `{`, `}`, a space, a tab and a line break.',
      example: {
        what: 'A tag that is shown instead of run',
        template: '{.meta-left}title{.meta-right} prints{.space}{title}',
        data: {title: 'Mug'},
        output: '{title} prints Mug',
      },
      edges: [
        {
          what: 'nothing may follow the name',
          template: '{.space }',
          output: '{.space }',
          errors: ['malformed-tag'],
        },
      ],
    },
    {
      title: 'Notes for authors: comments',
      opcodes: ['comment'],
      syntax: ['{# text}', '{## text ##}'],
      summary:
        'Print nothing. `{#` ends at the first `}`; `{##` ends at `##}`, and can contain tags and line breaks.',
      example: {
        what: 'Both kinds',
        template: 'a{# a note}b{##\n{.section x}\n##}c',
        output: 'abc',
      },
      edges: [
        {
          what: 'a brace ends the short kind',
          template: '{# {title} b}',
          data: {title: 'Mug'},
          output: '{# Mug b}',
        },
        {what: 'the long kind without an end takes the rest', template: 'a{## b {c}', output: 'a'},
      ],
    },
  ],
}
