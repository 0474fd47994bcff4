import {describe, expect, it} from 'vitest'
import {html, json, jsonAttribute} from './html.ts'

describe('html', () => {
  it('escapes text, keeps markup, joins lists, leaves nothing out of place', () => {
    const items = ['<a>', 'b & "c"'].map((text) => html`<li>${text}</li>`)
    expect(html`<ul class="${`'x'`}">${items}${null}${false}${undefined}${0}</ul>`.markup).toBe(
      '<ul class="&#39;x&#39;"><li>&lt;a&gt;</li><li>b &amp; &quot;c&quot;</li>0</ul>',
    )
  })

  it('takes what looks like a pattern of replacement as it is', () => {
    expect(html`<p>${'$& $1 \\n'}</p>`.markup).toBe('<p>$&amp; $1 \\n</p>')
  })
})

describe('JSON in a page', () => {
  it('cannot end its script', () => {
    const markup = json({text: '</script><!--'}).markup
    expect(markup).not.toContain('<')
    expect(JSON.parse(markup)).toEqual({text: '</script><!--'})
  })

  it('cannot end its attribute', () => {
    expect(jsonAttribute({text: `'"&<`}).markup).toBe('{"text":"&#39;\\"&amp;&lt;"}')
  })
})
