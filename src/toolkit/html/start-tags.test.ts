import {expect, it} from 'vitest'
import {readStartTags} from './start-tags.ts'

const read = (html: string): string[] =>
  readStartTags(html).map(({line, start, end}) => `${line} ${html.slice(start, end)}`)

it('finds each tag with its line, whatever its attributes hold', () => {
  expect(read('<p>\n<a title=">" x=\'<b>\' y=a"b>\n<br/>a < b</p><IMG\nalt = "">')).toEqual([
    '1 <p>',
    `2 <a title=">" x='<b>' y=a"b>`,
    '3 <br/>',
    '3 <IMG\nalt = "">',
  ])
})

it('finds no tags in comments and in text of scripts', () => {
  expect(read('<!-- <p> --><script>"<p>"</script><textarea><p></textarea><b>')).toEqual([
    '1 <script>',
    '1 <textarea>',
    '1 <b>',
  ])
})

it('finds the same tags after a letter that is longer in lower case', () => {
  expect(read('<title>İİİİ</title><SCRIPT>"<p>"</SCRIPT><b>')).toEqual(['1 <title>', '1 <SCRIPT>', '1 <b>'])
})

it.each(['<', '<a', '<a b="', '<!--', '<script><a>', '<a b=>', '<a =b>'])('ends with %j', (html) => {
  expect(read(html).length).toBeLessThan(2)
})

it('takes a time that grows with the page alone', () => {
  for (const part of ['<a "', '<script>', '<!--', '<a b=', '<a b="'])
    expect(readStartTags(part.repeat(200_000)).length).toBeLessThan(200_001)
})
