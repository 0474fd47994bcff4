import type {FormatterAbout, Topic} from '../../about.ts'

const attribute: FormatterAbout = {
  summary: 'Escapes a text for an attribute in double quotes: `&`, `<`, `>` and `"`.',
  input: 'text',
  output: 'the escaped text; nothing for what is no text, number or truth value',
}

export const topic: Topic<FormatterAbout> = {
  title: 'Escaping',
  order: 1,
  entries: {
    'encode-space': {
      summary: 'Turns every white space into `&nbsp;`.',
      input: 'text',
      output: 'the text, otherwise unescaped',
    },
    'encode-uri': {
      summary: 'Encodes what no address may hold, and leaves what parts its pieces (`encodeURI`).',
      input: 'text',
      output: 'the encoded text; half a surrogate pair becomes U+FFFD',
    },
    'encode-uri-component': {
      summary: 'Encodes a piece of an address, such as a value of its query (`encodeURIComponent`).',
      input: 'text',
      output: 'the encoded text; half a surrogate pair becomes U+FFFD',
    },
    html: {
      summary: 'Escapes a text for HTML: `&`, `<` and `>`. Quotes stay: for attributes there is `htmlattr`.',
      input: 'text',
      output: 'the escaped text; nothing for what is no text, number or truth value',
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
