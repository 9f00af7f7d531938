import { createActor, waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createRenamingMachine } from './renaming.machine.ts'
import type { Renamed } from './savingNames.ts'

const open = (pick: (sample: ReturnType<typeof inMemoryPorts>['sample']) => Renamed) => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const renaming = createActor(createRenamingMachine({ ...ports, notify: (notification) => notified.push(notification) })).start()
  renaming.send({ type: 'rename.open', renamed: pick(ports.sample) })
  const save = async (name: string) => {
    renaming.send({ type: 'name.changed', name })
    renaming.send({ type: 'save' })
    const { value, context } = await waitFor(renaming, (snapshot) => !snapshot.hasTag('busy'))
    return [value, context.failure?.code ?? context.problems['name']?.code]
  }
  return { ports, notified, renaming, save }
}

const harbour = ({ folders }: ReturnType<typeof inMemoryPorts>['sample']): Renamed => ({ kind: 'folder', item: folders.harbour })
const boats = ({ library, folders }: ReturnType<typeof inMemoryPorts>['sample']): Renamed => {
  const asset = library.assetsIn('RECORDS', folders.photographs.id).find(({ name }) => name === 'Herring boats 01.jpg')
  if (asset === undefined) throw new Error('no such picture')
  return { kind: 'asset', item: asset }
}

it('a folder and a file get their names in place, and have the old ones back by what is told', async () => {
  for (const [pick, name] of [[harbour, 'Old harbour'], [boats, 'Herring fleet.jpg']] as const) {
    const { ports, notified, save, renaming } = open(pick)
    const { renamed } = renaming.getSnapshot().context
    const id = renamed?.item.id ?? ''
    const nameNow = () => ports.sample.library.folders.get(id)?.name ?? ports.sample.library.assets.get(id)?.name
    expect(await save(name)).toEqual(['closed', undefined])
    expect([nameNow(), notified]).toMatchObject([name, [{ kind: 'success', text: 'library.renamed', values: { name }, action: { text: 'history.undo' } }]])
    notified[0]?.action?.run()
    await expect.poll(nameNow).toBe(renamed?.item.name)
  }
})

it.each([
  ['a name that is taken', boats, 'Herring boats 02.jpg', ['refused', 'ASSET_ALREADY_EXISTS']],
  ['a folder’s that is taken', harbour, 'Ships', ['refused', 'FOLDER_ALREADY_EXISTS']],
  ['another extension', boats, 'Herring boats 01.png', ['editing', 'extensionChanged']],
  ['no name', harbour, ' ', ['editing', 'required']],
] as const)('keeps the field open with its reason: %s', async (_, pick, name, expected) => {
  const { notified, save } = open(pick)
  expect([await save(name), notified]).toEqual([expected, []])
})

it('asks nothing of the server where the name stays, nor when it is given up', async () => {
  const { ports, renaming, save, notified } = open(harbour)
  ports.faults.fail('folders.rename', { code: 'UNREACHABLE' })
  expect(await save('Harbour')).toEqual(['closed', undefined])
  renaming.send({ type: 'rename.open', renamed: harbour(ports.sample) })
  renaming.send({ type: 'name.changed', name: 'Elsewhere' })
  renaming.send({ type: 'cancel' })
  expect([renaming.getSnapshot().value, notified]).toEqual(['closed', []])
})

/** A name on its way, which the server does not answer yet. */
const underWay = (pick: typeof harbour, call: string, name: string) => {
  const opened = open(pick)
  const release = opened.ports.faults.hold(call)
  opened.renaming.send({ type: 'name.changed', name })
  opened.renaming.send({ type: 'save' })
  return { ...opened, release }
}
const photographs = ({ folders }: ReturnType<typeof inMemoryPorts>['sample']): Renamed => ({ kind: 'folder', item: folders.photographs })

it('what is under way is not given up: it is saved, told, and can be had back', async () => {
  const { ports, renaming, notified, release } = underWay(harbour, 'folders.rename', 'Old harbour')
  renaming.send({ type: 'cancel' })
  expect(renaming.getSnapshot().value).toBe('saving')
  release()
  await waitFor(renaming, (snapshot) => snapshot.matches('closed'))
  expect([ports.sample.library.folders.get(ports.sample.folders.harbour.id)?.name, notified]).toMatchObject([
    'Old harbour',
    [{ kind: 'success', text: 'library.renamed', action: { text: 'history.undo' } }],
  ])
})

it('opens what is to be renamed next once it is known what became of the first', async () => {
  const { ports, renaming, notified, save, release } = underWay(harbour, 'folders.rename', 'Old harbour')
  renaming.send({ type: 'rename.open', renamed: photographs(ports.sample) })
  expect(renaming.getSnapshot()).toMatchObject({ value: 'saving', context: { name: 'Old harbour' } })
  release()
  const { context } = await waitFor(renaming, (snapshot) => snapshot.matches('editing'))
  expect([context.renamed?.item.name, context.name, notified.map(({ text }) => text)]).toEqual(['Photographs', 'Photographs', ['library.renamed']])
  expect(await save('Pictures')).toEqual(['closed', undefined])
})

it('renames the same once more from the name that it got', async () => {
  const { ports, renaming, save, release } = underWay(harbour, 'folders.rename', 'Old harbour')
  renaming.send({ type: 'rename.open', renamed: harbour(ports.sample) })
  release()
  expect((await waitFor(renaming, (snapshot) => snapshot.matches('editing'))).context.name).toBe('Old harbour')
  expect(await save('Older harbour')).toEqual(['closed', undefined])
})

it('tells of a refusal whose field has been left for another one, with what was typed', async () => {
  const refused = { kind: 'failure', text: 'library.notRenamed', values: { before: 'Harbour', name: 'Ships' } }
  const meanwhile = underWay(harbour, 'folders.rename', 'Ships')
  meanwhile.renaming.send({ type: 'rename.open', renamed: photographs(meanwhile.ports.sample) })
  meanwhile.release()
  const { context } = await waitFor(meanwhile.renaming, (snapshot) => snapshot.matches('editing'))
  expect([context.name, context.failure, context.problems, meanwhile.notified]).toMatchObject(['Photographs', undefined, {}, [refused]])
  const { ports, renaming, save, notified } = open(harbour)
  expect(await save('Ships')).toEqual(['refused', 'FOLDER_ALREADY_EXISTS'])
  renaming.send({ type: 'rename.open', renamed: photographs(ports.sample) })
  expect([renaming.getSnapshot().context.name, notified]).toMatchObject(['Photographs', [refused]])
})

it('does not write over a name that somebody else has given meanwhile', async () => {
  const { ports, renaming, save } = open(boats)
  const item = renaming.getSnapshot().context.renamed?.item
  const { signal } = new AbortController()
  const read = await ports.assets.read('RECORDS', item?.id ?? '', signal)
  if (read._tag === 'Success') await ports.assets.edit(read.success, { name: 'Theirs.jpg' }, signal)
  expect(await save('Mine.jpg')).toEqual(['refused', 'STALE_EDIT'])
})
