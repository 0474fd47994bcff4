/** Images of a product, as these helpers name them: `a`, `b`, … */
const names = (count: number): string[] => Array.from({length: count}, (_, index) => `image-${index + 1}`)

export const img = (name: string, attributes = ''): string =>
  `<img src="/${name}.jpg" alt="${name}" ${attributes}>`

/** Generation 7.0: slides and thumbnails that are not buttons. */
export const first = (count: number, ids: readonly string[] = names(count)): string =>
  `<div class="ProductItem-gallery"><div class="ProductItem-gallery-slides">${names(count)
    .map(
      (name, index) =>
        `<div class="ProductItem-gallery-slides-item" data-slide-index="${index + 1}" data-image-id="${ids[index]?.replaceAll('"', '&quot;')}">${img(name)}</div>`,
    )
    .join('')}</div>${
    count > 1
      ? `<div class="ProductItem-gallery-thumbnails">${names(count)
          .map(
            (name, index) =>
              `<div class="ProductItem-gallery-thumbnails-item" data-thumbnail-index="${index + 1}">${img(name)}</div>`,
          )
          .join('')}</div>`
      : ''
  }</div>`

/** Generation 7.1: with its own arrows and indicator. */
export const second = (count: number, indicator = `1 / ${count}`): string =>
  `<div data-controller="ProductGallery"><div data-product-gallery="container"><div data-product-gallery="slides">${names(
    count,
  )
    .map((name) => `<div data-product-gallery="slides-item">${img(name)}</div>`)
    .join('')}</div><button data-product-gallery="prev">Back</button><span data-product-gallery="next"></span>
  <p data-product-gallery="indicator">${indicator}</p></div></div>`

/** Author markup: images in a list. */
export const list = (count: number, attributes = '', item = img): string =>
  `<div data-vitrine="product-gallery" ${attributes}><ul>${names(count)
    .map((name) => `<li data-image-id="${name}">${item(name)}</li>`)
    .join('')}</ul></div>`
