import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** A site's folder as developers have it, with every part and every feature of the language. */
export const SMALL_SITE: Readonly<Record<string, string | Uint8Array>> = {
  'template.conf': JSON.stringify({
    name: 'Kiln',
    layouts: {default: {name: 'Default', regions: ['header', 'site', 'footer']}},
    navigations: [{title: 'Main Navigation', name: 'mainNav'}],
    stylesheets: ['site.less'],
  }),
  'header.region':
    '<!doctype html><html><head>{squarespace-headers}</head><body class="{squarespace.page-classes}"><squarespace:navigation navigationId="mainNav" template="navigation" />',
  'site.region': '<main>{squarespace.main-content}</main>\n',
  'footer.region':
    '<squarespace:block-field id="footerBlocks" columns="12" label="Footer" /><squarespace:script src="site.js" combo="true" />{squarespace-footers}</body></html>',
  'blocks/navigation.block':
    '<nav>{.repeated section items}{.collection?}<a href="{collection.fullUrl}"{.if active} aria-current="page"{.end}>{collection.navigationTitle|html}</a>{.end}{.alternates with} · {.end}</nav>',
  'blocks/card.block':
    '{.macro mark}{.if starred}★{.end}{.end}<li>{@index}. {title|html}{@|apply mark}{@args.after}</li>',
  'collections/blog.conf': '{"title": "Blog", "ordering": "chronological"}',
  'collections/blog.list':
    '{# the list #}{.var @count items|count}<h1>{collection.title|html} ({@count})</h1><ul>{.repeated section items}{@|apply card.block after=!}{.or}<li>Nothing.</li>{.end}</ul>{##\n<p>a draft</p>\n##}',
  'collections/blog.item':
    '{.section item}<h1>{title|html}</h1>{.ctx @pair a=title b=id}{.eval @next = 1 + 1}<p>{@pair.b}{@next}{.inject @menu ./menu.json}{@menu.first}</p>{.passthrough?}<a href="{sourceUrl}">source</a>{.or main-image?}image{.or}{.meta-left}no source{.meta-right}{.end}{.end}<squarespace:query collection="blog" limit="1" featured="true">{.repeated section items}<aside>{title|html}</aside>{.end}</squarespace:query>',
  'pages/about.page':
    '{.include greeting.block output}<squarespace:query collection="blog">{.section items}{length}{.end}</squarespace:query>',
  'pages/about.page.conf': '{"title": "About"}',
  'partials/greeting.block':
    '<p>{.equal? collection.title "Blog"}Hello{.or}Welcome{.end}{.space}{website.siteTitle|html}</p>',
  'styles/site.less': '@color: red; a {color: @color}',
  'scripts/site.js': 'function hello() {return {a: 1}}',
  'assets/dot.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0]),
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>a{b}</style></svg>',
  'assets/font.woff2': Uint8Array.from([0x77, 0x4f, 0x46, 0x32, 0xff]),
  'assets/data.bin': Uint8Array.from([0, 1, 2, 0xff]),
  'node_modules/tool/page.html': '{.section x}',
  '.git/config.html': '{.section x}',
  'README.md': '# Kiln',
  LICENSE: 'Ours',
}

export function writeSite(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true})
    writeFileSync(join(folder, path), content)
  }
}
