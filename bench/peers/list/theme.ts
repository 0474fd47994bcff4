import {followFilters, root} from './served-list.ts'

followFilters((list) => {
  root.innerHTML = list.innerHTML
})
