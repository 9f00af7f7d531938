import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('groups of users %s', (_, open) => {
  let ports: Ports
  let here = ''
  let publisher = ''
  let someone = ''
  beforeAll(async () => {
    ports = await open()
    here = ports.organizationId
    publisher = value(await ports.roles.list(here, signal())).find(({ name }) => name === 'Publisher')?.id ?? ''
    someone = value(await ports.users.list({ organizationId: here, filter: {}, limit: 50 }, signal())).items.find(({ id }) => id !== ports.userId)?.id ?? ''
  })
  afterAll(() => ports.stop())

  const create = (name: string, roleId: string | null = null, members: readonly string[] = []) => ports.userGroups.create(here, { name, roleId, members }, signal())

  it('are made, listed by name, and read with who belongs to them', async () => {
    const made = value(await create('  Zeta ', publisher, [someone]))
    expect(made).toMatchObject({ name: 'Zeta', roleId: publisher, roleName: 'Publisher', members: 1, revision: 1 })
    value(await create('alpha'))
    const names = value(await ports.userGroups.list(here, signal())).map(({ name }) => name)
    expect(names.indexOf('alpha')).toBeLessThan(names.indexOf('Zeta'))
    const { people, ...group } = value(await ports.userGroups.read(here, made.id, signal()))
    expect(group).toEqual(made)
    expect(people.map(({ id }) => id)).toEqual([someone])
  })

  it.each([
    ['', [], { name: { code: 'required' } }],
    ['x'.repeat(256), [], { name: { code: 'tooLong', limit: 255 } }],
    ['Twice', [NOWHERE, NOWHERE], { members: { code: 'duplicated' } }],
  ])('are judged by their rules: “%s” with %j', async (name, members, fields) => {
    expect(await create(name, null, members)).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields } })
  })

  it('have names of their own, and a role and members that exist', async () => {
    expect(codeOf(await create('ALPHA'))).toBe('GROUP_ALREADY_EXISTS')
    expect(codeOf(await create('Roleless', NOWHERE))).toBe('ROLE_NOT_FOUND')
    expect(codeOf(await create('Peopleless', null, [NOWHERE]))).toBe('USER_NOT_FOUND')
  })

  it('are edited from the revision that was seen, and never over somebody else’s edit', async () => {
    const made = value(await create('Readers', null, [someone]))
    const edited = value(await ports.userGroups.edit(here, made, { name: 'Readers of prints', roleId: publisher, members: [] }, signal()))
    expect(edited).toMatchObject({ name: 'Readers of prints', roleName: 'Publisher', members: 0, revision: 2 })
    expect(codeOf(await ports.userGroups.edit(here, made, { name: 'Mine', roleId: null, members: [] }, signal()))).toBe('STALE_EDIT')
  })

  it('go, and are not found any more', async () => {
    const { id } = value(await create('Passing'))
    value(await ports.userGroups.remove(here, id, signal()))
    expect(codeOf(await ports.userGroups.read(here, id, signal()))).toBe('GROUP_NOT_FOUND')
    expect(codeOf(await ports.userGroups.remove(here, id, signal()))).toBe('GROUP_NOT_FOUND')
  })

  it('keep a role from going without another one for them', async () => {
    const role = value(await ports.roles.create(here, { name: 'Given by a group', permissions: ['VIEW_RESOURCES'] }, signal()))
    const group = value(await create('Giving', role.id))
    expect(codeOf(await ports.roles.remove(here, role.id, undefined, signal()))).toBe('ROLE_IN_USE')
    value(await ports.roles.remove(here, role.id, publisher, signal()))
    expect(value(await ports.userGroups.read(here, group.id, signal()))).toMatchObject({ roleId: publisher, revision: 2 })
  })
})
