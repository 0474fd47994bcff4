import {photosOf} from './gallery.ts'
import {galleryPictures} from './gallery-pictures.ts'
import {drawPicture, type Picture} from './pictures.ts'
import {products} from './products.ts'
import {makeWav, sounds} from './sounds.ts'

export const ICON: Picture = {shape: 'vase', hue: 18}

/** An empty bowl, where there is nothing. */
const EMPTY: Picture = {shape: 'bowl', hue: 20}

/** Every picture of the shop by file name. */
export function pictureFiles(): Map<string, Picture> {
  const photos = products.flatMap((product) => photosOf(product))
  const pictures = [...photos, ...galleryPictures].map(({file, picture}) => [file, picture] as const)
  return new Map([...pictures, ['icon.svg', ICON], ['empty.svg', EMPTY]])
}

/** Pictures and sounds of the shop by file name. */
export const mediaFiles = (): Map<string, string | Buffer> =>
  new Map<string, string | Buffer>([
    ...[...pictureFiles()].map(([file, picture]) => [file, drawPicture(picture)] as const),
    ...Object.entries(sounds).map(([file, sound]) => [file, makeWav(sound)] as const),
  ])
