import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/memory/inMemoryApplication.ts'
import { LANES } from './lanes.ts'
import { createTransfersMachine } from './transfers.machine.ts'
import type { TransfersEvent } from './transfers.parts.ts'
import type { UploadEvent } from './upload.parts.ts'
import type { LocalFile } from './UploadGateway.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
  const start = () => createActor(createTransfersMachine({ ...ports, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const page = { transfers: start() }
  return { ...ports, library, destination: { type: 'RECORDS', folderId: folders.empty.id } as const, traffic, start, page }
}
type World = ReturnType<typeof open>

const snapshots = ({ page }: World) => page.transfers.getSnapshot().context.uploads.map((upload) => upload.getSnapshot())

/** What holds whatever has happened. */
const check = async (world: World) => {
  await settle()
  const { context, value } = world.page.transfers.getSnapshot()
  const uploads = snapshots(world)
  expect(context.uploads.map(({ id }) => context.heard.get(id)?.state)).toEqual(uploads.map(({ tags }) => [...tags][0]))
  expect(context.heard.size).toBe(uploads.length)
  expect(value).toBe(uploads.length === 0 ? 'empty' : uploads.some((upload) => upload.hasTag('WorkInProgress')) ? 'working' : 'settled')
  // What is complete is in the library, under its name; what is remembered over a reload is not.
  const complete = uploads.filter((upload) => upload.matches('complete')).map((upload) => upload.context)
  complete.forEach(({ receipt, name }) => expect(world.library.assets.get(receipt?.assetId ?? '')?.name).toBe(name))
  const remembered = world.resumables.all('user-1').map(({ id }) => id)
  expect(remembered.filter((id) => complete.some((upload) => upload.id === id))).toEqual([])
  expect(remembered.every((id) => context.heard.has(id))).toBe(true)
  expect(world.traffic.most).toBeLessThanOrEqual(LANES)
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
  ({ page }) =>
    page.transfers.getSnapshot().context.uploads.at(at)?.send(event)
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
    .map(([at, type]) => one(at, { type })),
  fc.tuple(fc.nat(6), fc.constantFrom(...FILES)).map(([at, file]) => one(at, { type: 'file.given', file })),
  fc.constantFrom<Step>(
    ({ faults }) => faults.fail('uploads.send', { code: 'UNREACHABLE' }),
    ({ faults }) => faults.fail('uploads.send', { code: 'DISK_FULL' }, 2),
    ({ faults }) => faults.fail('uploads.plan', { code: 'UNAVAILABLE' }, 1),
    ({ faults }) => void faults.hold('uploads.send'),
    ({ faults }) => faults.mend('uploads.send'),
    ({ reconnect }) => reconnect(),
    ({ uploads }) => uploads.arrived.clear(),
    reload,
  ),
)

/** Everything is well again, and a person answers every question. */
const bringHome = async (world: World) => {
  const { page, faults, reconnect } = world
  faults.mend('uploads.send')
  faults.mend('uploads.plan')
  // What a held call of the server still keeps is let go by pausing it.
  page.transfers.send({ type: 'pause.all' })
  for (let round = 0; round < 4; round += 1) {
    await settle()
    page.transfers
      .getSnapshot()
      .context.uploads.forEach((upload) => upload.send({ type: 'file.given', file: upload.getSnapshot().context.file }))
    page.transfers.send({ type: 'resume.all' })
    page.transfers.send({ type: 'retry.all' })
    page.transfers.send({ type: 'decide.all', decision: 'rename' })
    reconnect()
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
      const unfinished = snapshots(world).filter((upload) => !upload.matches('complete'))
      expect(unfinished.map(({ context }) => context.code)).toEqual(
        unfinished.map(({ context }) => (context.file.size === 0 ? 'FILE_EMPTY' : 'FILE_TYPE_NOT_SUPPORTED')),
      )
    }),
    { numRuns: 150 },
  )
})
