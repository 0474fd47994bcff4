import {describe, expect, it} from 'vitest'
import {getLanguageService, TextDocument} from 'vscode-json-languageservice'
import {readSchemas} from './write.ts'

const schemas = await readSchemas()
const FOLDER = 'file:///shop/node_modules/vitrine/dist/schemas/'

/** The JSON service of VS Code; it finds schemas only by `$schema`. */
const service = getLanguageService({
  workspaceContext: {resolveRelativePath: (path, resource) => new URL(path, resource).href},
  schemaRequestService: async (url) => JSON.stringify(schemas[url.slice(FOLDER.length, -'.json'.length)]),
})
service.configure({validate: true, allowComments: false})

/** A file of the shop that names its schema, with the cursor at `|`. */
function open(name: string, marked: string) {
  const text = `{"$schema": "./node_modules/vitrine/dist/schemas/${name}.json", ${marked}}`
  const document = TextDocument.create('file:///shop/it.json', 'json', 1, text.replace('|', ''))
  return {document, place: document.positionAt(text.indexOf('|')), json: service.parseJSONDocument(document)}
}

async function complete(name: string, marked: string): Promise<string[]> {
  const {document, place, json} = open(name, marked)
  const found = await service.doComplete(document, place, json)
  return found?.items.map(({label}) => label) ?? []
}

async function check(name: string, text: string): Promise<string[]> {
  const {document, json} = open(name, text)
  return (await service.doValidation(document, json, {schemaValidation: 'error'})).map(({message}) =>
    typeof message === 'string' ? message : message.value,
  )
}

async function hover(name: string, marked: string): Promise<string> {
  const {document, place, json} = open(name, marked)
  return JSON.stringify((await service.doHover(document, place, json))?.contents ?? '')
}

describe('in an editor, a JSON file that names its schema', () => {
  it.each([
    ['product', '"id": "a", |', ['variants', 'title', 'structuredContent']],
    ['product', '"id": "a", "variants": [{|}]', ['price', 'priceMoney', 'attributes']],
    ['form', '"fields": [{"type": |}]', ['"email"', '"textarea"']],
    ['gallery', '"design": |', ['"slideshow"', '"grid"']],
    ['context', '"websiteSettings": {"storeSettings": {|}}', ['defaultCurrency', 'expressCheckout']],
  ])('is completed: %s, %s', async (name, marked, expected) => {
    expect(await complete(name, marked)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['product', '"id": "a", "variants": [{"price": 2800, "attributes": {"Size": "Small"}}]', []],
    ['product', '"id": "a", "variants": [{"prise": 2800}]', [expect.stringContaining('prise')]],
    ['form', '"fields": [{"id": "a", "type": "mail"}]', [expect.stringContaining('"email"')]],
    ['gallery', '"padding": 80', [expect.stringContaining('50')]],
    ['context', '"website": {"language": 7}', [expect.stringContaining('string')]],
  ])('is checked: %s, %s', async (name, text, expected) => {
    expect(await check(name, text)).toEqual(expected.length ? expect.arrayContaining(expected) : [])
  })

  it('is described', async () => {
    expect(await hover('gallery', '"pad|ding": 8')).toContain('Pixels between the pictures')
    expect(await hover('product', '"id": "a", "variants": [{"pri|ce": 2800}]')).toContain('minor units')
  })
})
