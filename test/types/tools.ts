import {loadSite} from 'vitrine/site'
import {createTools, type Store, truncateDataset, upsellUrl, validateFile} from 'vitrine/tools'

const tools = createTools({websiteId: 'w', templateId: 't'})
export const store: Promise<Store> = tools.setUpStore({title: 'Cups'})
loadSite(new URL('file:///site/'))

// @ts-expect-error a store has a title
tools.setUpStore({})
// @ts-expect-error the site is missing
createTools({origin: 'https://shop.example'})
// @ts-expect-error no such page
upsellUrl('downgrade')
// @ts-expect-error the limits come from the caller
truncateDataset([[1]])
// @ts-expect-error a size is in bytes
validateFile({name: 'a.png', size: 1, type: 'image/png'}, {maxSize: '1 MB'})
// @ts-expect-error a folder, no list of files
loadSite(['a.html'])
