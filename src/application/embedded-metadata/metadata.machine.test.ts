import { describe, expect, it, vi } from 'vitest'
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
  /** The asset gets another file, of this type. */
  const replace = (assetId: string, mediaType = 'image/jpeg') => {
    const { library } = ports.sample
    const asset = library.assets.get(assetId)
    if (asset === undefined) throw new Error('There is no such asset')
    const { folderId, type, thumbnail, indexing } = asset
    library.assets.set(assetId, { ...asset, mediaType, contentVersion: `${asset.contentVersion}, replaced` })
    library.publish({ kind: 'asset.changed', assetId, folderId, type, thumbnail, indexing })
  }
  return { actor: metadata, ports, rests, look, replace, table, picture: pictures[0]?.id ?? '' }
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

describe('an asset whose file is replaced', () => {
  it('says nothing of the former file as soon as that is known, and has the new one read', async () => {
    const { actor, ports, rests, look, replace, picture } = open()
    look()
    await rests('ready')
    const release = ports.faults.hold('embeddedMetadata.job')
    replace(picture)
    await rests('waiting')
    expect(actor.getSnapshot().context.groups).toEqual([])
    release()
    await rests('ready')
    expect(actor.getSnapshot().context.groups[0]).toMatchObject({ group: 'description' })
  })

  it('is read where the former file could not be, or said nothing', async () => {
    const { actor, ports, rests, look, replace, picture, table } = open()
    ports.embeddedMetadata.breakFile(picture)
    look()
    await rests('unreadable')
    replace(picture)
    await rests('ready')
    look(table)
    await rests('none')
    replace(table)
    await rests('ready')
    expect(actor.getSnapshot().context.groups.length).toBeGreaterThan(0)
  })

  it('keeps what is shown until that is known, and where it cannot be asked', async () => {
    const { actor, ports, rests, look, replace, picture, table } = open()
    look()
    await rests('ready')
    const { groups } = actor.getSnapshot().context
    replace(table)
    expect(actor.getSnapshot().value).toBe('ready')
    ports.faults.fail('embeddedMetadata.read', { code: 'UNREACHABLE' }, 1)
    replace(picture)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.groups]).toEqual(['rereading', groups])
    await rests('ready')
    expect(actor.getSnapshot().context.groups).toEqual(groups)
    ports.faults.fail('embeddedMetadata.read', { code: 'ASSET_RESTRICTED_ACCESS' }, 1)
    replace(picture)
    await rests('failed')
    expect(actor.getSnapshot().context.groups).toEqual([])
  })
})
