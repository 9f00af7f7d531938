import { expect, it } from 'vitest'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { LocalStorageResumableStore } from './LocalStorageResumableStore.ts'

const unfinished = (id: string, userId = 'ada') => ({
  id,
  userId,
  file: { name: 'a.jpg', size: 10, lastModified: 1 },
  destination: { type: 'RECORDS', folderId: 'f' } as const,
  folderName: 'Ships',
  name: 'a.jpg',
  address: `/v1/uploads/${id}`,
  sent: 4,
})

const open = (storage = new InMemoryStorage(), owner = 'ada.harbour') => {
  const clock = { now: 0 }
  return { storage, clock, store: new LocalStorageResumableStore(storage, () => clock.now, owner) }
}
const idsOf = ({ store }: ReturnType<typeof open>, userId = 'ada') => store.all(userId).map(({ id }) => id)

it('remembers each user’s own over a reload', () => {
  const first = open()
  first.store.put(unfinished('1'))
  first.store.put(unfinished('2', 'bo'))
  first.store.put({ ...unfinished('1'), sent: 8 })
  const second = open(first.storage)
  expect([second.store.all('ada'), idsOf(second, 'bo')]).toEqual([[{ ...unfinished('1'), sent: 8, keptAt: 0 }], ['2']])
})

it('leaves what was begun in one organization out of another', () => {
  const home = open()
  home.store.put(unfinished('1'))
  const away = open(home.storage, 'ada.fjord')
  expect(idsOf(away)).toEqual([])
  away.store.put(unfinished('2'))
  expect([idsOf(home), idsOf(away)]).toEqual([['1'], ['2']])
})

it('forgets what is removed, and what the server has given up', () => {
  const all = open()
  all.store.put(unfinished('1'))
  all.clock.now = 23 * 60 * 60_000
  all.store.put(unfinished('2'))
  expect(idsOf(all)).toEqual(['1', '2'])
  all.clock.now = 24 * 60 * 60_000
  expect(idsOf(all)).toEqual(['2'])
  all.store.remove('2')
  expect(idsOf(all)).toEqual([])
})

it('stands what somebody else wrote there, and a storage that is full', () => {
  const all = open()
  all.storage.setItem('vitrine.unfinishedUploads.ada.harbour', '{')
  expect(idsOf(all)).toEqual([])
  const full = new LocalStorageResumableStore(
    {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    },
    () => 0,
    'ada.harbour',
  )
  expect(() => full.put(unfinished('1'))).not.toThrow()
})
