import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { createRestrictedListMachine } from './restrictedList.machine.ts'

const of = { of: 'access', userId: SAMPLE_USERS[2].id } as const

const begin = async () => {
  const ports = inMemoryPorts()
  const restrict = Object.values(ports.sample.folders).map(({ id }) => ({ kind: 'folder', id }) as const)
  await ports.restrictions.change(of, { restrict, lift: [] }, new AbortController().signal)
  const list = createActor(createRestrictedListMachine(ports)).start()
  list.send({ type: 'list.open', of })
  await waitFor(list, (snapshot) => snapshot.matches('shown'))
  return { ports, list, count: restrict.length }
}

it('lifts one restriction and keeps the others', async () => {
  const { list, count } = await begin()
  const [item] = list.getSnapshot().context.items
  if (item === undefined) throw new Error('Nothing is restricted')
  list.send({ type: 'lift', item })
  const { context } = await waitFor(list, (snapshot) => snapshot.matches('shown'))
  expect([context.items.length, context.total, context.items.includes(item)]).toEqual([count - 1, count - 1, false])
})

it('keeps what could not be lifted, and tries again', async () => {
  const { ports, list, count } = await begin()
  const [item] = list.getSnapshot().context.items
  if (item === undefined) throw new Error('Nothing is restricted')
  ports.faults.fail('restrictions.change', { code: 'UNREACHABLE' }, 1)
  list.send({ type: 'lift', item })
  const refused = await waitFor(list, (snapshot) => snapshot.matches('refused'))
  expect([refused.context.failure?.code, refused.context.items.length]).toEqual(['UNREACHABLE', count])
  list.send({ type: 'retry' })
  const { context } = await waitFor(list, (snapshot) => snapshot.matches('shown'))
  expect([context.failure, context.items.length]).toEqual([undefined, count - 1])
})

it('tells that somebody does not exist', async () => {
  const { list } = await begin()
  list.send({ type: 'list.open', of: { of: 'access', userId: 'nobody' } })
  const { context } = await waitFor(list, (snapshot) => snapshot.matches('failed'))
  expect(context.failure?.code).toBe('USER_NOT_FOUND')
})
