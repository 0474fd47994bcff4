// Generated from `card.html` (`npm run generate`).
import {mediaAddress, pageAddress} from '../../../model/web-address.ts'
import {element} from '../../../widget/element.ts'
import type {CardView} from '../view-card.ts'

export const createContent = (view: CardView): (Node | string)[] => [
element('a', {'class': 'vitrine-card__link', ...(view.url ? {'href': pageAddress(view.url) ?? ''} : {})}, ...(view.picture ? [
element('img', {'class': 'vitrine-card__picture', 'alt': view.picture.alt, ...(view.picture.size ? {'width': view.picture.size.width, 'height': view.picture.size.height} : {}), ...(view.picture.isFirst ? {'fetchpriority': 'high'} : {'loading': 'lazy', 'decoding': 'async'}), 'src': mediaAddress(view.picture.src) ?? ''})] : []), ...(view.mark ? [
element('span', {'class': `vitrine-card__mark product-mark ${view.mark.kind}`}, view.mark.text)] : []), 
element('span', {'class': 'vitrine-card__title product-title', ...(view.level ? {'role': 'heading', 'aria-level': view.level} : {}), ...(view.titleId ? {'id': view.titleId} : {}), ...(view.lang ? {'lang': view.lang, 'dir': 'auto'} : {})}, view.title)), ...(view.price ? [
element('div', {'class': 'vitrine-card__price product-price'}, ...view.price.parts.flatMap((item1) => [...(item1.isLabel ? [
element('span', {'class': 'vitrine-card__label'}, item1.text)] : []), ...(item1.isPaid ? [item1.text, ' '] : []), ...(item1.isNote ? [
element('span', {'class': 'product-prior-text'}, item1.text)] : []), ...(item1.isOriginal ? [
element('s', {'class': 'original-price'}, item1.text)] : [])]))] : []), ...(view.add ? [
element('div', {'class': 'vitrine-card__add', 'data-vitrine': 'add-to-cart', 'data-mode': 'list', 'data-product': view.add.product}, 
element('button', {'class': 'vitrine-card__button', 'type': 'button', 'aria-describedby': view.titleId}, view.add.text))] : []), ...(view.choice ? [
element('a', {'class': 'vitrine-card__button', 'href': pageAddress(view.url) ?? '', 'data-vitrine': 'quick-view', 'data-product-id': view.choice.id, 'data-group': view.choice.group, 'aria-describedby': view.titleId}, view.choice.text)] : [])]
