const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i

/** The picture that an image links to. */
export function readLink(image: HTMLImageElement): string | undefined {
  const link = image.closest<HTMLAnchorElement>('a[href]')
  return link && PICTURE.test(link.pathname) ? link.href : undefined
}
