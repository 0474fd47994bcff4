import {expect, it} from 'vitest'
import {stripAnnotations} from './without-annotations.ts'

it.each([
  ['a=/* @__PURE__ */ new Map', 'a=new Map'],
  ['return/* @__PURE__ */b()', 'return b()'],
  ['return/* @__PURE__ */ `b`', 'return`b`'],
  ['c(/* @__PURE__ */(0,d)())', 'c((0,d)())'],
  ['import(\n/* @vite-ignore */\ne+f)', 'import(e+f)'],
  ['/* kept */', '/* kept */'],
])('%s', (code, stripped) => expect(stripAnnotations(code)).toBe(stripped))
