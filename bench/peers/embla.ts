import EmblaCarousel from 'embla-carousel'

const viewport = document.querySelector<HTMLElement>('#gallery')
const next = document.querySelector('#next')

if (viewport && next) {
  const embla = EmblaCarousel(viewport, {loop: true})
  embla.on('select', () => {
    viewport.dataset.shown = `${embla.selectedScrollSnap() + 1}`
  })
  next.addEventListener('click', () => embla.scrollNext())
  viewport.dataset.ready = ''
}
