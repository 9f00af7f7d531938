import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createMetadataMachine } from './metadata.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const { pictures, files } = ports.sample
  const metadata = createActor(createMetadataMachine(ports)).start()
  const rests = (state: string) => vi.waitFor(() => expect(metadata.getSnapshot().value).toBe(state))
  const look = (assetId = pictures[0]?.id ?? '') => metadata.send({ type: 'metadata.opened', resourceType: 'RECORDS', assetId })
  const table = files.find(({ name }) => name.endsWith('.csv'))?.id ?? ''
  return { actor: metadata, ports, rests, look, table, picture: pictures[0]?.id ?? '' }
}

it('a file that nobody has read yet is asked for, and shown when it has been read', async () => {
  const { actor, rests, look } = open()
  look()
  await rests('ready')
  expect(actor.getSnapshot().context.groups[0]).toMatchObject({ group: 'description' })
})

it('a file that says nothing of itself is not asked for', async () => {
  const { actor, ports, rests, look, table } = open()
  const ask = vi.spyOn(ports.embeddedMetadata, 'ask')
  look(table)
  await rests('none')
  expect([ask.mock.calls.length, actor.getSnapshot().context.groups]).toEqual([0, []])
})

it('what could not be read can be tried again', async () => {
  const { actor, ports, rests, look, picture } = open()
  ports.embeddedMetadata.breakFile(picture)
  look()
  await rests('unreadable')
  actor.send({ type: 'retry' })
  await rests('ready')
  ports.faults.fail('embeddedMetadata.read', { code: 'UNREACHABLE' }, 1)
  look()
  await rests('failed')
  expect(actor.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' })
  actor.send({ type: 'retry' })
  await rests('ready')
  ports.faults.fail('embeddedMetadata.read', { code: 'UNREACHABLE' }, 1)
  look()
  await rests('failed')
  // The connection is back.
  actor.send({ type: 'serverEvent', serverEvent: { kind: 'stream.reopened' } })
  await rests('ready')
})
