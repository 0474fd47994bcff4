import {readFile, writeFile} from 'node:fs/promises'
import {runVitrine} from '../commands/run-vitrine.ts'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

/** The page for coding agents: whatever it shows has to pass the check that it tells them to run. */

const BLOCK = /^```(html|html page|js)\n([\s\S]*?)^```$/gm
const text = await readFile(new URL('../../../docs/skill/SKILL.md', import.meta.url), 'utf8')
const blocks = [...text.matchAll(BLOCK)].map(([, kind = '', code = '']) => ({kind, code}))
const codesOf = (kind: string) => blocks.filter((one) => one.kind === kind).map(({code}) => code)
const [head = ''] = codesOf('html page')

const checkPage = async (html: string): Promise<string> => {
  const file = test.info().outputPath('page.html')
  await writeFile(file, html)
  return (await runVitrine('check', file)).said
}

for (const [index, code] of codesOf('html').entries())
  test(`snippet ${index + 1} passes the check, and a misspelt widget in it does not`, async () => {
    expect(await checkPage(head + code)).toBe('nothing found\n')
    const wrong = code.replace(/(data-vitrine="[\w-]+)"/, '$1x"')
    expect(await checkPage(head + wrong)).toContain('no widget is called')
  })

test('all snippets stand on one page, whose form sells and whose code adds', async ({page}) => {
  const body = codesOf('html')
    .join('\n')
    .replaceAll(/src="\/media\/[^"]*"/g, 'src="data:,"')
  await openDocument(page, {body, loader: 'data-api="mock" data-tracking="off"'})
  await page.getByLabel('Paper').selectOption('Plain')
  await expect(page.locator('.product-price').first()).toHaveText('$24.00')
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  for (const code of codesOf('js')) await page.evaluate(code)
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('2')
})

test('the pages that it names exist', async () => {
  const files = [...text.matchAll(/`(docs\/[\w/.-]+\.md)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) await readFile(new URL(`../../../${file}`, import.meta.url))
})
