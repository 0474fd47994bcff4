// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest'
import {checkAccessibility} from './check-accessibility.ts'

const problemsIn = (html: string): string[] => {
  document.body.innerHTML = `<main>${html}</main><p id="there">There</p>`
  const root = document.querySelector('main')
  return root ? checkAccessibility(root).map(({problem}) => problem) : []
}

beforeEach(() => document.body.replaceChildren())

describe('finds', () => {
  it.each([
    ['<button></button>', '<button> has no name'],
    ['<button aria-label=" "><svg></svg></button>', '<button> has no name'],
    ['<a href="/cart"><img alt=""></a>', '<a> has no name'],
    ['<div role="button" tabindex="0"></div>', '<div> has no name'],
    ['<input type="image" id="go">', '<input id="go"> has no name'],
    ['<input name="email">', '<input name="email"> has no name'],
    ['<label for="x"></label><input id="x">', '<input id="x"> has no name'],
    ['<select aria-labelledby="gone"></select>', '<select> has no name'],
    ['<img src="data:,">', '<img> has no alt'],
    ['<h2> </h2>', '<h2> is a heading without words'],
    ['<p id="there"></p>', '<p id="there"> has an id that another element has, too'],
    ['<p tabindex="2">Two</p>', '<p> has a tabindex above 0'],
    [
      '<p aria-describedby="there gone">Words</p>',
      '<p> aria-describedby names "gone", which is not in the page',
    ],
    ['<div aria-hidden="true"><a href="/">Home</a></div>', '<a> takes the focus and is aria-hidden'],
  ])('in %s: %s', (html, problem) => {
    expect(problemsIn(html)).toContain(problem)
  })

  it('checks the widget’s own element', () => {
    document.body.innerHTML = '<a href="/cart"></a>'
    const link = document.querySelector('a')
    expect(link && checkAccessibility(link)).toEqual([{element: link, problem: '<a> has no name'}])
  })
})

describe('finds nothing', () => {
  it.each([
    '<button>Add</button>',
    '<button aria-label="Close"><svg></svg></button>',
    '<button aria-labelledby="there"></button>',
    '<a href="/cart"><img alt="Cart"></a>',
    '<a name="anchor"></a>',
    '<input type="submit">',
    '<input type="button" value="Go">',
    '<input type="hidden">',
    '<label>Name <input></label>',
    '<label for="x">Name</label><input id="x">',
    '<textarea title="Message"></textarea>',
    '<img alt="" src="data:,">',
    '<img role="presentation" src="data:,">',
    '<h2><img alt="Kiln"></h2>',
    '<p tabindex="-1" id="once" aria-describedby="there">Words</p>',
    '<div aria-hidden="true"><button tabindex="-1">Next</button><button disabled>Last</button></div>',
  ])('in %s', (html) => {
    expect(problemsIn(html)).toEqual([])
  })
})
