import {Idiomorph} from 'idiomorph'
import {followFilters, root} from './served-list.ts'

followFilters((list) => {
  Idiomorph.morph(root, list.innerHTML, {morphStyle: 'innerHTML'})
})
