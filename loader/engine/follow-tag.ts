import type {AheadClaims} from '../../src/contract/widget.ts'
import {page} from '../../src/page/page.ts'
import {aheadForTag} from '../../widgets/table.ts'

/** Starts what widgets do for an attribute of the loader's tag. */
export function followTag(claims: AheadClaims): void {
  for (const {tag, load} of aheadForTag)
    if (page()[tag])
      load().then(
        ({ahead}) => ahead(claims),
        () => {},
      )
}
