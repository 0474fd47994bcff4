import {useState} from 'react'
import {asRecord} from '../../../src/lib/as-record.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import type {Product} from '../../../src/model/product.ts'
import type {Selection} from '../../../src/model/selection.ts'
import {mediaAddress} from '../../../src/model/web-address.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'

interface Props {
  root: HTMLElement
  product: Product
  selection: Selection
}

interface Picture {
  id: string | null
  address: string
  alt: string | null
}

const picturesOf = ({source}: Product): Picture[] =>
  [source.items].flat().flatMap((item): Picture[] => {
    const {id, assetUrl, altText} = asRecord(item)
    const address = mediaAddress(textOrNull(assetUrl))
    return address ? [{id: textOrNull(id), address, alt: textOrNull(altText)}] : []
  })

/** Without its size, which platforms write into the query. */
function fileOf(address: string): string {
  const {origin, pathname} = new URL(address, document.baseURI)
  return `${origin}${pathname}`
}

interface Found {
  image: HTMLImageElement | null
  /** The file that the server chose. */
  served: string
}

/** The image in the card that shows a picture of the product: others are the page's. The sources of a `picture` come first. */
function findImage(root: HTMLElement, product: Product): Found {
  const files = picturesOf(product).map(({address}) => fileOf(address))
  const images = [...root.querySelectorAll<HTMLImageElement>(':not(picture) > img[src]')]
  const image = images.find(({src}) => files.includes(fileOf(src))) ?? null
  return {image, served: image ? fileOf(image.src) : ''}
}

/** The picture that all variants with the chosen values have in common. */
function findPicture(product: Product, selection: Selection): Picture | undefined {
  const left = product.variants.filter(({attributes}) =>
    Object.entries(selection).every(([name, value]) => attributes[name] === value),
  )
  const [id, ...others] = new Set(left.map(({mainImageId}) => mainImageId))
  return id && !others.length ? picturesOf(product).find((picture) => picture.id === id) : undefined
}

/** In a list, the picture of the card follows the choice, as the gallery does on the page of a product. */
export function CardPicture({root, product, selection}: Props) {
  const [{image, served}] = useState(() => findImage(root, product))
  const found = findPicture(product, selection)
  // the server's own is in the size that the card needs
  const picture = found && fileOf(found.address) !== served ? found : undefined
  useAdopt(image, (element) => ({
    attributes: {
      src: picture && mediaAddress(picture.address),
      alt: picture?.alt ?? undefined,
      // emptied and not removed: given back, it stands where it stood
      srcset: picture && element.hasAttribute('srcset') ? '' : undefined,
    },
  }))
  return null
}
