import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { itemsSelected, type Selection } from '../../domain/items/selection.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createWebReadyMachine } from './webReady.machine.ts'
import { WEB_READY_AT_ONCE } from './WebReadyGateway.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const actor = createActor(createWebReadyMachine({ ...ports, notify: (notification) => notified.push(notification) })).start()
  const { papers } = ports.sample.folders
  const ready = () => ports.sample.library.assetsIn('RECORDS', papers.id).filter(({ webReady }) => webReady).map(({ name }) => name)
  const want = (webReady: boolean) =>
    actor.send({ type: 'webReady.wanted', items: [{ kind: 'folder', id: papers.id, name: papers.name }], webReady, door: 'library' })
  return { ports, notified, actor, papers, ready, want, state: () => actor.getSnapshot().value }
}

it('asks before a folder and all in it become web ready, and takes back just what it changed', async () => {
  const { notified, actor, ready, want, state } = begin()
  const before = ready()
  expect(before.length).toBeGreaterThan(0)
  want(true)
  expect(state()).toBe('confirming')
  actor.send({ type: 'confirm', silence: false })
  await expect.poll(() => notified.at(-1)?.text).toBe('webReady.set')
  expect([state(), ready().length, notified.at(-1)?.values?.['count']]).toEqual(['closed', 6, 7 - before.length])
  notified.at(-1)?.action?.run()
  await expect.poll(ready).toEqual(before)
})

it('tells how many items it concerns before it is confirmed', async () => {
  const { ports, actor, ready, want, state } = begin()
  const reached = () => actor.getSnapshot().context.reached
  const before = ready()
  want(true)
  expect(reached()).toBeUndefined()
  await expect.poll(reached).toBe(7 - before.length)
  actor.send({ type: 'cancel' })
  ports.faults.fail('webReady.plan', { code: 'UNREACHABLE' })
  want(true)
  expect([state(), reached()]).toEqual(['confirming', undefined])
})

it('changes nothing when it is called off', () => {
  const { actor, ready, want, state } = begin()
  const before = ready()
  want(true)
  actor.send({ type: 'cancel' })
  expect([state(), ready()]).toEqual(['closed', before])
})

it('does not ask again who chose so, and never before something is taken off', async () => {
  const { ports, notified, actor, ready, want, state } = begin()
  want(false)
  expect(state()).toBe('changing')
  await expect.poll(ready).toEqual([])
  want(true)
  actor.send({ type: 'confirm', silence: true })
  await expect.poll(() => ready().length).toBe(6)
  expect(ports.confirmations.isSilenced('webReady')).toBe(true)
  want(false)
  await expect.poll(() => notified.at(-1)?.text).toBe('webReady.skipped')
  want(true)
  expect(state()).toBe('changing')
})

it('tells that something is kept from publication, and stays where it was', async () => {
  const { ports, notified, actor, papers, want, state } = begin()
  await ports.restrictions.change({ of: 'publication' }, { restrict: [{ kind: 'folder', id: papers.id }], lift: [] }, new AbortController().signal)
  want(true)
  actor.send({ type: 'confirm', silence: false })
  await expect.poll(state).toBe('refused')
  actor.send({ type: 'cancel' })
  expect([state(), notified]).toEqual(['closed', []])
})

/** All pictures of the sample, selected: more than a call names of single ones. */
const beginMany = () => {
  const { ports, notified, actor } = begin()
  const pictures = ports.sample.pictures.map(({ id }) => ({ kind: 'asset' as const, id }))
  const ids = new Set(pictures.map(({ id }) => id))
  const readyOnes = () => [...ports.sample.library.assets.values()].filter(({ id, webReady }) => ids.has(id) && webReady).map(({ id }) => id)
  const confirmed = (selection: Selection = itemsSelected(pictures)) => {
    actor.send({ type: 'webReady.wanted', items: [], selected: { type: 'RECORDS', selection, count: pictures.length }, webReady: true, door: 'library' })
    actor.send({ type: 'confirm', silence: false })
  }
  return { ports, notified, actor, pictures, readyOnes, confirmed }
}

it('changes any number that is selected in one call, and takes back just what it changed', async () => {
  const { notified, pictures, readyOnes, confirmed } = beginMany()
  const before = readyOnes()
  expect(pictures.length).toBeGreaterThan(WEB_READY_AT_ONCE)
  confirmed()
  await expect.poll(() => notified.at(-1)?.values?.['count']).toBe(pictures.length - before.length)
  expect(readyOnes().length).toBe(pictures.length)
  notified.at(-1)?.action?.run()
  await expect.poll(readyOnes).toEqual(before)
})

it('tells how many of a selection it concerns', async () => {
  const { actor, pictures, readyOnes } = beginMany()
  const selected = { type: 'RECORDS' as const, selection: itemsSelected(pictures), count: pictures.length }
  actor.send({ type: 'webReady.wanted', items: [], selected, webReady: true, door: 'library' })
  await expect.poll(() => actor.getSnapshot().context.reached).toBe(pictures.length - readyOnes().length)
})

it('changes none of what was named where one of it is kept from publication, and leaves that out of a whole list', async () => {
  const { ports, notified, actor, readyOnes, confirmed } = beginMany()
  const before = readyOnes()
  const kept = ports.sample.pictures.find(({ webReady }) => !webReady) ?? { id: '', folderId: '' }
  await ports.restrictions.change({ of: 'publication' }, { restrict: [{ kind: 'asset', id: kept.id }], lift: [] }, new AbortController().signal)
  confirmed()
  await expect.poll(() => actor.getSnapshot().value).toBe('refused')
  expect([readyOnes(), notified]).toEqual([before, []])
  actor.send({ type: 'cancel' })
  confirmed({ kind: 'contents', folderId: kept.folderId, except: [] })
  await expect.poll(() => notified.at(-1)).toMatchObject({ text: 'webReady.setButKept', values: { kept: 1 } })
  expect(readyOnes()).not.toContain(kept.id)
})

it('begins what is of many things, and goes on with what is wanted next', async () => {
  const { ports, notified, actor, papers, ready, want, state } = begin()
  ports.bulkOperations.atOnce = 1
  want(true)
  actor.send({ type: 'confirm', silence: false })
  await expect.poll(() => notified).toMatchObject([{ kind: 'info', text: 'moveCopy.begun.webReadyOne', values: { name: papers.name } }])
  expect(state()).toBe('closed')
  await expect.poll(() => ready().length).toBe(6)
})

it('makes a change that is asked for while another one is being made after it', async () => {
  const { ports, notified, actor, ready, state } = begin()
  const items = ports.sample.library.assetsIn('RECORDS', ports.sample.folders.papers.id).filter(({ webReady }) => webReady)
  expect(items.length).toBeGreaterThan(0)
  for (const { id, name } of [...items, ...items]) actor.send({ type: 'webReady.wanted', items: [{ kind: 'asset', id, name }], webReady: false, door: 'view' })
  expect(state()).toBe('changing')
  await expect.poll(() => notified.map(({ text }) => text)).toEqual([...items, ...items].map(() => 'webReady.skipped'))
  expect([state(), ready()]).toEqual(['closed', []])
})

it('tells what went wrong', async () => {
  const { ports, notified, want, state } = begin()
  ports.faults.fail('webReady.change', { code: 'UNREACHABLE' })
  want(false)
  await expect.poll(() => notified.at(-1)?.text).toBe('failure.UNREACHABLE')
  expect(state()).toBe('closed')
})

it('asks about what came into a folder that is ready, and makes just that ready; taken back, it is not asked about again', async () => {
  const { ports, notified, actor, papers, ready, state } = begin()
  const { library } = ports.sample
  const folder = { kind: 'folder', id: papers.id, name: papers.name } as const
  library.folders.set(papers.id, { ...papers, webReady: true })
  const undecided = () => library.detailOf(library.folders.get(papers.id) ?? papers).readiness?.undecided
  const before = ready()
  const count = undecided() ?? 0
  expect(count).toBe(6 - before.length)
  actor.send({ type: 'undecided.asked', folder, resourceType: 'RECORDS', count })
  expect([state(), actor.getSnapshot().context.reached]).toEqual(['answering', count])
  actor.send({ type: 'undecided.answered', webReady: true, always: false })
  await expect.poll(() => notified.at(-1)).toMatchObject({ text: 'webReady.undecided.made', values: { name: papers.name, count } })
  expect([ready().length, undecided()]).toEqual([6, 0])
  notified.at(-1)?.action?.run()
  await expect.poll(ready).toEqual(before)
  expect(undecided()).toBe(0)
})

it('leaves what came into a folder as it is when told so, with nothing to be taken back, and asks again when it is called off', async () => {
  const { ports, notified, actor, papers, ready, state } = begin()
  const { library } = ports.sample
  const folder = { kind: 'folder', id: papers.id, name: papers.name } as const
  library.folders.set(papers.id, { ...papers, webReady: true })
  const undecided = () => library.detailOf(library.folders.get(papers.id) ?? papers).readiness?.undecided
  const [before, count] = [ready(), undecided() ?? 0]
  actor.send({ type: 'undecided.asked', folder, resourceType: 'RECORDS', count })
  actor.send({ type: 'cancel' })
  expect([state(), undecided()]).toEqual(['closed', count])
  actor.send({ type: 'undecided.asked', folder, resourceType: 'RECORDS', count })
  actor.send({ type: 'undecided.answered', webReady: false, always: false })
  await expect.poll(() => notified.at(-1)?.text).toBe('webReady.undecided.left')
  expect([ready(), undecided(), notified.at(-1)?.action]).toEqual([before, 0, undefined])
})

it.each([
  [true, 'always', 'webReady.undecided.madeAlways'],
  [false, 'never', 'webReady.undecided.leftAlways'],
] as const)('does the same with what comes from now on when told so: web ready %s', async (webReady, rule, text) => {
  const { ports, notified, actor, papers } = begin()
  const { library } = ports.sample
  const folder = { kind: 'folder', id: papers.id, name: papers.name } as const
  library.folders.set(papers.id, { ...papers, webReady: true })
  actor.send({ type: 'undecided.asked', folder, resourceType: 'RECORDS', count: 1 })
  actor.send({ type: 'undecided.answered', webReady, always: true })
  await expect.poll(() => notified.at(-1)?.text).toBe(text)
  expect([library.rules.get(papers.id), library.detailOf(library.folders.get(papers.id) ?? papers).readiness?.undecided]).toEqual([rule, 0])
})

it('answers nothing where the rule for what comes from now on cannot be set', async () => {
  const { ports, notified, actor, papers, ready } = begin()
  const before = ready()
  ports.sample.library.folders.set(papers.id, { ...papers, webReady: true })
  ports.faults.fail('webReady.changeRule', { code: 'UNREACHABLE' })
  actor.send({ type: 'undecided.asked', folder: { kind: 'folder', id: papers.id, name: papers.name }, resourceType: 'RECORDS', count: 1 })
  actor.send({ type: 'undecided.answered', webReady: true, always: true })
  await expect.poll(() => notified.map(({ text }) => text)).toEqual(['failure.UNREACHABLE'])
  expect(ready()).toEqual(before)
})
