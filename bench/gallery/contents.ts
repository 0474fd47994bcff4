import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {readBuilt} from '../../test/helpers/read-built.ts'
import {bundlePeer} from '../loader/bundle-peer.ts'
import type {Contents} from '../loader/serve.ts'
import {COUNT, type Contender, contenders} from './contenders.ts'

/** Style sheets of the peers, by their name on the server. */
const STYLES = {
  photoswipe: 'photoswipe/dist/photoswipe.css',
  swiper: 'swiper/swiper.css',
  'swiper-navigation': 'swiper/modules/navigation.css',
  splide: '@splidejs/splide/dist/css/splide.min.css',
}

const readStyle = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url)), 'utf8')

/** The layout of a carousel's strip is the same for all contenders. */
const STYLE = `body{margin:0;font:16px sans-serif}.frame{width:600px;overflow:hidden}
.frame ul{display:flex;margin:0;padding:0;list-style:none}.frame li{flex:0 0 100%}.frame img{width:600px;height:450px}
ul:not(.frame ul){columns:6;list-style:none}`

export const pagePath = ({name, task}: Contender): string => `/${task}/${name}`

const renderPage = ({head, body}: Contender): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gallery</title><link rel="icon" href="data:,">
<style>${STYLE}</style>${head}<script type="application/json" data-site-context>{}</script></head><body>${body}</body></html>`

/** A picture with 400 dots, which costs as much to draw as a photograph. */
const drawPicture = (n: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200"><rect width="1600" height="1200" fill="hsl(${n * 37} 40% 80%)"/>${Array.from(
    {length: 400},
    (_, dot) =>
      `<circle cx="${(dot * 397 + n * 31) % 1600}" cy="${(dot * 283 + n * 17) % 1200}" r="${10 + (dot % 40)}" fill="hsl(${(dot * n) % 360} 50% 50%)" opacity=".5"/>`,
  ).join('')}</svg>`

/** All content for the server, by path. */
export async function createContents(): Promise<Contents> {
  const contents: Contents = readBuilt()
  for (const [name, file] of Object.entries(STYLES)) contents[`/peers/${name}.css`] = readStyle(file)
  for (let n = 1; n <= COUNT; n++) contents[`/media/${n}.svg`] = drawPicture(n)
  for (const contender of contenders) {
    contents[pagePath(contender)] = renderPage(contender)
    const {peer} = contender
    if (peer) contents[`/peers/${peer.replace(/\.ts$/, '.js')}`] = await bundlePeer(peer)
  }
  return contents
}
