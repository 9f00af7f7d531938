import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createFolderNameMachine } from './folderName.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const notify = vi.fn<(notification: Notification) => void>()
  const dialog = createActor(createFolderNameMachine({ ...ports, notify })).start()
  const save = async (name: string) => {
    dialog.send({ type: 'name.changed', name })
    dialog.send({ type: 'save' })
    await vi.waitFor(() => expect(dialog.getSnapshot().hasTag('busy')).toBe(false))
    return dialog.getSnapshot()
  }
  const create = () => dialog.send({ type: 'create.open', resourceType: 'RECORDS', parentId: null })
  return { ...ports, ...ports.sample, gateway: ports.folders, dialog, notify, save, create }
}

describe('naming a folder', () => {
  it('makes one, tells its name and closes', async () => {
    const { create, save, notify, library } = open()
    create()
    const { value, context } = await save('  Maps ')
    expect([value, context.folder?.name, notify.mock.calls[0]?.[0].text]).toEqual(['closed', 'Maps', 'library.folderCreated'])
    expect(library.childrenOf('RECORDS', null).map(({ name }) => name)).toContain('Maps')
  })

  it('shows what is wrong with the name without asking anybody', async () => {
    const { create, save, gateway } = open()
    const ask = vi.spyOn(gateway, 'create')
    create()
    const { value, context } = await save('a/b')
    expect([value, context.problems, ask.mock.calls.length]).toEqual(['editing', { name: { code: 'invalidCharacters' } }, 0])
  })

  it('asks for another name where it is taken, and goes on', async () => {
    const { create, save, notify } = open()
    create()
    const { value, context } = await save('PHOTOGRAPHS')
    expect(notify.mock.lastCall).toEqual([{ kind: 'failure', text: 'library.folderNotCreated', values: { name: 'PHOTOGRAPHS' }, subject: expect.any(String) }])
    expect([value, context.failure]).toEqual(['refused', { code: 'FOLDER_ALREADY_EXISTS', names: ['PHOTOGRAPHS'] }])
    expect((await save('Photographs 2')).value).toBe('closed')
  })

  it('keeps the name when it cannot be saved', async () => {
    const { create, save, faults, dialog, notify } = open()
    create()
    faults.fail('folders.create', { code: 'UNREACHABLE' }, 1)
    const { value, context } = await save('Maps')
    expect([value, context.name, context.failure]).toEqual(['failed', 'Maps', { code: 'UNREACHABLE' }])
    expect(notify.mock.calls).toEqual([[{ kind: 'failure', text: 'library.folderNotCreated', values: { name: 'Maps' }, subject: expect.any(String) }]])
    dialog.send({ type: 'save' })
    await vi.waitFor(() => expect(dialog.getSnapshot().value).toBe('closed'))
    // So that the refusal goes.
    expect(notify.mock.lastCall?.[0]).toMatchObject({ kind: 'success', subject: notify.mock.calls[0]?.[0].subject })
  })

  it('renames, and asks when somebody else has renamed meanwhile', async () => {
    const { dialog, save, library, folders } = open()
    const { ships } = folders
    library.folders.set(ships.id, { ...ships, name: 'Vessels', revision: 2 })
    dialog.send({ type: 'rename.open', folder: ships })
    const { value, context } = await save('Sailing ships')
    expect([value, context.theirs?.name, context.name]).toEqual(['stale', 'Vessels', 'Sailing ships'])
    dialog.send({ type: 'mine.keep' })
    await vi.waitFor(() => expect(dialog.getSnapshot().value).toBe('closed'))
    expect(library.folders.get(ships.id)).toMatchObject({ name: 'Sailing ships', revision: 3 })
  })

  it('tells of a renaming that failed', async () => {
    const { dialog, save, folders, faults, notify } = open()
    dialog.send({ type: 'rename.open', folder: folders.ships })
    faults.fail('folders.rename', { code: 'UNAVAILABLE' }, 1)
    expect((await save('Vessels')).value).toBe('failed')
    expect(notify.mock.calls).toEqual([[{ kind: 'failure', text: 'library.folderNotRenamed', values: { name: 'Vessels' }, subject: folders.ships.id }]])
  })

  it('can be given up while it is typed, and after it could not be saved', async () => {
    const { dialog, create, save, faults } = open()
    create()
    dialog.send({ type: 'name.changed', name: 'Maps' })
    dialog.send({ type: 'cancel' })
    expect(dialog.getSnapshot().value).toBe('closed')
    create()
    faults.fail('folders.create', { code: 'UNREACHABLE' }, 1)
    expect((await save('Maps')).value).toBe('failed')
    dialog.send({ type: 'cancel' })
    expect(dialog.getSnapshot().value).toBe('closed')
  })

  it('is not left while the server makes the folder: what becomes of it is told', async () => {
    const { dialog, create, faults, notify, library } = open()
    const release = faults.hold('folders.create')
    create()
    dialog.send({ type: 'name.changed', name: 'Maps' })
    dialog.send({ type: 'save' })
    dialog.send({ type: 'cancel' })
    expect(dialog.getSnapshot().value).toBe('saving')
    release()
    await vi.waitFor(() => expect(dialog.getSnapshot().value).toBe('closed'))
    expect([library.childrenOf('RECORDS', null).map(({ name }) => name), notify.mock.lastCall?.[0].text]).toEqual([expect.arrayContaining(['Maps']), 'library.folderCreated'])
  })

  it('is not left while the name that somebody else gave is read, and mine is not lost', async () => {
    const { dialog, faults, folders } = open()
    const release = faults.hold('folders.read')
    faults.fail('folders.rename', { code: 'STALE_EDIT' }, 1)
    dialog.send({ type: 'rename.open', folder: folders.ships })
    dialog.send({ type: 'name.changed', name: 'Vessels' })
    dialog.send({ type: 'save' })
    await vi.waitFor(() => expect(dialog.getSnapshot().value).toBe('comparing'))
    dialog.send({ type: 'cancel' })
    release()
    await vi.waitFor(() => expect(dialog.getSnapshot().value).toBe('stale'))
    expect(dialog.getSnapshot().context.name).toBe('Vessels')
  })
})
