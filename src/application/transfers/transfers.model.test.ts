import * as Result from 'effect/Result'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { TransferKind } from '../../domain/transfers/transfer.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { uploadsIn } from './entry.ts'
import { UPLOAD_SLOTS } from '../uploads/uploadSlots.ts'
import { createTransfersMachine } from './transfers.machine.ts'
import type { TransferCommand } from './news.ts'
import type { TransfersEvent } from './transfersContext.ts'
import type { UploadEvent } from './uploadContext.ts'
import type { LocalFile } from '../uploads/UploadGateway.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A page with transfers, on a server that can be asked how many files it is being sent at once. */
const open = () => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const traffic = { now: 0, most: 0 }
  const { uploads } = ports
  const send = uploads.send.bind(uploads)
  uploads.send = async (...sending) => {
    traffic.now += 1
    traffic.most = Math.max(traffic.most, traffic.now)
    return send(...sending).finally(() => (traffic.now -= 1))
  }
  const start = () => createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const page = { transfers: start() }
  return { ...ports, library, destination: { type: 'RECORDS', folderId: folders.empty.id } as const, traffic, start, page }
}
type World = ReturnType<typeof open>

const uploadsOn = ({ page }: World) => uploadsIn(page.transfers.getSnapshot().context)
const snapshots = (world: World) => uploadsOn(world).map((upload) => upload.getSnapshot())

type Word = readonly [kind: TransferKind, word: string | undefined]

/** How each transfer is doing, by its own machine. */
const words = ({ page }: World): readonly Word[] =>
  page.transfers.getSnapshot().context.entries.map(({ kind, actor }) => [kind, [...actor.getSnapshot().tags][0]])

/** The state of the whole that goes with those of its parts. */
const valueFor = (parts: readonly Word[]): string => {
  const active = parts.filter(([, word]) => word === 'WorkInProgress')
  if (parts.length === 0) return 'empty'
  if (active.some(([kind]) => kind === 'upload')) return 'working'
  return active.length > 0 ? 'elsewhere' : 'settled'
}

/** What holds whatever has happened. */
const check = async (world: World) => {
  await settle()
  const { context, value } = world.page.transfers.getSnapshot()
  const uploads = snapshots(world)
  expect(context.entries.map(({ kind, actor }) => [kind, context.latest.get(actor.id)?.state])).toEqual(words(world))
  expect(context.latest.size).toBe(context.entries.length)
  const zips = context.entries.flatMap((entry) => (entry.kind === 'zip' ? (entry.actor.getSnapshot().context.zip?.id ?? []) : []))
  expect(zips.length).toBe(new Set(zips).size)
  expect(value).toBe(valueFor(words(world)))
  // What is complete is in the library, under its name; what is remembered over a reload is not.
  const complete = uploads.filter((upload) => upload.matches('complete')).map((upload) => upload.context)
  complete.forEach(({ receipt, name }) => expect(world.library.assets.get(receipt?.assetId ?? '')?.name).toBe(name))
  const remembered = world.resumables.all('user-1').map(({ id }) => id)
  expect(remembered.filter((id) => complete.some((upload) => upload.id === id))).toEqual([])
  expect(remembered.every((id) => context.latest.has(id))).toBe(true)
  expect(world.traffic.most).toBeLessThanOrEqual(UPLOAD_SLOTS)
}

type Step = (world: World) => void | Promise<void>

const FILES: readonly LocalFile[] = ['a.jpg', 'b.jpg', 'c.pdf', 'd.png', 'e.exe', 'f.jpg', 'g.csv'].map((name, at) => ({
  name,
  size: at === 5 ? 0 : (at + 1) * 300_000,
  lastModified: 1,
}))

const drop =
  (files: readonly LocalFile[]): Step =>
  ({ page, destination }) =>
    page.transfers.send({ type: 'files.dropped', destination, folderName: 'To be sorted', files })
const all =
  (event: TransfersEvent): Step =>
  ({ page }) =>
    page.transfers.send(event)
const one =
  (at: number, event: UploadEvent): Step =>
  (world) =>
    uploadsOn(world).at(at)?.send(event)
const wanted: Step = ({ page }) => page.transfers.send({ type: 'file.wanted', name: 'a.jpg', address: '/content' })
const zipWanted: Step = ({ page, sample }) => {
  const selection = { kind: 'items', folders: [sample.folders.photographs.id], assets: [] } as const
  page.transfers.send({ type: 'zip.wanted', asked: { from: 'library', type: 'RECORDS', selection }, label: { count: 1 } })
}
/** Another page removes a zip, and this one has missed it until its stream is back. */
const removedElsewhere: Step = async ({ zips, library }) => {
  const listed = await zips.list(signal)
  if (Result.isSuccess(listed)) await zips.remove(listed.success[0]?.id ?? '', signal)
  library.publish({ kind: 'stream.reopened' })
}
const any =
  (at: number, event: TransferCommand): Step =>
  ({ page }) =>
    page.transfers.getSnapshot().context.entries.at(at)?.actor.send(event)
const reload: Step = (world) => {
  world.page.transfers.stop()
  world.page.transfers = world.start()
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.subarray([...FILES], { minLength: 1 }).map(drop),
  fc
    .constantFrom<TransfersEvent['type']>('pause.all', 'resume.all', 'retry.all', 'completed.remove')
    .map((type) => all({ type } as TransfersEvent)),
  fc.constantFrom('rename' as const, 'skip' as const).map((decision) => all({ type: 'decide.all', decision })),
  fc
    .tuple(fc.nat(6), fc.constantFrom('pause' as const, 'resume' as const, 'retry' as const, 'cancel' as const))
    .map(([at, type]) => any(at, { type })),
  fc.tuple(fc.nat(6), fc.constantFrom(...FILES)).map(([at, file]) => one(at, { type: 'file.given', file })),
  fc.constantFrom<Step>(
    ({ faults }) => faults.fail('uploads.send', { code: 'UNREACHABLE' }),
    ({ faults }) => faults.fail('uploads.send', { code: 'DISK_FULL' }, 2),
    ({ faults }) => faults.fail('uploads.plan', { code: 'UNAVAILABLE' }, 1),
    ({ faults }) => void faults.hold('uploads.send'),
    wanted,
    zipWanted,
    removedElsewhere,
    ({ faults }) => faults.fail('zips.make', { code: 'UNREACHABLE' }, 1),
    ({ faults }) => faults.fail('zips.making', { code: 'DISK_FULL' }, 1),
    ({ faults }) => faults.fail('zips.list', { code: 'UNREACHABLE' }, 1),
    ({ connection }) => connection.cut(),
    ({ library }) => library.publish({ kind: 'stream.reopened' }),
    ({ faults }) => faults.fail('downloads.begin', { code: 'UNREACHABLE' }, 2),
    ({ faults }) => faults.fail('downloads.begin', { code: 'RESOURCE_IN_TRASH' }, 1),
    ({ faults }) => faults.mend('uploads.send'),
    ({ faults }) => faults.mend('downloads.begin'),
    ({ connection }) => connection.restore(),
    ({ uploads }) => uploads.arrived.clear(),
    reload,
  ),
)

/** Everything is well again, and a person answers every question. */
const bringHome = async (world: World) => {
  const { page, faults, connection } = world
  faults.mend('uploads.send')
  faults.mend('uploads.plan')
  faults.mend('downloads.begin')
  for (const call of ['make', 'making', 'list']) faults.mend(`zips.${call}`)
  // What a held call of the server still keeps is let go by pausing it.
  page.transfers.send({ type: 'pause.all' })
  for (let round = 0; round < 4; round += 1) {
    await settle()
    uploadsOn(world).forEach((upload) => upload.send({ type: 'file.given', file: upload.getSnapshot().context.file }))
    page.transfers.send({ type: 'resume.all' })
    page.transfers.send({ type: 'retry.all' })
    page.transfers.send({ type: 'decide.all', decision: 'rename' })
    connection.restore()
  }
  await settle()
}

it('loses no file and stops no other, whatever happens in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (sequence) => {
      const world = open()
      for (const step of sequence) {
        await step(world)
        await check(world)
      }
      await bringHome(world)
      await check(world)
      expect(words(world).filter(([kind, word]) => kind !== 'upload' && word !== 'Complete')).toEqual([])
      const unfinished = snapshots(world).filter((upload) => !upload.matches('complete'))
      expect(unfinished.map(({ context }) => context.code)).toEqual(
        unfinished.map(({ context }) => (context.file.size === 0 ? 'FILE_EMPTY' : 'FILE_TYPE_NOT_SUPPORTED')),
      )
    }),
    { numRuns: 150 },
  )
})
