import * as Result from 'effect/Result'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { uploadsIn } from './entry.ts'
import { createTransfersMachine } from './transfers.machine.ts'
import type { LocalFile, PlanVerdict } from '../uploads/UploadGateway.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MB = 1024 * 1024
const file = (name = 'scan 2.jpg', size = 2 * MB): LocalFile => ({ name, size, lastModified: 1 })

const start = (ports: InMemoryPorts = inMemoryPorts()) => {
  const { library, pictures } = ports.sample
  const [picture] = pictures
  if (picture === undefined) throw new Error('The sample has no picture')
  const transfers = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const settle = (ms = 10) => vi.advanceTimersByTimeAsync(ms)
  const now = (): AssetDetail | undefined => library.assets.get(picture.id)
  const replace = async (by = file()) => {
    const { id, name, type, folderId, contentVersion: seen } = now() ?? picture
    transfers.send({ type: 'replacement.chosen', destination: { type, folderId }, folderName: 'Ships', asset: { id, name, seen }, file: by })
    await settle()
  }
  const last = () => uploadsIn(transfers.getSnapshot().context).at(-1)
  const notified = () => [last()?.getSnapshot().value, last()?.getSnapshot().context.code]
  return { ports, picture, transfers, settle, replace, last, notified, now }
}

it('a file of any name takes the place of the asset’s, which keeps its own and its old file', async () => {
  const { ports, picture, replace, notified, last, now } = start()
  await replace()
  expect(notified()).toEqual(['complete', undefined])
  expect([now()?.name, now()?.size, last()?.getSnapshot().context.receipt?.assetId]).toEqual([picture.name, 2 * MB, picture.id])
  expect(ports.sample.library.versions.of(picture.id).map(({ size }) => size)).toEqual([picture.size])
})

it.each([
  ['chart.png', 'FILE_DIFFERENT_TYPE'],
  ['chart.exe', 'FILE_TYPE_NOT_SUPPORTED'],
])('of another kind (%s) it is refused before a byte is sent', async (name, code) => {
  const { ports, replace, notified } = start()
  const send = vi.spyOn(ports.uploads, 'send')
  await replace(file(name))
  expect([notified(), send.mock.calls]).toEqual([['failed', code], []])
})

it.each([
  ['its asset is gone', 'ASSET_NOT_FOUND'],
  ['it is in the trash', 'RESOURCE_IN_TRASH'],
  ['it is kept from the person', 'ASSET_RESTRICTED_ACCESS'],
  ['the person may not edit it', 'PERMISSION_DENIED'],
  ['the storage is full', 'STORAGE_SIZE_EXCEEDED'],
] satisfies readonly (readonly [string, PlanVerdict['code']])[])('where %s it becomes no asset of its own', async (_, code) => {
  const { ports, picture, replace, notified } = start()
  const plan = vi.spyOn(ports.uploads, 'plan').mockResolvedValue(Result.succeed([{ code, proposal: null, existing: null }]))
  await replace()
  expect([notified(), plan.mock.lastCall?.[1]]).toEqual([['failed', code], [{ name: picture.name, size: 2 * MB, target: picture.id }]])
})

it.each(['renamed and moved', 'taken by another asset, and its folder gone'])('finds its asset when that was %s while it was on its way', async (change) => {
  const { ports, picture, replace, last, notified, settle, now } = start()
  const { library } = ports.sample
  const release = ports.faults.hold('uploads.send')
  await replace()
  const there = now()
  if (there === undefined) throw new Error('The picture is gone')
  const folderId = [...library.folders.values()].find(({ id, type }) => id !== there.folderId && type === there.type)?.id ?? ''
  library.assets.set(picture.id, { ...there, name: `Renamed.${picture.name.split('.').at(-1) ?? ''}`, folderId })
  if (change.startsWith('taken')) library.assets.set('other', { ...there, id: 'other' })
  release()
  await settle()
  expect([notified(), now()?.size, now()?.name, now()?.folderId]).toEqual([['complete', undefined], 2 * MB, expect.stringMatching(/^Renamed/), folderId])
  expect(last()?.getSnapshot().context.receipt?.assetId).toBe(picture.id)
})

it('does not replace what somebody else replaced meanwhile, until the person was told and wants it nonetheless', async () => {
  const { ports, picture, replace, last, notified, settle, now } = start()
  const release = ports.faults.hold('uploads.send')
  await replace()
  const theirs = now()
  if (theirs) ports.sample.library.assets.set(picture.id, { ...theirs, contentVersion: 'theirs', size: 7 })
  release()
  await settle()
  expect([notified(), now()?.size]).toEqual([['failed', 'FILE_REPLACED'], 7])
  last()?.send({ type: 'retry' })
  await settle()
  expect([notified(), now()?.size]).toEqual([['complete', undefined], 2 * MB])
})

it('goes on after a reload, for the same asset alone', async () => {
  const { ports, transfers, replace } = start()
  ports.faults.hold('uploads.send')
  await replace()
  transfers.stop()
  ports.faults.mend('uploads.send')
  const again = start(ports)
  expect(again.notified()).toEqual([{ awaitingFile: 'asking' }, undefined])
  const { type, folderId } = again.picture
  again.transfers.send({ type: 'files.dropped', destination: { type, folderId }, folderName: 'Ships', files: [file()] })
  await again.settle()
  const [first] = uploadsIn(again.transfers.getSnapshot().context)
  expect(first?.getSnapshot().matches('awaitingFile')).toBe(true)
  await again.replace()
  expect([first?.getSnapshot().value, again.now()?.size]).toEqual(['complete', 2 * MB])
})
