import {describe, expect, it} from 'vitest'
import {readManifest} from '../../bin/tags/manifest.ts'
import {type TagOptions, tagsOf} from '../../bin/tags/tags.ts'

const release = readManifest({
  version: '1.2.0',
  loader: {integrity: 'sha384-loader'},
  widgets: {
    engine: ['chunks/engine-a.js'],
    gallery: ['chunks/gallery-a.js', 'assets/gallery-a.css'],
    form: ['chunks/form-a.js'],
  },
  later: {engine: ['chunks/gate-a.js'], gallery: ['chunks/lightbox-a.js']},
  languages: {de: 'chunks/de-a.js'},
  files: Object.fromEntries(
    ['engine', 'gate', 'gallery', 'lightbox', 'form', 'de'].map((name) => [
      `chunks/${name}-a.js`,
      {integrity: `sha384-${name}`},
    ]),
  ),
})
const BASE = 'https://cdn.example/vitrine'
const tags = (options: Partial<TagOptions> = {}) => tagsOf(release, {base: BASE, ...options})

describe('tagsOf', () => {
  it('names the folder of the version, and the hash of its loader', () => {
    expect(tags()).toBe(
      `<script async src="${BASE}/1.2.0/loader.js" integrity="sha384-loader" crossorigin></script>`,
    )
  })

  it('names the folder that moves without a hash', () => {
    expect(tags({latest: true})).toBe(`<script async src="${BASE}/latest/loader.js" crossorigin></script>`)
  })

  it('writes attributes as text', () => {
    expect(tags({attributes: {'data-api': 'https://a.example/?"&'}})).toContain(
      ' data-api="https://a.example/?&quot;&amp;"',
    )
  })

  it('protects the files of widgets, of the engine and of languages, and no others', () => {
    const [, json = ''] = /<script type="importmap">(.*)<\/script>/.exec(tags({protect: ['gallery']})) ?? []
    const named = Object.keys(JSON.parse(json).integrity).filter((address) => !address.includes('?'))
    expect(named).toEqual(
      ['de', 'engine', 'gallery', 'gate', 'lightbox'].map((name) => `${BASE}/1.2.0/chunks/${name}-a.js`),
    )
    expect(JSON.parse(json).integrity[`${BASE}/1.2.0/chunks/gate-a.js?1`]).toBe('sha384-gate')
  })

  it('ends its import map once, whatever the address', () => {
    const base = 'https://cdn.example/</script><!--<script>'
    const [map = ''] = tags({base, protect: ['gallery']}).split('\n')
    expect(map.match(/<[/!]/g)).toEqual(['</'])
    expect(map).toMatch(/<\/script>$/)
    const [, json = ''] = /<script type="importmap">(.*)<\/script>$/.exec(map) ?? []
    expect(Object.keys(JSON.parse(json).integrity)[0]).toContain(base)
  })

  it('stands before the loader, as an import map has to', () => {
    expect(tags({protect: []}).split('\n')[1]).toBe(tags())
  })

  it('refuses a widget that does not exist', () => {
    expect(() => tags({protect: ['galery']})).toThrow(
      'No widget is called "galery". There are: engine, gallery, form',
    )
  })
})
