import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Folder } from '../../src/domain/folders/folder.ts'
import type { Spread } from '../../src/application/restrictions/RestrictionGateway.ts'
import type { ResourceRef } from '../../src/domain/restrictions/restriction.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describe.each(SIDES)('restrictions %s', (_, open) => {
  let ports: Ports
  let above: Folder
  let below: Folder
  let nora = ''
  beforeAll(async () => {
    ports = await open()
    above = value(await ports.folders.create('RECORDS', null, 'Donor files', signal()))
    below = value(await ports.folders.create('RECORDS', above.id, 'Letters', signal()))
    const { items } = value(await ports.restrictions.users(folder(above), 'user@harbour', null, signal()))
    nora = items[0]?.id ?? ''
  })
  afterAll(() => ports.stop())

  const folder = ({ id }: Pick<Folder, 'id'>): ResourceRef => ({ kind: 'folder', id })
  const list = () => ({ of: 'access', userId: nora }) as const
  const change = (restrict: readonly ResourceRef[], lift: readonly ResourceRef[] = []) => ports.restrictions.change(list(), { restrict, lift }, signal())
  const placeFor = async (one: Folder) => value(await ports.restrictions.users(folder(one), 'nora', null, signal())).items[0]?.restriction

  it('are of nobody at first', async () => {
    expect(value(await ports.restrictions.page(list(), null, signal()))).toEqual({ whose: 'Nora Whitfield', items: [], next: null, total: 0 })
    expect(await placeFor(above)).toBeNull()
    const { actions } = value(await ports.restrictions.check(nora, folder(below), signal()))
    expect(actions.find(({ action }) => action === 'view')?.reasons).toEqual([])
    expect(actions.find(({ action }) => action === 'edit')?.reasons).toEqual([{ tag: 'permission', operator: 'AND', missing: ['EDIT_RESOURCES'] }])
  })

  it('of a folder are of all that lies below it, until they are lifted', async () => {
    expect(value(await change([folder(above)]))).toEqual({ changed: true })
    expect(value(await change([folder(above)]))).toEqual({ changed: false })
    expect(await placeFor(above)).toEqual({ by: 'itself' })
    expect(await placeFor(below)).toEqual({ by: 'above', folder: 'Donor files' })
    const { actions } = value(await ports.restrictions.check(nora, folder(below), signal()))
    expect(actions.find(({ action }) => action === 'view')?.reasons).toEqual([{ tag: 'restricted', place: { by: 'above', folder: 'Donor files' } }])
    const page = value(await ports.restrictions.page(list(), null, signal()))
    expect([page.items.map(({ kind, id, name, path }) => ({ kind, id, name, path })), page.total]).toEqual([
      [{ kind: 'folder', id: above.id, name: 'Donor files', path: [] }],
      1,
    ])
    value(await change([], [folder(above)]))
    expect(await placeFor(below)).toBeNull()
  })

  it('stand in the tree where they were set', async () => {
    const branch = async (folderId: string | null) => value(await ports.restrictions.branch(list(), { type: 'RECORDS', folderId }, null, signal()))
    value(await change([folder(below)]))
    expect((await branch(null)).items).toContainEqual({ kind: 'folder', id: above.id, name: 'Donor files' })
    expect(await branch(above.id)).toEqual({ items: [{ kind: 'folder', id: below.id, name: 'Letters' }], isCut: false, restricted: [below.id], byGroups: [], whose: 'Nora Whitfield', next: null })
    value(await change([], [folder(below)]))
    expect((await branch(above.id)).restricted).toEqual([])
    const nowhere = await ports.restrictions.branch(list(), { type: 'RECORDS', folderId: NOBODY }, null, signal())
    expect(codeOf(nowhere)).toBe('FOLDER_NOT_FOUND')
  })

  it('of a group are of all who belong to it, and are not lifted for one of them', async () => {
    const form = { name: `Readers ${Date.now()}`, roleId: null, members: [nora] }
    const group = value(await ports.userGroups.create(ports.organizationId, form, signal()))
    const ofGroup = { of: 'access', groupId: group.id } as const
    expect(value(await ports.restrictions.change(ofGroup, { restrict: [folder(above)], lift: [] }, signal()))).toEqual({ changed: true })
    expect(value(await ports.restrictions.page(ofGroup, null, signal())).items.map(({ id }) => id)).toEqual([above.id])
    expect((value(await ports.restrictions.branch(ofGroup, { type: 'RECORDS', folderId: null }, null, signal()))).restricted).toEqual([above.id])
    expect(await placeFor(below)).toEqual({ by: 'above', folder: 'Donor files', group: form.name })
    const seen = value(await ports.restrictions.branch(list(), { type: 'RECORDS', folderId: null }, null, signal()))
    expect([seen.restricted, seen.byGroups]).toEqual([[], [{ id: above.id, group: form.name }]])
    expect(value(await change([], [folder(above)]))).toEqual({ changed: false })
    expect(value(await ports.restrictions.page(list(), null, signal())).total).toBe(0)
    value(await change([folder(above)]))
    expect(await placeFor(above)).toEqual({ by: 'itself' })
    value(await change([], [folder(above)]))
    const { actions } = value(await ports.restrictions.check(nora, folder(below), signal()))
    const place = { by: 'above', folder: 'Donor files', group: form.name }
    expect(actions.find(({ action }) => action === 'view')?.reasons).toEqual([{ tag: 'restricted', place }])
    value(await ports.userGroups.remove(ports.organizationId, group.id, signal()))
    expect(await placeFor(above)).toBeNull()
    expect(codeOf(await ports.restrictions.page(ofGroup, null, signal()))).toBe('GROUP_NOT_FOUND')
  })

  it('are found by words of names, with their way and what keeps each', async () => {
    const find = async (search: string) =>
      value(await ports.restrictions.find(list(), search, signal())).map(({ id, type, name, path, restriction }) => ({ id, type, name, path: path.map((step) => step.name), restriction }))
    const letters = { id: below.id, type: 'RECORDS', name: 'Letters', path: ['Donor files'] }
    expect(await find('lett')).toContainEqual({ ...letters, restriction: null })
    value(await change([folder(below)]))
    expect(await find('letters')).toContainEqual({ ...letters, restriction: { by: 'itself' } })
    value(await change([folder(above)], [folder(below)]))
    expect(await find('letters')).toContainEqual({ ...letters, restriction: { by: 'above', folder: 'Donor files' } })
    value(await change([], [folder(above)]))
    expect(await find('no such name anywhere')).toEqual([])
    expect(await find(' ')).toEqual([])
    expect(codeOf(await ports.restrictions.find({ of: 'access', userId: NOBODY }, 'letters', signal()))).toBe('USER_NOT_FOUND')
  })

  it('are counted before they are saved', async () => {
    const weigh = async (restrict: readonly ResourceRef[], lift: readonly ResourceRef[] = []) => value(await ports.restrictions.weigh(list(), { restrict, lift }, signal()))
    const none = { folders: 0, files: 0 }
    expect(await weigh([folder(above)])).toEqual({ vanishing: { folders: 2, files: 0 }, appearing: none })
    expect(await weigh([folder(above), folder(below)])).toEqual({ vanishing: { folders: 2, files: 0 }, appearing: none })
    value(await change([folder(below)]))
    expect(await weigh([folder(above)])).toEqual({ vanishing: { folders: 1, files: 0 }, appearing: none })
    expect(await weigh([], [folder(below)])).toEqual({ vanishing: none, appearing: { folders: 1, files: 0 } })
    expect(await weigh([folder(above)], [folder(below)])).toEqual({ vanishing: { folders: 1, files: 0 }, appearing: none })
    value(await change([], [folder(below)]))
    expect(await placeFor(below)).toBeNull()
    const missing = await ports.restrictions.weigh(list(), { restrict: [{ kind: 'folder', id: NOBODY }], lift: [] }, signal())
    expect(codeOf(missing)).toBe('FOLDER_NOT_FOUND')
  })

  it('are counted at the thing, for people and for groups', async () => {
    const restrictedFor = async (one: Folder) => value(await ports.restrictions.restrictedFor(folder(one), signal()))
    expect(await restrictedFor(below)).toEqual({ people: 0, groups: 0 })
    const group = value(await ports.userGroups.create(ports.organizationId, { name: `Guests ${Date.now()}`, roleId: null, members: [nora] }, signal()))
    value(await ports.restrictions.change({ of: 'access', groupId: group.id }, { restrict: [folder(below)], lift: [] }, signal()))
    value(await change([folder(above), folder(below)]))
    expect([await restrictedFor(above), await restrictedFor(below)]).toEqual([{ people: 1, groups: 0 }, { people: 1, groups: 1 }])
    value(await change([], [folder(above), folder(below)]))
    value(await ports.userGroups.remove(ports.organizationId, group.id, signal()))
    expect(await restrictedFor(below)).toEqual({ people: 0, groups: 0 })
    expect(codeOf(await ports.restrictions.restrictedFor({ kind: 'asset', id: NOBODY }, signal()))).toBe('ASSET_NOT_FOUND')
  })

  it('are given to many, told first, and copied from one to another', async () => {
    const spread = async (what: Spread, userIds: readonly string[], rehearse: boolean) =>
      value(await ports.restrictions.spread({ organizationId: ports.organizationId, targets: { userIds }, what, rehearse }, signal()))
    const { items } = value(await ports.restrictions.users(folder(above), '@harbour', null, signal()))
    const [admin = '', publisher = ''] = ['admin@', 'publisher@'].map((start) => items.find(({ email }) => email.startsWith(start))?.id)
    const chosen = { restrict: [folder(above), folder(below)] }
    const outcome = await spread(chosen, [publisher, admin], true)
    expect([outcome.targets, outcome.done.map(({ id, added }) => [id, added]), outcome.left.map(({ id }) => id)]).toEqual([2, [[publisher, 2]], [admin]])
    const total = async (userId: string) => value(await ports.restrictions.page({ of: 'access', userId }, null, signal())).total
    expect(await total(publisher)).toBe(0)
    await spread(chosen, [publisher, admin], false)
    expect([await total(publisher), await total(admin)]).toEqual([2, 0])
    value(await change([folder(above)]))
    expect((await spread({ from: publisher }, [nora], false)).done.map(({ id, added }) => [id, added])).toEqual([[nora, 1]])
    expect((await spread({ from: publisher }, [nora], false)).left.map(({ code }) => code)).toEqual(['STALE_EDIT'])
    value(await change([], [folder(above), folder(below)]))
    const unknown = await ports.restrictions.spread({ organizationId: ports.organizationId, targets: { userIds: [nora] }, what: { from: NOBODY }, rehearse: true }, signal())
    expect(codeOf(unknown)).toBe('USER_NOT_FOUND')
    value(await ports.restrictions.change({ of: 'access', userId: publisher }, { restrict: [], lift: [folder(above), folder(below)] }, signal()))
  })

  it('are given to all of a role', async () => {
    const roles = value(await ports.roles.list(ports.organizationId, signal()))
    const roleId = roles.find(({ name }) => name === 'User')?.id ?? ''
    const asked = { organizationId: ports.organizationId, targets: { roleId }, what: { restrict: [folder(below)] }, rehearse: true }
    expect(value(await ports.restrictions.spread(asked, signal())).done.map(({ id }) => id)).toContain(nora)
  })

  it('of publication are of everybody', async () => {
    const publication = { of: 'publication' } as const
    const keptOff = () => ports.restrictions.change(publication, { restrict: [folder(below)], lift: [] }, signal())
    expect(value(await keptOff())).toEqual({ changed: true })
    expect(value(await keptOff())).toEqual({ changed: false })
    const page = value(await ports.restrictions.page(publication, null, signal()))
    expect(page.items.map(({ name, path }) => [name, path.map((step) => step.name)])).toEqual([['Letters', ['Donor files']]])
    const shown = async (parent: Folder) =>
      value(await ports.folders.children({ type: 'RECORDS', parentId: parent.id, sort: 'name', direction: 'asc' }, signal())).folders.map(({ keptFromPublication }) => keptFromPublication)
    expect(await shown(above)).toEqual([true])
    value(await ports.restrictions.change(publication, { restrict: [], lift: [folder(below)] }, signal()))
    expect(await shown(above)).toEqual([undefined])
    expect(value(await ports.restrictions.page(publication, null, signal())).total).toBe(0)
  })

  it('do not know what does not exist', async () => {
    expect(codeOf(await ports.restrictions.page({ of: 'access', userId: NOBODY }, null, signal()))).toBe('USER_NOT_FOUND')
    expect(codeOf(await ports.restrictions.check(NOBODY, folder(above), signal()))).toBe('USER_NOT_FOUND')
    expect(codeOf(await change([{ kind: 'asset', id: NOBODY }]))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.restrictions.users({ kind: 'folder', id: NOBODY }, '', null, signal()))).toBe('FOLDER_NOT_FOUND')
  })

  it('say whom to ask', async () => {
    const administrators = value(await ports.restrictions.administrators(signal()))
    // Whoever asks is not told to ask themselves; that others are named, tests/security/restrictions.test.ts proves.
    expect(administrators.filter(({ permissions }) => permissions.length === 0)).toEqual([])
    expect(administrators.some(({ firstName }) => firstName === 'Nora')).toBe(false)
  })
})
