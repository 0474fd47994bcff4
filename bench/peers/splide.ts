import {Splide} from '@splidejs/splide'

for (const gallery of document.querySelectorAll<HTMLElement>('.splide')) {
  const splide = new Splide(gallery, {rewind: true, pagination: false, keyboard: true})
  splide.on('move', (index) => {
    gallery.dataset.shown = `${index + 1}`
  })
  splide.mount()
  gallery.dataset.ready = ''
}
