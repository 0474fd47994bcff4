import {h, options, render} from 'preact'

/** What a page's own tools hang into its own Preact, and what it renders: markup of ours inside its own. */
options.vnode = (node) => {
  Object.assign(node.props, {title: 'of the page'})
}

const root = document.querySelector<HTMLElement>('#preact')
const html = root?.querySelector('template')?.innerHTML ?? ''
const show = (count: number) =>
  root && render(h('div', {'data-count': count, dangerouslySetInnerHTML: {__html: html}}), root)

show(0)
setInterval(() => show(Date.now()), 50)
