import {expect, it} from 'vitest'
import {takeImports} from './take-imports.ts'

it('takes what a file imports from the files of the loader, and returns what it exports', () => {
  const code =
    'import{a as e,b}from"./site-RELEASE.js";var n=e+b;function r(){}export{n as t,r as default,b};'
  expect(takeImports(code)).toBe(
    'export default({site:{a:e,b}})=>{var n=e+b;function r(){};return{t:n,default:r,b}}\n',
  )
})

it('names each file once, by its short name', () => {
  const code =
    'import{a}from"./cart-page-RELEASE.js";import{b}from"./later-RELEASE2.js";import{c}from"./cart-page-RELEASE.js";a(b,c);'
  expect(takeImports(code)).toBe('export default({"cart-page":{a,c},later2:{b}})=>{a(b,c);return{}}\n')
})

it('runs a file that is imported for what it does', () => {
  expect(takeImports('import"./site-RELEASE.js";')).toBe('export default({site:{}})=>{;return{}}\n')
})

it('leaves the directive for the compiler on the first line', () => {
  expect(takeImports('//# directive\nvar a=1;export{a};')).toBe(
    '//# directive\nexport default()=>{var a=1;return{a}}\n',
  )
})

it.each([
  ['a whole file', 'import*as e from"./site-RELEASE.js";'],
  ['an export of another file', 'export{a}from"./site-RELEASE.js";'],
  ['an export where it is declared', 'export const a=1;'],
])('refuses %s', (_, code) => expect(() => takeImports(code)).toThrow())
