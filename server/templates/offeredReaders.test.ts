import { expect, it } from 'vitest'
import { signIn } from '../../tests/support/server/person.ts'
import { serverWith } from '../../tests/support/server/serverWith.ts'

interface Offered {
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  readonly users: readonly { readonly id: string; readonly name: string; readonly email: string }[]
  readonly total: number
}

const own = serverWith('publisher@harbour.example')

const offered = async (search: string) => (await own.person.ask({ path: `/v1/template-readers?search=${encodeURIComponent(search)}` })).json as Offered

it('whoever makes templates is offered the roles and users they can be for, without being able to list accounts', async () => {
  expect((await own.person.ask({ path: '/v1/roles' })).status).toBe(403)
  const { roles, users, total } = await offered('')
  expect(roles.map(({ name }) => name)).toEqual(['Admin', 'Publisher', 'User'])
  expect(users.length).toBeGreaterThan(2)
  expect(total).toBeGreaterThanOrEqual(users.length)
})

it('finds them by part of a name or an address, without case', async () => {
  const byName = await offered('PUBLISH')
  expect(byName.roles.map(({ name }) => name)).toEqual(['Publisher'])
  expect(byName.users.map(({ email }) => email)).toContain('publisher@harbour.example')
  expect(byName.total).toBe(byName.users.length)
  expect(await offered('nobody is called so')).toEqual({ roles: [], users: [], total: 0 })
})

it('offers nobody who is blocked', async () => {
  const admin = await signIn(own.server.url, 'admin@harbour.example')
  const [user] = (await offered('user@harbour.example')).users
  expect((await admin.ask({ method: 'POST', path: `/v1/users/${user?.id}/block`, body: {} })).status).toBe(200)
  expect((await offered('user@harbour.example')).users).toEqual([])
})

it('refuses to search for what no name can have', async () => {
  expect((await own.person.ask({ path: '/v1/template-readers?search=%00' })).status).toBe(400)
})
