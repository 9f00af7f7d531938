import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { FAVORITES_AT_ONCE } from './FavoriteGateway.ts'
import { favoriting } from './favoriting.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const { sample, library } = { ...ports, library: ports.sample.library }
  const items = sample.pictures.slice(0, 3).map(({ id, name }) => ({ kind: 'asset', id, name }) as const)
  return { ports, notified, items, library, favorite: favoriting(ports.favorites, (notification) => notified.push(notification)) }
}

it('marks a favorite, and takes it back', async () => {
  const { notified, items, library, favorite } = begin()
  await favorite(items.slice(0, 1), true)
  expect([notified.at(-1)?.text, notified.at(-1)?.values?.['count'], [...library.favorites]]).toEqual(['favorites.added', 1, [items[0]?.id]])
  notified.at(-1)?.action?.run()
  await expect.poll(() => notified.at(-1)?.text).toBe('favorites.removed')
  expect(library.favorites.size).toBe(0)
})

it('takes back just what it changed', async () => {
  const { notified, items, library, favorite } = begin()
  await favorite(items.slice(0, 1), true)
  await favorite(items, true)
  notified.at(-1)?.action?.run()
  await expect.poll(() => [...library.favorites]).toEqual([items[0]?.id])
  await favorite(items.slice(0, 1), true)
  expect(notified.at(-1)?.action).toBeUndefined()
})

it('marks any number of them', async () => {
  const { ports, notified, library, favorite } = begin()
  const many = ports.sample.pictures.map(({ id, name }) => ({ kind: 'asset', id, name }) as const)
  expect(many.length).toBeGreaterThan(FAVORITES_AT_ONCE)
  await favorite(many, true)
  expect([library.favorites.size, notified.at(-1)?.values?.['count']]).toEqual([many.length, many.length])
  notified.at(-1)?.action?.run()
  await expect.poll(() => library.favorites.size).toBe(0)
})

it('marks none of many where the last of them is refused', async () => {
  const { ports, notified, items, library, favorite } = begin()
  await favorite(items.slice(0, 1), true)
  const many = ports.sample.pictures.map(({ id, name }) => ({ kind: 'asset', id, name }) as const)
  await favorite([...many, { kind: 'asset', id: 'nobody', name: 'Nobody' }], true)
  expect([notified.at(-1)?.text, [...library.favorites]]).toEqual(['failure.ASSET_NOT_FOUND', [items[0]?.id]])
})

it('tells what was refused', async () => {
  const { ports, notified, items, favorite } = begin()
  ports.faults.fail('favorites.change', { code: 'ASSET_RESTRICTED_ACCESS' })
  await favorite(items, true)
  expect(notified.map(({ text }) => text)).toEqual(['failure.ASSET_RESTRICTED_ACCESS'])
})
