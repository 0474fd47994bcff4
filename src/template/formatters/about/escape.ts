import type {FormatterAbout, Topic} from '../../about.ts'

const attribute: FormatterAbout = {
  summary: 'Escapes a text for an attribute in double quotes: `&`, `<`, `>` and `"`.',
  input: 'text',
  output: 'the escaped text; nothing for values other than text, numbers and booleans',
}

export const topic: Topic<FormatterAbout> = {
  title: 'Escaping',
  order: 1,
  entries: {
    'encode-space': {
      summary: 'Replaces every white-space character with `&nbsp;`.',
      input: 'text',
      output: 'the text, otherwise unescaped',
    },
    'encode-uri': {
      summary: 'Encodes characters that are invalid in an address, and keeps its delimiters (`encodeURI`).',
      input: 'text',
      output: 'the encoded text; half a surrogate pair becomes U+FFFD',
    },
    'encode-uri-component': {
      summary: 'Encodes a component of an address, such as a value in its query (`encodeURIComponent`).',
      input: 'text',
      output: 'the encoded text; half a surrogate pair becomes U+FFFD',
    },
    html: {
      summary: 'Escapes a text for HTML: `&`, `<` and `>`. Quotes stay: for attributes, use `htmlattr`.',
      input: 'text',
      output: 'the escaped text; nothing for values other than text, numbers and booleans',
    },
    htmlattr: attribute,
    htmltag: {...attribute, summary: `${attribute.summary} The same as \`htmlattr\`.`},
    'url-encode': {
      summary: 'Encodes a text as UTF-8 for an address; `@*_+-./` stay, a space becomes `%20`.',
      input: 'text',
      output: 'the encoded text; half a surrogate pair becomes U+FFFD',
    },
  },
}
