import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../metadata/dateValues.ts'
import { OIL } from '../metadata/values.fixture.ts'
import { searchItems, type Tier } from './matching.ts'
import { parseQuery } from './parse.ts'
import { normalQuery } from './query.fixture.ts'
import { resolveQuery } from './resolve.ts'
import type { SearchItem } from './searchItem.ts'
import { ACQUISITIONS, ADA, HEIGHT, idOf, MADE, MAKER, OF_1887, PIECES, PLACE, STORE, TECHNIQUE, vocabulary } from './vocabulary.fixture.ts'

const base = { module: 'RECORDS', folderIds: [ACQUISITIONS], isTrashed: false, isWebReady: false, addedBy: ADA, added: dayOf('2026-11-26'), changed: dayOf('2026-11-26') } as const
const asset = { ...base, kind: 'asset', mediaType: 'image/jpeg', fileNumber: '', description: '', tags: [], persons: [], content: '', repositoryId: null, size: 1_000, values: [] } as const

const ITEMS: readonly SearchItem[] = [
  { ...base, kind: 'folder', id: idOf(1), embargo: dayOf('2026-11-27'), name: 'Old harbours', folderIds: [], contacts: [{ id: idOf(401), kind: 'lender' }] },
  { ...asset, id: idOf(2), name: 'harbour.jpg', rights: 'InC-EDU', folderIds: [ACQUISITIONS, OF_1887], tags: ['Ships', 'Café'], contacts: [{ id: idOf(401), kind: 'donor' }, { id: idOf(402), kind: 'maker' }], isWebReady: true, values: [{ attribute: HEIGHT, values: ['20 cm'] }, { attribute: PIECES, values: ['3'] }, { attribute: PLACE, values: ['-16.5,179.9'] }] },
  { ...asset, id: idOf(3), rights: 'PDM', unread: 'NoText', embargo: dayOf('2026-11-26'), name: 'Map.pdf', mediaType: 'application/pdf', fileNumber: '2026-0001', content: 'the old harbour and its ships', size: 3_000_000, values: [{ attribute: MADE, values: ['188X'] }, { attribute: MAKER, values: ['Ada Berg'] }, { attribute: PLACE, values: ['0,0', '60.39,5.32'] }] },
  { ...asset, id: idOf(4), embargo: dayOf('2027-03-01'), unread: 'PasswordProtected', name: 'Quay.mp3', mediaType: 'audio/mpeg', description: 'Sounds of harbours, old and new', persons: ['Ada Berg'], repositoryId: STORE, module: 'ARCHIVES', values: [{ attribute: TECHNIQUE, values: [OIL] }] },
  { ...asset, id: idOf(5), name: 'Harbour again.txt', mediaType: 'text/plain', isTrashed: true, added: dayOf('2025-01-01'), addedBy: idOf(302) },
]

const found = (typed: string): readonly (readonly [string, Tier])[] => searchItems(ITEMS, resolveQuery(parseQuery(typed), vocabulary)).map(({ item, tier }) => [item.name.split(/[ .]/)[0] ?? '', tier])
const names = (typed: string): readonly string[] => found(typed).map(([name]) => name)

describe('what is found by its words', () => {
  it.each<[string, readonly (readonly [string, Tier])[]]>([
    ['harbour', [['harbour', 1], ['Old', 2], ['Quay', 4], ['Map', 5]]],
    ['"harbour"', [['harbour', 1], ['Map', 5]]],
    ['harb*', [['harbour', 1], ['Old', 1], ['Quay', 3], ['Map', 5]]],
    ['"old harbour"', [['Map', 5]]],
    ['"old harb"*', [['Old', 1], ['Map', 5]]],
    ['old harbour', [['Old', 2], ['Quay', 4], ['Map', 5]]],
    ['ship', [['harbour', 4], ['Map', 6]]],
    ['cafe', [['harbour', 3]]],
    ['harbour OR map', [['harbour', 1], ['Map', 1], ['Old', 2], ['Quay', 4]]],
    ['harbour -old', [['harbour', 1]]],
    ['berg', [['Map', 3], ['Quay', 3]]],
    ['oil', [['Quay', 3]]],
    ['name:harbour', [['harbour', 1], ['Old', 2]]],
    ['content:ship', [['Map', 6]]],
    ['description:sound', [['Quay', 4]]],
    ['number:2026*', [['Map', 3]]],
    ['harbour in:trash', [['Harbour', 1]]],
    ['harbour type:folder', [['Old', 2]]],
    ['nowhere', []],
  ])('%s', (typed, matches) => {
    expect(found(typed)).toEqual(matches)
  })
})

describe('what is found by its fields', () => {
  it.each<[string, readonly string[]]>([
    ['', ['harbour', 'Map', 'Old', 'Quay']],
    ['type:image', ['harbour']],
    ['type:document', ['Map']],
    ['type:mp3', ['Quay']],
    ['in:archives', ['Quay']],
    ['rights:InC-EDU', ['harbour']],
    ['rights:InC', []],
    ['rights:inc*', ['harbour']],
    ['rights:"Public Domain Mark 1.0"', ['Map']],
    ['rettigheter:"Falt i det fri"*', ['Map']],
    ['derechos:"con derechos de autor"*', ['harbour']],
    ['rights:*', ['harbour', 'Map']],
    ['rights:none', ['Old', 'Quay']],
    ['-rights:PDM', ['harbour', 'Old', 'Quay']],
    ['unread:*', ['Map', 'Quay']],
    ['unread:notext', ['Map']],
    ['ulest:PASSWORD', ['Quay']],
    ['unread:damaged', []],
    ['unread:none', ['harbour', 'Old']],
    ['folder:Acquisitions', ['harbour', 'Map', 'Quay']],
    ['folder:Acquisitions/1887', ['harbour']],
    ['folder:none', ['Old']],
    ['tag:ships', ['harbour']],
    ['tag:ship', []],
    ['tag:ca*', ['harbour']],
    ['-tag:*', ['Map', 'Old', 'Quay']],
    ['person:"ada berg"', ['Quay']],
    ['contact:"ada berg"', ['harbour', 'Old']],
    ['contact:"donor/ada berg"', ['harbour']],
    ['contact:"donor/ada dahl"', []],
    ['contact:maker/', ['harbour']],
    ['-contact:*', ['Map', 'Quay']],
    ['repository:"main store"', ['Quay']],
    ['repository:none type:image', ['harbour']],
    ['by:"ada berg"', ['harbour', 'Map', 'Old', 'Quay']],
    ['added:today', ['harbour', 'Map', 'Old', 'Quay']],
    ['added:<2026 in:trash', ['Harbour']],
    ['size:>2MB', ['Map']],
    ['ready:web', ['harbour']],
    ['is:ready', ['harbour']],
    ['is:embargoed', ['Old', 'Quay']],
    ['er:sperret', ['Old', 'Quay']],
    ['is:*', ['harbour', 'Old', 'Quay']],
    ['is:none', ['Map']],
    ['embargo:*', ['Old', 'Quay']],
    ['embargo:none', ['harbour', 'Map']],
    ['embargo:2027', ['Quay']],
    ['embargo:<=2026-11-27', ['Old']],
    ['embargo:2026-11-26', []],
    ['embargo:2026..2027-02', ['Old']],
    ['height:>19cm', ['harbour']],
    ['height:>20cm', []],
    ['height:none', ['Map', 'Quay']],
    ['made:1889', ['Map']],
    ['made:>1889', []],
    ['"maker\'s name":"ada berg"', ['Map']],
    ['technique:oil', ['Quay']],
    ['pieces:3', ['harbour']],
    ['place:60.4,5.3~5km', ['Map']],
    ['place:60.4,5.3~1km', []],
    ['place:-16.5,-179.9~22km', ['harbour']],
    ['-place:-16.5,-179.9~22km', ['Map', 'Old', 'Quay']],
    ['place:*', ['harbour', 'Map']],
    ['folder:Nowhere', []],
    ['-folder:Nowhere', ['harbour', 'Map', 'Old', 'Quay']],
  ])('%s', (typed, expected) => {
    expect(names(typed)).toEqual(expected)
  })
})

it('a query and its contrary share out what is looked through', () => {
  fc.assert(
    fc.property(normalQuery, (query) => {
      const resolution = resolveQuery(query, vocabulary)
      const contrary = { ...resolution, query: { kind: 'not', part: resolution.query } as const }
      const ids = [...searchItems(ITEMS, resolution), ...searchItems(ITEMS, contrary)].map(({ item }) => item.id)
      const all = ITEMS.filter(({ isTrashed }) => resolution.withTrash || !isTrashed).map(({ id }) => id)
      expect(ids.toSorted()).toEqual(all.toSorted())
    }),
    { numRuns: 1_000 },
  )
})
