import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templateForm } from '../../src/domain/templates/template.fixture.ts'
import { signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('whom templates can be for %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const accounts = async () => value(await ports.users.list({ organizationId: ports.organizationId, filter: {}, limit: 200 }, signal())).items
  const find = async (search: string) => value(await ports.templateReaders.readers(search, signal()))

  it('are the roles by name, and users who are not blocked', async () => {
    const { roles, users, total } = await find('')
    expect(roles.map(({ name }) => name)).toEqual(['Admin', 'Publisher', 'User'])
    expect(users.length).toBe(Math.min(total, 20))
    expect(total).toBe((await accounts()).filter(({ state }) => state !== 'blocked').length)
  })

  it('are found by part of a name or an address, without case', async () => {
    expect((await find('PUBLISH')).roles.map(({ name }) => name)).toEqual(['Publisher'])
    const email = (await accounts()).find(({ id }) => id === ports.userId)?.email ?? ''
    expect((await find(email.toUpperCase())).users.map(({ id }) => id)).toEqual([ports.userId])
    expect(await find('nobody of this name')).toEqual({ roles: [], users: [], total: 0 })
  })

  it('are so no more once they are blocked', async () => {
    const someone = (await accounts()).find(({ id, state }) => id !== ports.userId && state === 'active')
    const name = someone?.email ?? ''
    expect((await find(name)).users.map(({ id }) => id)).toContain(someone?.id)
    await ports.users.perform(ports.organizationId, someone?.id ?? '', 'block', signal())
    expect((await find(name)).users.map(({ id }) => id)).not.toContain(someone?.id)
  })
  const role = async (name: string) => value(await ports.roles.create(ports.organizationId, { name, permissions: ['VIEW_RESOURCES'] }, signal())).id
  const template = async (rolesIds: readonly string[], usersIds: readonly string[]) =>
    value(await ports.templates.create(templateForm({ name: 'Readers', shortDescription: '', type: 'ALL', attributes: [], rolesIds, usersIds }), signal())).id
  const readersOf = async (id: string) => {
    const { roles, users, revision } = value(await ports.templates.read(id, signal()))
    return { roles: roles.map((one) => one.id), users: users.map((one) => one.id), revision }
  }

  it('are out of them once a role is deleted; where nobody is left the role that its users get stands in', async () => {
    const [gone, stays] = [await role('Conservators'), await role('Registrars')]
    const [shared, alone, others] = [await template([gone, stays], []), await template([gone], []), await template([stays], [])]
    value(await ports.roles.remove(ports.organizationId, gone, stays, signal()))
    expect(await readersOf(shared)).toEqual({ roles: [stays], users: [], revision: 2 })
    expect(await readersOf(alone)).toEqual({ roles: [stays], users: [], revision: 2 })
    expect(await readersOf(others)).toEqual({ roles: [stays], users: [], revision: 1 })
    value(await ports.roles.remove(ports.organizationId, stays, undefined, signal()))
    expect(await readersOf(alone)).toEqual({ roles: [], users: [], revision: 3 })
  })

  it('are out of them once a user is deleted; where nobody is left the successor stands in', async () => {
    const gone = (await accounts()).find(({ id, state }) => id !== ports.userId && state === 'active')?.id ?? ''
    const [shared, alone] = [await template([], [gone, ports.userId]), await template([], [gone])]
    value(await ports.users.delete(ports.organizationId, { userIds: [gone], successorId: ports.userId, rehearse: false }, signal()))
    expect(await readersOf(shared)).toEqual({ roles: [], users: [ports.userId], revision: 2 })
    expect(await readersOf(alone)).toEqual({ roles: [], users: [ports.userId], revision: 2 })
  })
})
