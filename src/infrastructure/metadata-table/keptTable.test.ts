import { expect, it } from 'vitest'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { LocalStorageTableColumns } from './LocalStorageTableColumns.ts'
import { SessionStorageTableSelections } from './SessionStorageTableSelections.ts'

const COLUMNS = [
  { id: 'name', width: 300, isPinned: true, isHidden: false },
  { id: 'title', width: 120, isPinned: false, isHidden: true },
]

it('columns are kept for each person and template', () => {
  const area = new InMemoryStorage()
  let person = 'me'
  const columns = new LocalStorageTableColumns(area, () => person)
  columns.keep('plate', COLUMNS)
  expect([columns.read('plate'), columns.read('document')]).toEqual([COLUMNS, []])
  person = 'you'
  expect(columns.read('plate')).toEqual([])
})

it.each(['no JSON', '{"id":1}', '[{"id":"name","width":"wide"}]'])('columns are those of the template where %s is kept', (text) => {
  const area = new InMemoryStorage()
  area.setItem('vitrine.tableColumns.me.plate', text)
  expect(new LocalStorageTableColumns(area, () => 'me').read('plate')).toEqual([])
})

const SELECTED = { selection: { kind: 'items', folders: ['f'], assets: ['a', 'b'], from: null }, count: 3 } as const

it('a selection is known over a reload, by its name alone', () => {
  const area = new InMemoryStorage()
  const name = new SessionStorageTableSelections(area, () => 'one').keep(SELECTED)
  expect(new SessionStorageTableSelections(area, () => 'two').read(name)).toEqual(SELECTED)
  expect(new SessionStorageTableSelections(area, () => 'two').read('other')).toBeUndefined()
  area.setItem('vitrine.tableSelection.bad', '{"selection":{"kind":"everything"},"count":1}')
  expect(new SessionStorageTableSelections(area, () => 'two').read('bad')).toBeUndefined()
})

it('a selection for which there is no room is known as long as its page; earlier ones make room', () => {
  const area = new InMemoryStorage()
  const small = new Proxy(area, {
    get: (of, key) => {
      if (key !== 'setItem') {
        const found: unknown = Reflect.get(of, key, of)
        return typeof found === 'function' ? (found.bind(of) as unknown) : found
      }
      return (name: string, text: string) => {
        if (of.length > 0) throw new DOMException('full', 'QuotaExceededError')
        of.setItem(name, text)
      }
    },
  })
  let names = 0
  const selections = new SessionStorageTableSelections(small, () => `s${(names += 1)}`)
  const [first, second] = [selections.keep(SELECTED), selections.keep({ ...SELECTED, count: 4 })]
  expect([selections.read(first)?.count, selections.read(second)?.count]).toEqual([3, 4])
  expect([new SessionStorageTableSelections(area, () => 'x').read(first), new SessionStorageTableSelections(area, () => 'x').read(second)?.count]).toEqual([undefined, 4])
})
