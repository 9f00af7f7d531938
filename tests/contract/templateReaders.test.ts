import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
})
