import { expect, it } from 'vitest'
import { savedAttribute } from '../templates/template.fixture.ts'
import { changedColumn, columnsOf, movedColumn, preferencesOf, shownColumns } from './columns.ts'

const attributes = ['Title', 'Made', 'Maker'].map((name) => savedAttribute(name, { id: name }))
const template = {
  attributes,
  displayFields: [
    { attributeId: 'Made', width: 100, inTable: true, inDetails: true },
    { attributeId: 'Maker', width: 120, inTable: false, inDetails: true },
  ],
}
const ids = (columns: ReturnType<typeof columnsOf>) => columns.map(({ id }) => id)

it('stand as the template says, with the asset before them', () => {
  const columns = columnsOf(template, [])
  expect(ids(columns)).toEqual(['name', 'fileNumber', 'Made', 'Maker', 'Title'])
  expect(ids(shownColumns(columns))).toEqual(['name', 'fileNumber', 'Made', 'Title'])
  expect(columns.find(({ id }) => id === 'Made')?.width).toBe(100)
})

it('stand as the person has them, and what is new stands last', () => {
  const [first] = [columnsOf(template, [{ id: 'Title', width: 5, isPinned: true, isHidden: false }, { id: 'gone', width: 100, isPinned: false, isHidden: false }])]
  expect(ids(first)).toEqual(['name', 'Title', 'fileNumber', 'Made', 'Maker'])
  expect(first.find(({ id }) => id === 'Title')?.width).toBe(60)
  expect(columnsOf(template, preferencesOf(first))).toEqual(first)
})

it('stand once each, as they were said last', () => {
  const said = [{ id: 'Title', width: 100, isPinned: false, isHidden: false }, { id: 'Title', width: 200, isPinned: false, isHidden: true }]
  expect(columnsOf(template, said).filter(({ id }) => id === 'Title')).toMatchObject([{ width: 200, isHidden: true }])
})

it('the name is always there, and first', () => {
  const columns = changedColumn(columnsOf(template, []), 'name', { isHidden: true, isPinned: false })
  expect(columns[0]).toMatchObject({ id: 'name', isHidden: false, isPinned: true })
  expect(movedColumn(columns, 'name', 1)).toEqual(columns)
})

it('are resized within what a template may say', () => {
  const widths = [10, 300.4, 5000].map((width) => changedColumn(columnsOf(template, []), 'Made', { width }).find(({ id }) => id === 'Made')?.width)
  expect(widths).toEqual([60, 300, 800])
})

it('are moved past those that are shown, and pinned ones stay together', () => {
  const columns = columnsOf(template, [])
  expect(ids(movedColumn(columns, 'Title', -1))).toEqual(['name', 'fileNumber', 'Title', 'Made', 'Maker'])
  expect(ids(shownColumns(movedColumn(columns, 'Made', 1)))).toEqual(['name', 'fileNumber', 'Title', 'Made'])
  expect(ids(movedColumn(columns, 'Made', -1))).toEqual(ids(columns))
  expect(movedColumn(columns, 'gone', 1)).toEqual(columns)
})
