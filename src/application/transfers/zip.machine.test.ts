import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { AGAIN_MS } from './reconnecting.ts'
import { createTransfersMachine } from './transfers.machine.ts'
import { isLeftOver } from './summary.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-20T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

const open = (ports: InMemoryPorts = inMemoryPorts()) => {
  const notify = vi.fn<(notification: Notification) => void>()
  const transfers = createActor(createTransfersMachine({ ...ports, notify, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const { harbour } = ports.sample.folders
  const want = async (folders: readonly string[] = [ports.sample.folders.photographs.id]) => {
    const selection = { kind: 'items', folders, assets: [] } as const
    transfers.send({ type: 'zip.wanted', asked: { from: 'library', type: 'RECORDS', selection }, label: { count: folders.length, name: harbour.name } })
    await settle()
  }
  const zips = () => transfers.getSnapshot().context.entries.flatMap((entry) => (entry.kind === 'zip' ? [entry.actor] : []))
  const states = () => zips().map((zip) => JSON.stringify(zip.getSnapshot().value).replaceAll(/["{}]/g, ''))
  const notified = () => notify.mock.calls.map(([{ kind, text }]) => [kind, text])
  return { ports, transfers, want, zips, states, notified }
}

describe('a zip', () => {
  it('is made by the server, then fetched by the browser without being asked to, and stays to be fetched again', async () => {
    const { ports, transfers, want, zips, states, notified } = open()
    const release = ports.faults.hold('zips.making')
    await want()
    expect([states(), transfers.getSnapshot().value, transfers.getSnapshot().hasTag('unsafeToLeave')]).toEqual([['making:packing'], 'elsewhere', false])
    const [progress] = transfers.getSnapshot().context.latest.values()
    expect(progress).toMatchObject({ kind: 'zip', state: 'WorkInProgress', sent: Math.floor((progress?.total ?? 0) / 2) })
    release()
    await settle()
    expect([states(), ports.downloads.begun.length, notified()]).toEqual([['ready:offered'], 1, [['success', 'library.downloadBegun']]])
    zips()[0]?.send({ type: 'fetch' })
    await settle()
    expect([states(), ports.downloads.begun.length]).toEqual([['ready:offered'], 2])
  })

  it('waits for its turn', async () => {
    const { ports, want, states } = open()
    ports.faults.hold('zips.line')
    await want()
    expect(states()).toEqual(['making:inLine'])
  })

  it('is listed after a reload, and not fetched by itself', async () => {
    const { ports, transfers, want } = open()
    const release = ports.faults.hold('zips.making')
    await want()
    transfers.stop()
    const after = open(ports)
    await settle()
    expect(after.states()).toEqual(['making:packing'])
    release()
    await settle()
    expect([after.states(), ports.downloads.begun, isLeftOver(after.transfers.getSnapshot())]).toEqual([['ready:offered'], [], true])
  })

  it('is not listed twice when it is heard of before the answer', async () => {
    const { ports, states, transfers } = open()
    const make = ports.zips.make.bind(ports.zips)
    ports.zips.make = async (...asked) => {
      const made = await make(...asked)
      // The answer takes its time; the zip is ready and told of before.
      await new Promise((done) => setTimeout(done, 500))
      return made
    }
    const selection = { kind: 'items', folders: [ports.sample.folders.photographs.id], assets: [] } as const
    transfers.send({ type: 'zip.wanted', asked: { from: 'library', type: 'RECORDS', selection }, label: { count: 1 } })
    await settle(100)
    expect(states()).toEqual(['asking:wanted', 'ready:offered'])
    await settle(500)
    expect([states(), ports.downloads.begun.length]).toEqual([['ready:offered'], 1])
  })

  it('tells why it failed, and is made anew when asked to', async () => {
    const { ports, transfers, want, zips, states, notified } = open()
    ports.faults.fail('zips.making', { code: 'DISK_FULL' }, 1)
    await want()
    expect([states(), zips()[0]?.getSnapshot().context.code, notified()]).toEqual([['failed'], 'DISK_FULL', [['failure', 'failure.DISK_FULL']]])
    transfers.send({ type: 'retry.all' })
    await settle()
    expect([states(), ports.downloads.begun.length]).toEqual([['ready:offered'], 1])
  })

  it('tells what the server refuses', async () => {
    const { ports, want, zips, states } = open()
    await want([ports.sample.folders.empty.id])
    expect([states(), zips()[0]?.getSnapshot().context.code]).toEqual([['failed'], 'ZIP_EMPTY'])
  })

  it('waits for a lost network, whatever it was at, and goes on', async () => {
    const { ports, want, states } = open()
    ports.faults.fail('zips.make', { code: 'UNREACHABLE' }, 1)
    await want()
    expect(states()).toEqual(['interrupted'])
    const release = ports.faults.hold('zips.making')
    await settle(AGAIN_MS)
    expect(states()).toEqual(['making:packing'])
    ports.connection.cut()
    expect(states()).toEqual(['making:disconnected'])
    ports.connection.restore()
    expect(states()).toEqual(['making:packing'])
    ports.faults.fail('downloads.begin', { code: 'UNREACHABLE' }, 1)
    release()
    await settle()
    expect(states()).toEqual(['ready:offline'])
    ports.connection.restore()
    await settle()
    expect([states(), ports.downloads.begun.length]).toEqual([['ready:offered'], 1])
  })

  it('is read anew when facts may have been missed', async () => {
    const { ports, want, states } = open()
    const publish = vi.spyOn(ports.sample.library, 'publish').mockImplementation(() => undefined)
    await want()
    expect(states()).toEqual(['making:inLine'])
    publish.mockRestore()
    ports.sample.library.publish({ kind: 'stream.reopened' })
    await settle()
    expect(states()).toEqual(['ready:offered'])
  })

  it('is stopped on the server when it is cancelled, also before that has answered', async () => {
    const { ports, transfers, want, states } = open()
    const held = ports.faults.hold('zips.making')
    await want()
    transfers.send({ type: 'cancel.all' })
    await settle()
    const answer = ports.faults.hold('zips.make')
    await want()
    transfers.send({ type: 'cancel.all' })
    expect([states(), transfers.getSnapshot().value]).toEqual([[], 'empty'])
    answer()
    await settle()
    held()
    ports.sample.library.publish({ kind: 'stream.reopened' })
    await settle()
    const { signal } = new AbortController()
    expect([states(), await ports.zips.list(signal), ports.downloads.begun]).toMatchObject([[], { success: [] }, []])
  })

  it('is gone when its time is over, when it is removed, and when another page has removed it', async () => {
    const { ports, want, zips, states } = open()
    await want()
    await want()
    await want()
    expect(states()).toEqual(['ready:offered', 'ready:offered', 'ready:offered'])
    const [first, second] = zips()
    first?.send({ type: 'remove' })
    await ports.zips.remove(second?.getSnapshot().context.zip?.id ?? '', new AbortController().signal)
    ports.sample.library.publish({ kind: 'stream.reopened' })
    await settle()
    expect(states()).toEqual(['ready:offered'])
    await settle(24 * 3_600_000)
    expect(states()).toEqual([])
  })

  it('is taken off the list with what is complete, and is there again after a reload', async () => {
    const { ports, transfers, want, states } = open()
    await want()
    transfers.send({ type: 'completed.remove' })
    ports.sample.library.publish({ kind: 'stream.reopened' })
    await settle()
    expect([states(), transfers.getSnapshot().value]).toEqual([[], 'empty'])
    const after = open(ports)
    await settle()
    expect(after.states()).toEqual(['ready:offered'])
  })
})

it('whoever may take nothing home is asked for no zips', async () => {
  const ports = inMemoryPorts()
  const list = vi.spyOn(ports.zips, 'list')
  open({ ...ports, mayTake: () => false })
  await settle()
  expect(list).not.toHaveBeenCalled()
})
