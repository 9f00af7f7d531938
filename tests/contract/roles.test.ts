import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('roles %s', (_, open) => {
  let ports: Awaited<ReturnType<typeof open>>
  let here = ''
  beforeAll(async () => {
    ports = await open()
    here = ports.organizationId
  })
  afterAll(() => ports.stop())

  const list = async () => value(await ports.roles.list(here, signal()))
  const named = async (name: string) => {
    const found = (await list()).find((role) => role.name === name)
    if (found === undefined) throw new Error(`No role ${name}`)
    return found
  }
  const create = (name: string, permissions: readonly string[] = ['VIEW_RESOURCES']) => ports.roles.create(here, { name, permissions }, signal())

  it('are listed by name with how many have each, and read with who that is', async () => {
    expect((await list()).map(({ name }) => name)).toEqual(['Admin', 'Publisher', 'User'])
    const { id, users } = await named('Admin')
    const read = value(await ports.roles.read(here, id, signal()))
    expect(read).toMatchObject({ name: 'Admin', users, holders: [{ roleId: id, roleName: 'Admin' }] })
    expect(read.holders).toHaveLength(users)
  })

  it('are made, with their permissions in the order of the catalogue', async () => {
    const made = value(await create('  Curator ', ['OCR_ASSETS', 'VIEW_RESOURCES']))
    expect(made).toMatchObject({ name: 'Curator', permissions: ['VIEW_RESOURCES', 'OCR_ASSETS'], users: 0, revision: 1 })
    expect(await named('Curator')).toEqual(made)
  })

  it('have names of their own, compared without case', async () => {
    expect(codeOf(await create('publisher'))).toBe('ROLE_ALREADY_EXISTS')
  })

  it.each([
    ['', ['VIEW_RESOURCES'], { name: { code: 'required' } }],
    ['x'.repeat(256), ['VIEW_RESOURCES'], { name: { code: 'tooLong', limit: 255 } }],
    ['Empty', [], { permissions: { code: 'permissionRequired' } }],
    ['Flying', ['FLY'], { permissions: { code: 'notAnOption' } }],
  ])('are judged by their rules: “%s” with %j', async (name, permissions, fields) => {
    expect(await create(name, permissions)).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields } })
  })

  it('give and take nothing that their author lacks', async () => {
    expect(await create('Platform', ['VIEW_RESOURCES', 'CREATE_ORGS'])).toMatchObject({
      failure: { code: 'PERMISSION_NOT_HELD', names: ['CREATE_ORGS'] },
    })
    const role = await named('User')
    expect(codeOf(await ports.roles.edit(here, role, { ...role, permissions: PERMISSIONS }, signal()))).toBe('PERMISSION_NOT_HELD')
  })

  it('are edited from the revision that was seen, and never over somebody else’s edit', async () => {
    const role = value(await create('Edited'))
    const edit = (name: string) => ports.roles.edit(here, role, { name, permissions: ['VIEW_CONTACTS'] }, signal())
    expect(value(await edit('Edited once'))).toMatchObject({ id: role.id, name: 'Edited once', permissions: ['VIEW_CONTACTS'], revision: 2 })
    expect(codeOf(await edit('Edited twice'))).toBe('STALE_EDIT')
    expect(codeOf(await ports.roles.edit(here, await named('Edited once'), { ...role, name: 'USER' }, signal()))).toBe('ROLE_ALREADY_EXISTS')
  })

  it('that run the organization stay so', async () => {
    const role = await named('Admin')
    const permissions = role.permissions.filter((one) => one !== 'MANAGE_ROLES')
    expect(codeOf(await ports.roles.edit(here, role, { ...role, permissions }, signal()))).toBe('LAST_ADMINISTRATOR')
    expect(codeOf(await ports.roles.remove(here, role.id, (await named('User')).id, signal()))).toBe('LAST_ADMINISTRATOR')
    expect(await named('Admin')).toEqual(role)
  })

  it('are deleted, and whoever has one gets another', async () => {
    const [publisher, user] = [await named('Publisher'), await named('User')]
    const remove = (moveTo?: string) => ports.roles.remove(here, publisher.id, moveTo, signal())
    expect(codeOf(await remove())).toBe('ROLE_IN_USE')
    expect(codeOf(await remove(publisher.id))).toBe('ROLE_IN_USE')
    expect(codeOf(await remove(NOWHERE))).toBe('ROLE_NOT_FOUND')
    value(await remove(user.id))
    expect((await named('User')).users).toBe(user.users + publisher.users)
    expect(codeOf(await remove(user.id))).toBe('ROLE_NOT_FOUND')
    value(await ports.roles.remove(here, value(await create('Nobody has it')).id, undefined, signal()))
  })

  it('that do not exist are not found', async () => {
    const role = await named('User')
    expect(codeOf(await ports.roles.read(here, NOWHERE, signal()))).toBe('ROLE_NOT_FOUND')
    expect(codeOf(await ports.roles.edit(here, { ...role, id: NOWHERE }, role, signal()))).toBe('ROLE_NOT_FOUND')
  })
})
