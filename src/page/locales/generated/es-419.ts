// Generated from the folders `texts/` (`npm run generate`).
import type {Owned} from '../catalogue.ts'

export const texts: Owned = {
  'add-to-cart': {
    'cannotAdd': "No se pudo agregar el artículo",
    'adding': "Agregando…",
    'added': "¡Agregado!",
    'denomination': "Seleccione el monto de la tarjeta de regalo.",
    'stillAdding': "El artículo todavía se está agregando. Para agregar otro, presione de nuevo después.",
    'cannotPurchase': "No se pudo comprar el artículo",
    'cannotPurchaseGiftCard': "No se pudo comprar la tarjeta de regalo",
    'addToCart': "Agregar al carrito",
  },
  'additional-fields': {
    'add': "Agregar al carrito",
    'adding': "Agregando…",
  },
  'calendar-link': {
    'add': "Agregar a Google Calendar",
  },
  'captcha': {
    'ask': "Presione para cargar el CAPTCHA de {host}. Puede guardar cookies.",
  },
  'cart-drawer': {
    'added': "Se agregó «{productName}» a su carrito",
  },
  'cart-page': {
    'codeMissing': "Ingrese un código.",
    'checkout': "Finalizar compra",
    'code': "Código promocional o tarjeta de regalo",
    'minimum': "Para finalizar la compra, el subtotal debe ser de {subtotal} como mínimo.",
  },
  'cart-popover': {
    'added': "Se agregó «{productName}» a su carrito",
  },
  'form': {
    'Last': "Apellido",
    'State': "Estado",
    'Areacode': "Código de área",
  },
  'quick-view': {
    'added': "Se agregó «{productName}» a su carrito",
  },
  'video': {
    'ask': "Presione para cargar el video de {host}. Puede guardar cookies.",
    'start': "Reproducir el video de fondo",
    'stop': "Pausar el video de fondo",
    'play': "Reproducir el video",
    'playFrom': "Reproducir el video de {provider}",
    'frame': "Video: {name}",
  },
}
