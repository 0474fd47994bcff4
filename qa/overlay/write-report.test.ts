import {expect, it} from 'vitest'
import {writeReport} from './write-report.ts'

it('writes every section completely, and escapes Markdown', () => {
  const report = writeReport([
    {
      title: 'Widgets',
      summary: '1',
      rows: [['address', '/shop?a=*b*\n# no heading']],
      items: [
        {
          key: '1',
          title: '1 form: mounted',
          rows: [['state', 'mounted']],
          problems: ['unknown attribute data-_x_'],
        },
      ],
    },
    {title: 'Events', summary: '0', problems: ['<b>'], hint: 'The last 100.'},
  ])
  expect(report).toBe(`# Vitrine QA report

## Widgets: 1

- address: /shop?a=\\*b\\* # no heading
- 1 form: mounted
  - **unknown attribute data-\\_x\\_**
  - state: mounted

## Events: 0

- **\\<b\\>**

The last 100.
`)
})
