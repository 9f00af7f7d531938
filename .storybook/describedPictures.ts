import type { SearchAttribute } from '../src/domain/query-language/resolved.ts'
import type { InMemoryPorts } from '../src/infrastructure/composition/inMemoryApplication.ts'

const TAGS = ['harbour', 'sail', 'crew', 'storm']
const PERSONS = ['Elias Thorsen', 'Marta Lind', 'Ole Aas', 'Karen Moe', 'Nils Berg']
const REPOSITORIES = ['Main vault', 'Fjord store', 'Reading room', 'On loan']
const DESCRIPTIONS = ['The ship Aurora lies in the harbour at dusk.', 'Master of the ship, on deck.', '', 'Barrels are unloaded at the quay.']

const TECHNIQUES = ['Albumen print', 'Gelatin dry plate', 'Oil on canvas', 'Pen and ink', 'Woodcut']
const MADE: SearchAttribute = { id: 'made', name: 'Made', template: 'Picture', type: 'edtf', unit: '', currency: '' }
const TECHNIQUE: SearchAttribute = { id: 'technique', name: 'Technique', template: 'Picture', type: 'text', unit: '', currency: '' }
const PLACE: SearchAttribute = { id: 'place', name: 'Taken at', template: 'Picture', type: 'coordinates', unit: '', currency: '' }

/** Has the sample's pictures say something of who is seen, where they are kept, when they were made and how. */
export const describedPictures = ({ sample: { library, pictures }, advancedSearches }: InMemoryPorts): void => {
  pictures.forEach(({ id }, at) => {
    const asset = library.assets.get(id)
    if (asset === undefined) return
    library.assets.set(id, {
      ...asset,
      tags: TAGS.filter((_, tag) => at % (tag + 2) === 0),
      repository: REPOSITORIES[Math.floor(Math.sqrt(at % 16))] ?? null,
      description: DESCRIPTIONS[at % DESCRIPTIONS.length] ?? '',
    })
    const person = PERSONS[at % 11]
    if (person !== undefined) library.persons.set(id, [{ id: `person-${at}`, name: person, area: { x: 0.3, y: 0.1, width: 0.3, height: 0.4 }, source: 'Drawn', revision: 1 }])
  })
  advancedSearches.describe((assetId) => {
    const at = pictures.findIndex(({ id }) => id === assetId)
    if (at < 0) return []
    const year = 1870 + ((at * 7 + Math.floor(at / 9)) % 30)
    return [
      { attribute: MADE, values: [String(year)] },
      { attribute: TECHNIQUE, values: [TECHNIQUES[Math.floor(Math.sqrt(at % 25))] ?? ''] },
      { attribute: PLACE, values: [`60.${39 + (at % 20)},5.32`] },
    ]
  })
}
