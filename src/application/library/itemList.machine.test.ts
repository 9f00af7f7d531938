import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/memory/inMemoryApplication.ts'
import { createFavoritesMachine } from './favorites.machine.ts'

const LATEST = { sort: 'addedAt', direction: 'desc' } as const

const begin = async (count: number) => {
  const ports = inMemoryPorts()
  const refs = ports.sample.pictures.slice(0, count).map(({ id }) => ({ kind: 'asset', id }) as const)
  const mark = (favorite: boolean, some = refs) => ports.favorites.change(some, favorite, new AbortController().signal)
  await mark(true)
  const actor = createActor(createFavoritesMachine(ports)).start()
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.items.length, actor.getSnapshot().context.total]
  const open = () => actor.send({ type: 'list.opened', list: LATEST })
  return { ports, refs, mark, actor, shown, open }
}

it('lists page by page', async () => {
  const { actor, open, shown } = await begin(60)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 50, 60])
  actor.send({ type: 'more.wanted' })
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 60, 60])
  actor.send({ type: 'more.wanted' })
  expect(shown()).toEqual([{ shown: 'listing' }, 60, 60])
})

it('reads again as much as it had when the list has changed, down to nothing', async () => {
  const { actor, open, shown, mark, refs } = await begin(60)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 50, 60])
  actor.send({ type: 'more.wanted' })
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 60, 60])
  await mark(false, refs.slice(0, 1))
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 59, 59])
  await mark(false)
  await expect.poll(shown).toEqual([{ shown: 'nothing' }, 0, 0])
})

it('stays as it was when it cannot be read again', async () => {
  const { ports, open, shown, mark, refs } = await begin(2)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 2, 2])
  ports.faults.fail('favorites.page', { code: 'UNREACHABLE' })
  await mark(false, refs.slice(0, 1))
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 2, 2])
})

it('is tried again when it could not be read, at its beginning or further on', async () => {
  const { ports, actor, open, shown } = await begin(60)
  ports.faults.fail('favorites.page', { code: 'UNREACHABLE' }, 1)
  open()
  await expect.poll(shown).toEqual(['failed', 0, 0])
  actor.send({ type: 'retry' })
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 50, 60])
  ports.faults.fail('favorites.page', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'more.wanted' })
  await expect.poll(shown).toEqual([{ shown: 'stuck' }, 50, 60])
  actor.send({ type: 'retry' })
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 60, 60])
})
