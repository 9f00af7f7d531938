import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { favoritingSelected } from './favoritingSelected.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  return { ports, notified, library: ports.sample.library, favorite: favoritingSelected(ports.favorites, (notification) => notified.push(notification)) }
}

it('marks all that a query finds but for what was taken out, and takes back what it changed', async () => {
  const { ports, notified, library, favorite } = begin()
  const [first, second] = ports.sample.pictures
  if (first === undefined || second === undefined) throw new Error('There are no pictures')
  library.favorites.add(second.id)
  const found = library.assetsIn('RECORDS', undefined).filter(({ name }) => name.endsWith('.jpg'))
  await favorite('RECORDS', { kind: 'found', q: 'type:jpg', except: [first.id] })
  expect(library.favorites.size).toBe(found.length - 1)
  expect([notified.at(-1)?.text, notified.at(-1)?.values?.['count']]).toEqual(['favorites.addedAll', found.length - 2])
  notified.at(-1)?.action?.run()
  await expect.poll(() => notified.at(-1)?.text).toBe('favorites.removedAll')
  expect([...library.favorites]).toEqual([second.id])
})

it('has nothing to take back where nothing has changed, and says what was refused', async () => {
  const { ports, notified, favorite } = begin()
  await favorite('RECORDS', { kind: 'found', q: 'nothing-is-called-so', except: [] })
  expect([notified.at(-1)?.values?.['count'], notified.at(-1)?.action]).toEqual([0, undefined])
  ports.faults.fail('favorites.change', { code: 'UNREACHABLE' })
  await favorite('RECORDS', { kind: 'found', q: 'jpg', except: [] })
  expect(notified.at(-1)?.text).toBe('failure.UNREACHABLE')
})
