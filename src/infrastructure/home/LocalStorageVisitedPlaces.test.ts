import { expect, it } from 'vitest'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { LocalStorageVisitedPlaces } from './LocalStorageVisitedPlaces.ts'

it('keeps each person’s own places, and takes nothing else for one', () => {
  const area = new InMemoryStorage()
  const [ada, petra] = [new LocalStorageVisitedPlaces(area, 'ada'), new LocalStorageVisitedPlaces(area, 'petra')]
  ada.visit({ kind: 'folder', id: 'a' })
  ada.visit({ kind: 'asset', id: 'b' })
  expect([ada.all(), petra.all()]).toEqual([[{ kind: 'asset', id: 'b' }, { kind: 'folder', id: 'a' }], []])
  for (const left of ['no JSON', '{}', 'null', '[1,null,{"kind":"page","id":"x"},{"kind":"asset"}]']) {
    area.setItem('vitrine.visited.petra', left)
    expect(petra.all()).toEqual([])
  }
})

it('remembers nothing where storage is full', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const places = new LocalStorageVisitedPlaces(full, 'ada')
  places.visit({ kind: 'folder', id: 'a' })
  expect(places.all()).toEqual([])
})
