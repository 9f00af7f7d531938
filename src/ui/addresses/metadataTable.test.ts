import { expect, it } from 'vitest'
import { metadataTableAddress, type TableAddress, tableAddressOf } from './metadataTable.ts'
import { tableOf } from './tableEntrances.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const OTHER = '00000000-0000-4000-8000-00000000000b'
const read = (address: string) => tableAddressOf(new URL(address, 'http://x').searchParams)

it.each<TableAddress>([
  { templateId: undefined, query: { scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '' } },
  { templateId: ID, query: { scope: { kind: 'folder', folderId: OTHER, withSubfolders: true }, sort: { by: 'attribute', attributeId: OTHER }, direction: 'desc', filters: [], search: 'HM-1' } },
  { templateId: ID, query: { scope: { kind: 'folder', folderId: OTHER, withSubfolders: false }, sort: { by: 'modifiedAt' }, direction: 'asc', filters: [], search: '' } },
  { templateId: ID, query: { scope: { kind: 'selection', name: OTHER }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '' } },
  {
    templateId: ID,
    query: {
      scope: { kind: 'search', words: 'brig & co' },
      sort: { by: 'fileNumber' },
      direction: 'asc',
      filters: [
        { attributeId: ID, filter: { is: 'near', value: '60.39,5.32', metres: 2500 } },
        { attributeId: ID, filter: { is: 'empty' } },
        { attributeId: ID, filter: { is: 'equals', value: 'a"b' } },
        { attributeId: ID, filter: { is: 'contains', text: 'ø' } },
        { attributeId: OTHER, filter: { is: 'between', from: '1' } },
        { attributeId: OTHER, filter: { is: 'oneOf', values: [ID] } },
      ],
      search: '',
    },
  },
])('$query is read as it was written', (table) => {
  expect(read(metadataTableAddress('RECORDS', table))).toEqual(table)
})

it.each(['?filters=x', '?filters={}', '?filters=[1,null,{"id":"x","is":"empty"},{"id":"' + ID + '","is":"or 1=1"}]', '?template=../x&folder=..&sort=zz&direction=up'])('%s names the whole module', (address) => {
  expect(metadataTableAddress('ARCHIVES', read(address))).toBe('/archives/assets-metadata')
})

it('an entrance names the rows that it is for', () => {
  const scopes = [{ kind: 'module' }, { kind: 'folder', folderId: ID, withSubfolders: false }, { kind: 'search', words: 'a & b' }, { kind: 'selection', name: OTHER }] as const
  expect(scopes.map((scope) => read(tableOf('ARCHIVES', scope)).query.scope)).toEqual(scopes)
})
