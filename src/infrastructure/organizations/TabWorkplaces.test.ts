import { expect, it } from 'vitest'
import type { Workplace } from '../../domain/organizations/workplace.ts'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { TabWorkplaces } from './TabWorkplaces.ts'

const place: Workplace = { id: 'o2', name: 'Fjord Archive', modules: ['RECORDS'], features: ['AutoTag'] }

const open = (storage = new InMemoryStorage(), user = 'u1') => {
  const loaded: string[] = []
  return { storage, loaded, tab: new TabWorkplaces({ storage, load: (address) => loaded.push(address), userId: () => user }) }
}

it('is kept over pages of the tab, and left again; each time the application begins anew', () => {
  const { storage, loaded, tab } = open()
  expect(tab.current()).toBeUndefined()
  tab.enter(place)
  expect([tab.current(), open(storage).tab.current()]).toEqual([place, place])
  tab.leave()
  expect(tab.current()).toBeUndefined()
  expect(loaded).toEqual(['/', '/admin-panel'])
})

it('is nobody else’s, and gone with who signs out', () => {
  const { storage, tab } = open()
  tab.enter(place)
  expect(open(storage, 'u2').tab.current()).toBeUndefined()
  tab.forget()
  expect(tab.current()).toBeUndefined()
})

it.each(['', '{', '7', '{"by":"u1"}', '{"by":"u1","id":1,"name":"x"}'])('what is none is not taken for one: %s', (text) => {
  const { storage, tab } = open()
  storage.setItem('vitrine.workplace', text)
  expect(tab.current()).toBeUndefined()
})

it('what no module or feature is, is dropped', () => {
  const { storage, tab } = open()
  storage.setItem('vitrine.workplace', JSON.stringify({ by: 'u1', id: 'o', name: 'x', modules: ['MAPS', 'RECORDS'], features: 'all' }))
  expect(tab.current()).toEqual({ id: 'o', name: 'x', modules: ['RECORDS'], features: [] })
})

it('keeps coming and going until it is told, each under the stay it belongs to', () => {
  const { storage, tab } = open()
  tab.enter(place)
  tab.enter({ ...place, id: 'o3' })
  tab.leave()
  tab.leave()
  const { tab: again } = open(storage)
  const events = again.unreported().map(({ organizationId, event }) => `${event} ${organizationId}`)
  expect(events).toEqual(['entered o2', 'left o2', 'entered o3', 'left o3'])
  const [first, second, third] = again.unreported()
  expect([first?.id === second?.id, first?.id === third?.id]).toEqual([true, false])
  if (first) again.reported(first)
  expect(again.unreported().map(({ event }) => event)).toEqual(['left', 'entered', 'left'])
  expect(open(storage, 'u2').tab.unreported()).toEqual([])
  storage.setItem('vitrine.visits', '{')
  expect(again.unreported()).toEqual([])
})

it.each(['vitrine.workplace', 'vitrine.visits'])('no stay begins that cannot be noted, as the storage is full at %s: one is told so, and stays where one is', (full) => {
  const { storage, loaded, tab } = open()
  expect(tab.enter(place)).toBe(true)
  const visits = tab.unreported()
  const write = storage.setItem.bind(storage)
  storage.setItem = (key, value) => {
    if (key === full) throw new DOMException('full', 'QuotaExceededError')
    write(key, value)
  }
  expect(tab.enter({ ...place, id: 'o3' })).toBe(false)
  expect([tab.current(), tab.unreported(), loaded]).toEqual([place, visits, ['/']])
  tab.leave()
  expect([tab.current(), loaded]).toEqual([undefined, ['/', '/admin-panel']])
  expect([tab.enter(place), tab.current(), loaded.length]).toEqual([false, undefined, 2])
})
