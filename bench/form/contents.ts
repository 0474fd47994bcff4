import {readBuilt} from '../../test/helpers/read-built.ts'
import {bundlePeer} from '../loader/bundle-peer.ts'
import type {Contents} from '../loader/serve.ts'
import {type Contender, contenders} from './contenders.ts'

export const pagePath = ({name}: Contender): string => `/${name.replace(/\W+/g, '-')}`

const STYLE = 'body{margin:0;font:16px sans-serif}.form-item{display:block}'

const renderPage = ({head, body}: Contender): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Form</title><link rel="icon" href="data:,">
<style>${STYLE}</style>${head}<script type="application/json" data-site-context>{}</script></head><body>${body}</body></html>`

/** All content for the server, by path. */
export async function createContents(): Promise<Contents> {
  const contents: Contents = {...readBuilt()}
  for (const contender of contenders) {
    contents[pagePath(contender)] = renderPage(contender)
    const {peer} = contender
    if (peer) contents[`/peers/${peer.replace(/\.tsx$/, '.js')}`] = await bundlePeer(peer)
  }
  return contents
}
