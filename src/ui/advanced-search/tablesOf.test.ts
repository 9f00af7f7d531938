import { expect, it } from 'vitest'
import type { ResultList, SortableAttribute } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import { tablesOf } from './tablesOf.ts'

const [PLATE, LETTER] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const ATTRIBUTES: readonly SortableAttribute[] = [
  { id: '00000000-0000-4000-8000-00000000000a', label: 'Maker', templateId: PLATE, template: 'Glass plate' },
  { id: '00000000-0000-4000-8000-00000000000b', label: 'Sender', templateId: LETTER, template: 'Letter' },
]
const RECORDS: ModuleCount = { type: 'RECORDS', assets: 4, folders: 0 }
const ARCHIVES: ModuleCount = { type: 'ARCHIVES', assets: 1, folders: 2 }

const addresses = (modules: readonly ModuleCount[], attributes = ATTRIBUTES, sort: ResultList['sort'] = { by: 'relevance' }) =>
  tablesOf(((key: string) => key) as never, { list: { q: 'harbour', sort, direction: 'asc' }, modules, attributes }, ROLE_PERMISSIONS.Publisher).map(({ to }) => to)

it('opens by a template that describes some of the result, by the one that it is sorted by before all others', () => {
  expect(addresses([RECORDS, { ...ARCHIVES, assets: 0 }])).toEqual([`/records/assets-metadata?template=${PLATE}&words=harbour`])
  const bySender = { by: 'attribute', attributeId: ATTRIBUTES[1]?.id ?? '' } as const
  expect(addresses([RECORDS, ARCHIVES], ATTRIBUTES, bySender).every((address) => address?.includes(`template=${LETTER}`))).toBe(true)
})

it('says of each module how many assets its table has', () => {
  const t = (key: string, { module, count }: { readonly module?: string; readonly count?: number } = {}) => (module === undefined ? key : `${module} ${count}`)
  const entries = tablesOf(t as never, { list: { q: 'harbour', sort: { by: 'relevance' }, direction: 'asc' }, modules: [RECORDS, ARCHIVES], attributes: [] }, ROLE_PERMISSIONS.Publisher)
  expect(entries.map(({ label }) => label)).toEqual(['shell.modules.RECORDS 4', 'shell.modules.ARCHIVES 1'])
})

it('leaves it to the table which template describes assets of its module, where there are several, and where nothing is described', () => {
  expect(addresses([RECORDS, ARCHIVES])).toEqual(['/records/assets-metadata?words=harbour', '/archives/assets-metadata?words=harbour'])
  expect(addresses([RECORDS], [])).toEqual(['/records/assets-metadata?words=harbour'])
})
