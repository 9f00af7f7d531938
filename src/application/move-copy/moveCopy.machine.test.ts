import { createActor, waitFor } from 'xstate'
import { beforeEach, expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { askMoveCopy } from './askMoveCopy.ts'
import { createMoveCopyMachine, type MoveCopySnapshot } from './moveCopy.machine.ts'
import type { MoveCopyRequest } from './moveCopyContext.ts'
import { listKey } from '../folders/followFolder.ts'
import { createSelectionMachine } from '../selection/selection.machine.ts'
import { pickingThere } from './showingThere.ts'

const { signal } = new AbortController()

const start = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const selection = createActor(createSelectionMachine(ports)).start()
  const pickThere = pickingThere(selection, ports)
  const moveCopy = createActor(createMoveCopyMachine({ ...ports, notify: (notification) => notified.push(notification), pickThere })).start()
  return { ports, notified, moveCopy, selection }
}

let stage: ReturnType<typeof start>
beforeEach(() => {
  stage = start()
})

const reach = (state: MoveCopySnapshot['value']) => waitFor(stage.moveCopy, (snapshot) => snapshot.matches(state as never))

const asking = (action: 'copy' | 'move', ids: { readonly folders?: readonly string[]; readonly assets?: readonly string[] }): MoveCopyRequest => ({
  action,
  type: 'RECORDS',
  selection: { kind: 'items', folders: ids.folders ?? [], assets: ids.assets ?? [] },
  count: (ids.folders?.length ?? 0) + (ids.assets?.length ?? 0),
})

const folderAt = async (parentId: string | null, name: string) => {
  const made = await stage.ports.folders.create('RECORDS', parentId, name, signal)
  if (made._tag === 'Failure') throw new Error(made.failure.code)
  return made.success
}

const namesIn = async (parentId: string | null): Promise<readonly string[]> => {
  const listed = await stage.ports.folders.children({ type: 'RECORDS', parentId, sort: 'name', direction: 'asc' }, signal)
  return listed._tag === 'Success' ? listed.success.folders.map(({ name }) => name) : []
}

it('asks where to, and moves there; the move can be undone from what is told', async () => {
  const [from, to] = [await folderAt(null, 'From'), await folderAt(null, 'To')]
  const moved = await folderAt(from.id, 'Moved')
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('move', { folders: [moved.id] }) })
  expect(stage.moveCopy.getSnapshot().value).toBe('choosing')
  stage.moveCopy.send({ type: 'go' })
  expect(stage.moveCopy.getSnapshot().value).toBe('choosing')
  stage.moveCopy.send({ type: 'destination.chosen', destination: { folderId: to.id, name: 'To' } })
  stage.moveCopy.send({ type: 'go' })
  await reach('closed')
  expect(await namesIn(to.id)).toEqual(['Moved'])
  expect(stage.notified).toMatchObject([{ kind: 'success', text: 'moveCopy.notices.move', values: { count: 1, folder: 'To' } }])
  stage.notified[0]?.action?.run()
  await expect.poll(() => namesIn(from.id)).toEqual(['Moved'])
})

it('leads to where something was moved, where it is selected then', async () => {
  const [from, to] = [await folderAt(null, 'From'), await folderAt(null, 'To')]
  const [moved, gone] = [await folderAt(from.id, 'Moved'), await folderAt(from.id, 'Moved on')]
  const destination = { folderId: to.id, name: 'To' }
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('move', { folders: [moved.id, gone.id] }), destination })
  await reach('closed')
  await stage.ports.moving.move({ type: 'RECORDS', selection: { kind: 'items', folders: [gone.id], assets: [] }, destinationId: from.id }, {}, signal)
  expect(stage.notified[0]?.link).toMatchObject({ text: 'moveCopy.showThere', to: `/records/folders/${to.id}` })
  stage.notified[0]?.link?.followed?.()
  await expect.poll(() => stage.selection.getSnapshot().context.elsewhere.size).toBe(1)
  stage.selection.send({ type: 'list.shown', key: listKey('RECORDS', to.id), folders: [moved], list: undefined, total: 0 })
  expect([...stage.selection.getSnapshot().context.picked.keys()]).toEqual([moved.id])
})

it('leads to a copy, but not where one is', async () => {
  const [one, to] = [await folderAt(null, 'One'), await folderAt(null, 'To')]
  const copying = (path: readonly string[], folderId: string) => {
    stage.moveCopy.send({ type: 'moveCopy.open', asked: { action: 'copy', type: 'RECORDS', selection: { kind: 'items', folders: [one.id], assets: [] }, count: 1, path }, destination: { folderId, name: 'To' } })
    return reach('closed')
  }
  await copying([], to.id)
  await copying([to.id], to.id)
  expect(stage.notified[0]).toMatchObject({ kind: 'success', text: 'moveCopy.notices.copy', values: { count: 1, folder: 'To' } })
  expect(stage.notified.map(({ link }) => link?.to)).toEqual([`/records/folders/${to.id}`, undefined])
})

it('selects copies where they are shown, under the names that they got, and what was copied not', async () => {
  const [one, to] = [await folderAt(null, 'One'), await folderAt(null, 'To')]
  await folderAt(to.id, 'One')
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('copy', { folders: [one.id] }), destination: { folderId: to.id, name: 'To' } })
  await reach('deciding')
  stage.moveCopy.send({ type: 'decide', id: one.id, decision: 'rename' })
  stage.moveCopy.send({ type: 'go' })
  await reach('closed')
  stage.notified[0]?.link?.followed?.()
  await expect.poll(() => stage.selection.getSnapshot().context.elsewhere.size).toBe(1)
  const listed = await stage.ports.folders.children({ type: 'RECORDS', parentId: to.id, sort: 'name', direction: 'asc' }, signal)
  const folders = listed._tag === 'Success' ? listed.success.folders : []
  stage.selection.send({ type: 'list.shown', key: listKey('RECORDS', to.id), folders, list: undefined, total: 0 })
  expect([...stage.selection.getSnapshot().context.picked.values()].map(({ name }) => name)).toEqual(['One (2)'])
})

it('answers whether it was done', async () => {
  const [one, to] = [await folderAt(null, 'One'), await folderAt(null, 'To')]
  const given = askMoveCopy(stage.moveCopy, asking('copy', { folders: [one.id] }))
  stage.moveCopy.send({ type: 'close' })
  expect(await given).toBe(false)
  expect(await askMoveCopy(stage.moveCopy, asking('copy', { folders: [one.id] }), { folderId: to.id, name: 'To' })).toBe(true)
})

it('what was dropped on a folder is not asked where to', async () => {
  const [one, to] = [await folderAt(null, 'One'), await folderAt(null, 'To')]
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('copy', { folders: [one.id] }), destination: { folderId: to.id, name: 'To' } })
  await reach('closed')
  expect(await namesIn(to.id)).toEqual(['One'])
})

it('asks about each taken name, and goes on when all are decided', async () => {
  const [from, to] = [await folderAt(null, 'From'), await folderAt(null, 'To')]
  await folderAt(to.id, 'Same')
  const same = await folderAt(from.id, 'Same')
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('move', { folders: [same.id] }), destination: { folderId: to.id, name: 'To' } })
  await reach('deciding')
  stage.moveCopy.send({ type: 'go' })
  expect(stage.moveCopy.getSnapshot().value).toBe('deciding')
  stage.moveCopy.send({ type: 'decide', id: same.id, decision: 'rename' })
  stage.moveCopy.send({ type: 'go' })
  await reach('closed')
  expect(await namesIn(to.id)).toEqual(['Same', 'Same (2)'])
})

it.each(['dropped there', 'chosen'])('what is copied into its own folder becomes a second one at once, and nothing is asked: %s', async (how) => {
  const place = await folderAt(null, 'Place')
  const one = await folderAt(place.id, 'One')
  const walked: unknown[] = []
  stage.moveCopy.subscribe(({ value }) => walked.push(value))
  const asked = { ...asking('copy', { folders: [one.id] }), path: [place.id] } as MoveCopyRequest
  const destination = { folderId: place.id, name: 'Place' }
  stage.moveCopy.send({ type: 'moveCopy.open', asked, ...(how === 'chosen' ? {} : { destination }) })
  if (how === 'chosen') stage.moveCopy.send({ type: 'destination.chosen', destination })
  stage.moveCopy.send({ type: 'go' })
  await reach('closed')
  expect(await namesIn(place.id)).toEqual(['One', 'One (2)'])
  expect(walked).not.toContain('planning')
})

it('decides for all at once; a folder never replaces another', async () => {
  const [from, to] = [await folderAt(null, 'From'), await folderAt(null, 'To')]
  await folderAt(to.id, 'Same')
  const same = await folderAt(from.id, 'Same')
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('move', { folders: [same.id] }), destination: { folderId: to.id, name: 'To' } })
  await reach('deciding')
  stage.moveCopy.send({ type: 'decide.all', decision: 'replace' })
  stage.moveCopy.send({ type: 'go' })
  await reach('closed')
  expect(await namesIn(to.id)).toEqual(['Same', 'Same (2)'])
})

it('a folder does not go into itself: refused, with another try elsewhere', async () => {
  const one = await folderAt(null, 'One')
  const inner = await folderAt(one.id, 'Inner')
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('move', { folders: [one.id] }), destination: { folderId: inner.id, name: 'Inner' } })
  const { context } = await reach('refused')
  expect(context.failure).toEqual({ code: 'FOLDER_MOVE_TO_CHILD' })
  stage.moveCopy.send({ type: 'back' })
  expect(stage.moveCopy.getSnapshot().value).toBe('choosing')
})

it.each(['moving.plan', 'moving.move'])('what is asked for while something moves is done after it, and neither is lost: %s', async (call) => {
  const [to, ...folders] = [await folderAt(null, 'To'), await folderAt(null, 'One'), await folderAt(null, 'Two'), await folderAt(null, 'Three')]
  const release = stage.ports.faults.hold(call)
  const done = folders.map(({ id }) => askMoveCopy(stage.moveCopy, asking('move', { folders: [id] }), { folderId: to.id, name: 'To' }))
  release()
  expect(await Promise.all(done)).toEqual([true, true, true])
  expect([await namesIn(to.id), stage.notified.map(({ kind }) => kind)]).toEqual([['One', 'Three', 'Two'], ['success', 'success', 'success']])
})

it('goes on with the next where one is refused and left', async () => {
  const [one, two, to] = [await folderAt(null, 'One'), await folderAt(null, 'Two'), await folderAt(null, 'To')]
  const inner = await folderAt(one.id, 'Inner')
  const first = askMoveCopy(stage.moveCopy, asking('move', { folders: [one.id] }), { folderId: inner.id, name: 'Inner' })
  const second = askMoveCopy(stage.moveCopy, asking('move', { folders: [two.id] }), { folderId: to.id, name: 'To' })
  await reach('refused')
  stage.moveCopy.send({ type: 'close' })
  expect([await first, await second, await namesIn(to.id)]).toEqual([false, true, ['Two']])
})

it('what was cut moves once, however often it is pasted meanwhile', async () => {
  const [one, to] = [await folderAt(null, 'One'), await folderAt(null, 'To')]
  const asked = asking('move', { folders: [one.id] })
  const pasted = [asked, { ...asked }].map((each) => askMoveCopy(stage.moveCopy, each, { folderId: to.id, name: 'To' }))
  expect(await Promise.all(pasted)).toEqual([true, false])
  expect([stage.moveCopy.getSnapshot().value, stage.notified.map(({ kind }) => kind)]).toEqual(['closed', ['success']])
})

it('asks again when somebody was quicker with a name', async () => {
  const [one, to] = [await folderAt(null, 'One'), await folderAt(null, 'To')]
  const release = stage.ports.faults.hold('moving.move')
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('move', { folders: [one.id] }), destination: { folderId: to.id, name: 'To' } })
  await reach('moveCopy')
  await folderAt(to.id, 'One')
  release()
  expect((await reach('deciding')).context.conflicts).toMatchObject([{ name: 'One', freeName: 'One (2)' }])
})

it('says so when a name is taken of which no plan knows, and tries again when it is asked to', async () => {
  const [one, to] = [await folderAt(null, 'One'), await folderAt(null, 'To')]
  stage.ports.faults.fail('moving.move', { code: 'FOLDER_ALREADY_EXISTS', names: ['One'] }, 3)
  const walked: unknown[] = []
  stage.moveCopy.subscribe(({ value }) => walked.push(value))
  stage.moveCopy.send({ type: 'moveCopy.open', asked: asking('move', { folders: [one.id] }), destination: { folderId: to.id, name: 'To' } })
  const { context } = await reach('refused')
  expect([walked, context.failure]).toEqual([['planning', 'moveCopy', 'planning', 'refused'], { code: 'FOLDER_ALREADY_EXISTS', names: ['One'] }])
  stage.ports.faults.mend('moving.move')
  stage.moveCopy.send({ type: 'go' })
  await reach('closed')
  expect(await namesIn(to.id)).toEqual(['One'])
})

it('many things are only begun: restored behind, as is told', async () => {
  const lost = await folderAt(null, 'Lost')
  const selection = { kind: 'items', folders: [lost.id], assets: [] } as const
  await stage.ports.trash.trash('RECORDS', selection, signal)
  stage.ports.bulkOperations.atOnce = 0
  stage.moveCopy.send({ type: 'moveCopy.open', asked: { action: 'restore', type: 'RECORDS', selection, count: 1, name: 'Lost' } })
  const { context } = await reach('closed')
  expect(context).toMatchObject({ begun: { action: 'restore', count: 1 }, outcome: undefined })
  expect(stage.notified).toMatchObject([{ kind: 'info', text: 'moveCopy.begun.restoreOne', values: { name: 'Lost' } }])
  await expect.poll(() => namesIn(null)).toContain('Lost')
})

it('what cannot go back to where it lay is offered another folder', async () => {
  const [outer, to] = [await folderAt(null, 'Outer'), await folderAt(null, 'To')]
  const inner = await folderAt(outer.id, 'Inner')
  const selection = (ids: readonly string[]) => ({ kind: 'items', folders: ids, assets: [] }) as const
  await stage.ports.trash.trash('RECORDS', selection([inner.id]), signal)
  await stage.ports.trash.trash('RECORDS', selection([outer.id]), signal)
  stage.moveCopy.send({ type: 'moveCopy.open', asked: { action: 'restore', type: 'RECORDS', selection: selection([inner.id]), count: 1, name: 'Inner' } })
  const { context } = await reach('blocked')
  expect(context.blocked).toMatchObject([{ name: 'Inner', by: 'trashed' }])
  stage.moveCopy.send({ type: 'back' })
  stage.moveCopy.send({ type: 'destination.chosen', destination: { folderId: to.id, name: 'To' } })
  stage.moveCopy.send({ type: 'go' })
  await reach('closed')
  expect(await namesIn(to.id)).toEqual(['Inner'])
  expect(stage.notified).toMatchObject([{ text: 'moveCopy.notices.restoreOne', values: { name: 'Inner' } }])
})
