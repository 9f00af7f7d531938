import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createTransfersMachine } from '../transfers/transfers.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()

const open = (mayReadTexts = true) => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const transfers = createActor(createTransfersMachine({ ...ports, mayReadTexts: () => mayReadTexts, notify: (one) => notified.push(one), now: Date.now }), { input: { userId: 'user-1' } }).start()
  const settle = () => vi.advanceTimersByTimeAsync(10)
  const read = async (count = 2) => {
    const assets = ports.sample.pictures.slice(0, count).map(({ id }) => id)
    await ports.ocr.start('RECORDS', { kind: 'items', folders: [], assets }, { languages: [], again: false }, signal)
    await settle()
  }
  const entries = () => transfers.getSnapshot().context.entries.flatMap((entry) => (entry.kind === 'ocrRun' ? [entry.actor] : []))
  return { ports, transfers, notified, settle, read, entries, states: () => entries().map((actor) => actor.getSnapshot().value) }
}

it('comes onto the list when it begins, counts its pages, and tells how it ends', async () => {
  const { ports, transfers, notified, settle, read, entries, states } = open()
  const release = ports.faults.hold('ocr.work')
  await read()
  expect([states(), transfers.getSnapshot().value]).toEqual([['reading'], 'elsewhere'])
  expect(transfers.getSnapshot().context.latest.get(entries()[0]?.id ?? '')).toMatchObject({ kind: 'ocrRun', state: 'WorkInProgress', sent: 0, total: 2 })
  expect(entries()[0]?.getSnapshot().context.run.secondsLeft).toBe(6)
  release()
  await settle()
  expect([states(), transfers.getSnapshot().value]).toEqual([['done'], 'settled'])
  expect(notified).toEqual([expect.objectContaining({ kind: 'success', text: 'ocr.finished', values: { count: 2 } })])
})

it('tells what could not be read', async () => {
  const { ports, notified, settle, read, states } = open()
  ports.faults.fail('ocr.work', { code: 'UNEXPECTED' }, 1)
  await read(3)
  await settle()
  expect([states(), notified]).toMatchObject([['done'], [{ kind: 'success', text: 'ocr.finishedBut', values: { count: 2, failed: 1 } }]])
})

it('is gone once a person stopped it, here and on the server', async () => {
  const { ports, transfers, settle, read, entries, states } = open()
  ports.faults.hold('ocr.work')
  await read()
  entries()[0]?.send({ type: 'cancel' })
  await settle()
  expect([states(), transfers.getSnapshot().value]).toEqual([[], 'empty'])
  expect(await ports.ocr.runs(signal)).toMatchObject({ _tag: 'Success', success: [] })
})

it('what was begun before this page is found, and whoever may not have texts read asks for nothing', async () => {
  const { ports, settle, read } = open(false)
  ports.faults.hold('ocr.work')
  await read()
  const asked = vi.spyOn(ports.ocr, 'runs')
  ports.sample.library.publish({ kind: 'stream.reopened' })
  await settle()
  expect(asked).not.toHaveBeenCalled()
  const later = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  await settle()
  expect(later.getSnapshot().context.entries.map(({ kind }) => kind)).toEqual(['ocrRun'])
})
