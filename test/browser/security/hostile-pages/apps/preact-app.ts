import {h, options, render} from 'preact'

/** The hooks that a page's tools add to its own Preact, and its rendering of Vitrine markup inside its own. */
options.vnode = (node) => {
  Object.assign(node.props, {title: 'of the page'})
}

const root = document.querySelector<HTMLElement>('#preact')
const html = root?.querySelector('template')?.innerHTML ?? ''
const show = (count: number) =>
  root && render(h('div', {'data-count': count, dangerouslySetInnerHTML: {__html: html}}), root)

show(0)
setInterval(() => show(Date.now()), 50)
