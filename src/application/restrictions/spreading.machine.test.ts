import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_CLAIMS, SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { createSpreadingMachine } from './spreading.machine.ts'

const organizationId = SAMPLE_CLAIMS.organization.id
const [me, publisher, user] = SAMPLE_USERS

const begin = () => {
  const ports = inMemoryPorts()
  const notified: unknown[] = []
  const spreading = createActor(createSpreadingMachine({ ...ports, pause: 5, notify: ({ text, values }) => notified.push([text, values]) })).start()
  const until = (state: string) => waitFor(spreading, (snapshot) => snapshot.value === state)
  const target = { kind: 'folder', id: ports.sample.folders.photographs.id } as const
  const held = async (userId: string) => {
    const page = await ports.restrictions.page({ of: 'access', userId }, null, new AbortController().signal)
    return page._tag === 'Success' ? page.success.items.map(({ id }) => id) : []
  }
  return { ports, notified, spreading, until, target, held }
}

it('tells first what many get and who is left out, then gives it', async () => {
  const { notified, spreading, until, target, held } = begin()
  spreading.send({ type: 'spread.ask', organizationId, targets: { userIds: [me.id, publisher.id, user.id] }, restrict: [target] })
  const { verdict } = (await until('asking')).context
  expect([verdict?.done.map(({ id, added }) => [id, added]), verdict?.left.map(({ id, code }) => [id, code]), await held(user.id)]).toEqual([
    [[publisher.id, 1], [user.id, 1]],
    [[me.id, 'OWN_ACCOUNT']],
    [],
  ])
  spreading.send({ type: 'confirm' })
  await until('closed')
  expect([await held(publisher.id), await held(user.id), notified]).toEqual([[target.id], [target.id], [['restrictions.spread.done', { count: 2 }]]])
})

it('copies what is restricted for another user, and gives nothing twice', async () => {
  const { ports, spreading, until, target, held } = begin()
  await ports.restrictions.change({ of: 'access', userId: publisher.id }, { restrict: [target], lift: [] }, new AbortController().signal)
  spreading.send({ type: 'copy.ask', organizationId, targets: { userIds: [user.id] } })
  const { people } = (await until('choosing')).context
  expect(people.map(({ id }) => id)).not.toContain(user.id)
  spreading.send({ type: 'search.changed', search: publisher.firstName })
  await until('typing')
  const [source] = (await until('choosing')).context.people
  if (source === undefined) throw new Error('Nobody was found')
  expect(source.id).toBe(publisher.id)
  spreading.send({ type: 'source.chosen', source })
  await until('asking')
  spreading.send({ type: 'confirm' })
  await until('closed')
  expect(await held(user.id)).toEqual([target.id])
  spreading.send({ type: 'copy.ask', organizationId, targets: { userIds: [user.id] } })
  await until('choosing')
  spreading.send({ type: 'source.chosen', source })
  expect((await until('asking')).context.verdict?.left.map(({ code }) => code)).toEqual(['STALE_EDIT'])
  expect(spreading.getSnapshot().can({ type: 'confirm' })).toBe(false)
})

it('tries again what did not work', async () => {
  const { ports, spreading, until, target } = begin()
  ports.faults.fail('restrictions.spread', { code: 'UNREACHABLE' }, 1)
  spreading.send({ type: 'spread.ask', organizationId, targets: { userIds: [user.id] }, restrict: [target] })
  expect((await until('refused')).context.failure?.code).toBe('UNREACHABLE')
  spreading.send({ type: 'retry' })
  await until('asking')
  spreading.send({ type: 'cancel' })
  ports.faults.fail('users.list', { code: 'UNREACHABLE' }, 1)
  spreading.send({ type: 'copy.ask', organizationId, targets: { userIds: [user.id] } })
  await until('refused')
  spreading.send({ type: 'retry' })
  await until('choosing')
})
