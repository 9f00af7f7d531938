import * as Result from 'effect/Result'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { uploadsIn } from './entry.ts'
import { UPLOAD_SLOTS } from '../uploads/uploadSlots.ts'
import { createTransfersMachine } from './transfers.machine.ts'
import { activeCount, countedOf, passingCount, totalOf } from './summary.ts'
import type { LocalFile } from '../uploads/UploadGateway.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MB = 1024 * 1024
const file = (name: string, size = MB): LocalFile => ({ name, size, lastModified: 1 })

const start = (ports: InMemoryPorts = inMemoryPorts()) => {
  const { empty } = ports.sample.folders
  const transfers = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  const drop = async (...files: readonly LocalFile[]) => {
    transfers.send({ type: 'files.dropped', destination: { type: 'RECORDS', folderId: empty.id }, folderName: empty.name, files })
    await settle()
  }
  const uploads = () => uploadsIn(transfers.getSnapshot().context)
  const states = () =>
    uploads().map((upload) => `${upload.getSnapshot().context.name}: ${JSON.stringify(upload.getSnapshot().value).replaceAll('"', '')}`)
  const stored = () => ports.sample.library.assetsIn('RECORDS', empty.id).map(({ name }) => name)
  return { ports, transfers, settle, drop, uploads, states, stored }
}

describe('transfers', () => {
  it('bring files into the folder they were dropped on', async () => {
    const { transfers, drop, states, stored } = start()
    expect(transfers.getSnapshot().value).toBe('empty')
    await drop(file('a.jpg'), file('b.pdf'))
    expect([states(), stored(), transfers.getSnapshot().value]).toEqual([
      ['a.jpg: complete', 'b.pdf: complete'],
      ['a.jpg', 'b.pdf'],
      'settled',
    ])
  })

  it('ask about all files at once, before a byte is sent', async () => {
    const { ports, drop, states } = start()
    const plan = vi.spyOn(ports.uploads, 'plan')
    const send = vi.spyOn(ports.uploads, 'send')
    await drop(file('a.exe'), file('b.jpg', 0), file('noextension'))
    expect([plan.mock.calls.length, send.mock.calls.length, states()]).toEqual([
      1,
      0,
      ['a.exe: failed', 'b.jpg: failed', 'noextension: failed'],
    ])
    await drop(file('c.jpg'))
    expect(states()[3]).toBe('c.jpg: complete')
  })

  it('offer to try again what can come later, never what is wrong in itself', async () => {
    const { ports, drop, transfers, settle, uploads, states } = start()
    ports.faults.fail('uploads.send', { code: 'DISK_FULL' }, 1)
    await drop(file('a.exe'), file('b.jpg', 0), file('c.jpg'))
    expect(uploads().map((upload) => upload.getSnapshot().can({ type: 'retry' }))).toEqual([false, false, true])
    transfers.send({ type: 'retry.all' })
    await settle()
    expect(states()).toEqual(['a.exe: failed', 'b.jpg: failed', 'c.jpg: complete'])
  })

  it('do not count as under way what waits for a decision, nor leave it alone', async () => {
    const { ports, transfers, drop } = start()
    await drop(file('a.jpg'))
    ports.faults.hold('uploads.send')
    await drop(file('a.jpg'), file('b.jpg', 3 * MB))
    const snapshot = transfers.getSnapshot()
    expect([activeCount(snapshot), passingCount(snapshot), totalOf(snapshot).total, countedOf(snapshot)]).toEqual([
      1,
      1,
      4 * MB,
      { uploaded: 1, rejected: 0, waiting: 1 },
    ])
    transfers.send({ type: 'cancel.all' })
    await drop(file('a.jpg'))
    expect(transfers.getSnapshot().hasTag('unsafeToLeave')).toBe(true)
  })

  it('do not ask after a reload for a file that was refused', async () => {
    const { ports, drop, states } = start()
    const send = ports.uploads.send.bind(ports.uploads)
    ports.uploads.send = async (sending, progress, signal) => {
      progress.kept('/v1/uploads/1')
      return sending.file.name === 'a.pdf' ? Result.fail({ code: 'FILE_TYPE_NOT_SUPPORTED', names: ['a.pdf'] }) : send(sending, progress, signal)
    }
    await drop(file('a.pdf'))
    expect(states()).toEqual(['a.pdf: failed'])
    expect(ports.resumables.all('user-1')).toEqual([])
    expect(start(ports).states()).toEqual([])
  })

  it('keep one failure from stopping the others', async () => {
    const { ports, drop, uploads, states } = start()
    ports.faults.fail('uploads.send', { code: 'DISK_FULL' }, 1)
    await drop(file('a.jpg'), file('b.jpg'), file('c.exe'), file('d.jpg'))
    expect(states()).toEqual(['a.jpg: failed', 'b.jpg: complete', 'c.exe: failed', 'd.jpg: complete'])
    expect(uploads().map((upload) => upload.getSnapshot().context.code)).toEqual([
      'DISK_FULL',
      undefined,
      'FILE_TYPE_NOT_SUPPORTED',
      undefined,
    ])
    uploads()[0]?.send({ type: 'retry' })
    await vi.advanceTimersByTimeAsync(0)
    expect(states()[0]).toBe('a.jpg: complete')
  })

  it('leave taken names to a person, for each file or for all', async () => {
    const { transfers, drop, settle, uploads, states, stored } = start()
    await drop(file('a.jpg'), file('b.jpg'), file('c.jpg'))
    await drop(file('a.jpg', 2 * MB), file('b.jpg', 2 * MB), file('c.jpg', 2 * MB), file('d.jpg'))
    expect(states().slice(3)).toEqual(['a.jpg: needsDecision', 'b.jpg: needsDecision', 'c.jpg: needsDecision', 'd.jpg: complete'])
    expect(uploads()[3]?.getSnapshot().context.proposal).toBe('a (2).jpg')
    const [, , , skipped, renamed] = uploads()
    skipped?.send({ type: 'skip' })
    renamed?.send({ type: 'rename', name: 'Quay.jpg' })
    transfers.send({ type: 'decide.all', decision: 'rename' })
    await settle()
    expect([states().slice(3), stored()]).toEqual([
      ['Quay.jpg: complete', 'c (2).jpg: complete', 'd.jpg: complete'],
      ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'Quay.jpg', 'c (2).jpg'],
    ])
  })

  it('take the place of what has their name, one or all; two of one name do not, but become another file', async () => {
    const { ports, transfers, drop, settle, uploads, states, stored } = start()
    await drop(file('a.jpg'), file('b.jpg'))
    await drop(file('a.jpg', 2 * MB), file('b.jpg', 3 * MB), file('c.jpg'), file('C.jpg', 4 * MB))
    uploads()[2]?.send({ type: 'replace' })
    await settle(10)
    expect(states()[2]).toBe('a.jpg: complete')
    uploads()[5]?.send({ type: 'replace' })
    expect(states()[5]).toBe('C.jpg: needsDecision')
    transfers.send({ type: 'decide.all', decision: 'replace' })
    await settle(10)
    expect(stored()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'C (2).jpg'])
    const { library, folders } = ports.sample
    expect(library.assetsIn('RECORDS', folders.empty.id).map(({ size }) => size / MB)).toEqual([2, 3, 1, 4])
  })

  it('ask again when what they were to replace is gone', async () => {
    const { ports, drop, settle, uploads, states } = start()
    await drop(file('a.jpg'))
    await drop(file('a.jpg', 2 * MB))
    ports.faults.fail('uploads.send', { code: 'ASSET_NOT_FOUND' }, 1)
    uploads()[1]?.send({ type: 'replace' })
    await settle(10)
    expect([states()[1], uploads()[1]?.getSnapshot().context.replaces]).toEqual(['a.jpg: needsDecision', undefined])
  })

  it('travel a few at a time, and say how far they are together', async () => {
    const { ports, transfers, drop, states, settle } = start()
    const release = ports.faults.hold('uploads.send')
    await drop(...Array.from({ length: UPLOAD_SLOTS + 2 }, (_, step) => file(`${step}.jpg`)))
    expect(states().filter((state) => state.includes('uploading')).length).toBe(UPLOAD_SLOTS)
    expect([
      activeCount(transfers.getSnapshot()),
      transfers.getSnapshot().hasTag('unsafeToLeave'),
      totalOf(transfers.getSnapshot()),
    ]).toEqual([UPLOAD_SLOTS + 2, true, { sent: 0, total: (UPLOAD_SLOTS + 2) * MB, fraction: 0, remaining: undefined }])
    release()
    await settle(10)
    expect([activeCount(transfers.getSnapshot()), totalOf(transfers.getSnapshot())]).toEqual([
      0,
      { sent: (UPLOAD_SLOTS + 2) * MB, total: (UPLOAD_SLOTS + 2) * MB, fraction: 1, remaining: 0 },
    ])
  })

  it('stop at a pause, give their turn to others, and go on where they stopped', async () => {
    const { ports, drop, uploads, states, settle } = start()
    const release = ports.faults.hold('uploads.send')
    await drop(...Array.from({ length: UPLOAD_SLOTS + 1 }, (_, step) => file(`${step}.jpg`)))
    uploads()[0]?.send({ type: 'pause' })
    await settle()
    expect([states()[0], states()[UPLOAD_SLOTS]]).toEqual(['0.jpg: paused', `${UPLOAD_SLOTS}.jpg: {travelling:uploading}`])
    release()
    await settle()
    const send = vi.spyOn(ports.uploads, 'send')
    uploads()[0]?.send({ type: 'resume' })
    await settle()
    expect([states()[0], send.mock.calls[0]?.[0].address]).toEqual(['0.jpg: complete', expect.stringMatching(/^memory:/)])
  })

  it('stop at a pause before they are checked as well, one or all, and go on where they stopped', async () => {
    const { ports, transfers, drop, uploads, states, stored, settle } = start()
    const release = ports.faults.hold('uploads.plan')
    await drop(file('a.jpg'), file('b.jpg'), file('c.jpg'))
    expect(uploads()[0]?.getSnapshot().can({ type: 'pause' })).toBe(true)
    uploads()[0]?.send({ type: 'pause' })
    await settle()
    expect(uploads().map((upload) => upload.getSnapshot().can({ type: 'resume' }))).toEqual([true, false, false])
    transfers.send({ type: 'pause.all' })
    release()
    await settle(10)
    expect(stored()).toEqual([])
    uploads()[1]?.send({ type: 'resume' })
    await settle(10)
    expect(stored()).toEqual(['b.jpg'])
    transfers.send({ type: 'resume.all' })
    await settle(10)
    expect(states()).toEqual(['a.jpg: complete', 'b.jpg: complete', 'c.jpg: complete'])
  })

  it('go on by themselves after the network was gone', async () => {
    const { ports, drop, states, settle } = start()
    ports.faults.fail('uploads.send', { code: 'UNREACHABLE' })
    await drop(file('a.jpg'))
    expect(states()).toEqual(['a.jpg: interrupted'])
    await settle(10_000)
    expect(states()).toEqual(['a.jpg: interrupted'])
    ports.faults.mend('uploads.send')
    ports.connection.restore()
    await settle()
    expect(states()).toEqual(['a.jpg: complete'])
  })

  it('begin anew when the server has lost what had arrived', async () => {
    const { ports, drop, states, settle, uploads } = start()
    ports.faults.fail('uploads.send', { code: 'UNREACHABLE' }, 1)
    await drop(file('a.jpg'))
    ports.uploads.arrived.clear()
    uploads()[0]?.send({ type: 'resume' })
    await settle()
    expect(states()).toEqual(['a.jpg: complete'])
  })

  it('ask for their file after a reload, refuse another one, and go on with the right one', async () => {
    const { ports, transfers, drop, settle } = start()
    ports.faults.hold('uploads.send')
    await drop(file('a.jpg'), file('b.jpg'))
    transfers.stop()
    ports.faults.mend('uploads.send')
    const after = start(ports)
    await settle()
    expect(after.states()).toEqual(['a.jpg: {awaitingFile:asking}', 'b.jpg: {awaitingFile:asking}'])
    const shown = () => [...after.transfers.getSnapshot().context.latest.values()].map(({ state }) => state)
    expect(shown()).toEqual(['Unknown', 'Unknown'])
    after.uploads()[0]?.send({ type: 'file.given', file: file('a.jpg', 2 * MB) })
    expect(after.states()[0]).toBe('a.jpg: {awaitingFile:wrongFile}')
    // Dropping the file where it was going is as good as giving it.
    await after.drop(file('b.jpg'), file('a.jpg'))
    expect([after.states(), after.stored()]).toEqual([['a.jpg: complete', 'b.jpg: complete'], expect.arrayContaining(['a.jpg', 'b.jpg'])])
    expect(shown()).toEqual(['Complete', 'Complete'])
    expect(ports.resumables.all('user-1')).toEqual([])
  })

  it('are told apart from what was remembered in the same millisecond', async () => {
    const { ports, transfers, drop } = start()
    ports.faults.hold('uploads.send')
    await drop(file('a.exe'), file('b.jpg'))
    transfers.stop()
    const after = start(ports)
    await after.settle()
    await after.drop(file('c.jpg'))
    expect(after.states()).toEqual(['b.jpg: {awaitingFile:asking}', 'c.jpg: {travelling:uploading}'])
    expect([...after.transfers.getSnapshot().context.latest.values()].map(({ state }) => state)).toEqual(['Unknown', 'WorkInProgress'])
  })

  it('belong to the user who began them', async () => {
    const { ports, transfers, drop } = start()
    ports.faults.hold('uploads.send')
    await drop(file('a.jpg'))
    transfers.stop()
    const other = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-2' } }).start()
    expect(other.getSnapshot().value).toBe('empty')
  })

  it('give up what is cancelled, on the server as well', async () => {
    const { ports, transfers, drop, settle, states } = start()
    const release = ports.faults.hold('uploads.send')
    await drop(file('a.jpg'), file('b.jpg'))
    transfers.send({ type: 'cancel.all' })
    release()
    await settle()
    expect([states(), transfers.getSnapshot().value, ports.uploads.arrived.size, ports.resumables.all('user-1')]).toEqual([
      [],
      'empty',
      0,
      [],
    ])
  })

  it('can be taken off the list once complete', async () => {
    const { transfers, drop, states } = start()
    await drop(file('a.jpg'), file('b.exe'))
    transfers.send({ type: 'completed.hide' })
    expect(transfers.getSnapshot().context.shown).toEqual({ kind: 'all', hideCompleted: true })
    transfers.send({ type: 'completed.remove' })
    expect(states()).toEqual(['b.exe: failed'])
  })
})
