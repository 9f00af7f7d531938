import { expect, it } from 'vitest'
import { type ChoiceLookups, type TableChoice, templateToOpen } from './tableChoice.ts'

const TEMPLATES = [
  { id: 'old', state: 'Inactive' },
  { id: 'letters', state: 'Active' },
  { id: 'plates', state: 'Active' },
] as const
const FOLDER: TableChoice = { scope: { kind: 'folder', folderId: 'a', withSubfolders: false }, attributeIds: [] }

const opened = async (of: Partial<TableChoice>, lookups: Partial<ChoiceLookups> = {}, templates: Parameters<typeof templateToOpen>[0] = TEMPLATES) =>
  (await templateToOpen(templates, { ...FOLDER, ...of }, { having: async () => [], describesAny: async () => false, ...lookups }))?.id

it('the first active one that describes any of the rows', async () => {
  expect(await opened({}, { describesAny: async () => true })).toBe('letters')
  expect(await opened({}, { describesAny: async (id) => id !== 'letters' })).toBe('plates')
})

it('the first active one where none does, and for a whole module', async () => {
  expect(await opened({})).toBe('letters')
  expect(await opened({ scope: { kind: 'module' } }, { describesAny: async (id) => id === 'plates' })).toBe('letters')
})

it('the one whose attributes rows are filtered or sorted by, whatever it describes', async () => {
  expect(await opened({ attributeIds: ['height'] }, { having: async () => ['plates'], describesAny: async (id) => id === 'letters' })).toBe('plates')
  expect(await opened({ attributeIds: ['gone'] })).toBe('letters')
})

it('one that is not active where there is no other, and none where there is none', async () => {
  expect(await opened({}, {}, TEMPLATES.slice(0, 1))).toBe('old')
  expect(await opened({}, {}, [])).toBeUndefined()
})
