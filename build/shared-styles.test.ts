import {expect, it} from 'vitest'
import {sharedSheets} from './shared-styles.ts'

it('lists each shared sheet once, after the sheets that it imports', () => {
  const sheets: Record<string, string> = {
    '/widgets/a/a.css': "@import '../../src/form.css';\n@import '../../src/focus.css';\n.a {}",
    '/widgets/b/b.css': "@import '../../src/focus.css';\n.b {}",
    '/widgets/c/c.css': '.c {}',
    '/src/form.css': "@import './focus.css';\n.form {}",
    '/src/focus.css': '.focus {}',
  }
  const files = Object.keys(sheets).filter((file) => file.startsWith('/widgets'))
  expect(sharedSheets(files, (file) => sheets[file] ?? '')).toEqual(['/src/focus.css', '/src/form.css'])
})
