import { randomUUID } from 'node:crypto'
import type { Person } from '../../support/server/person.ts'
import { databaseAt } from '../../support/server/testServer.ts'
import { newName, type MakeSample } from './sample.ts'

/** What a caller may grant: what their own token says. */
export const permissionsOf = ({ token }: Person): readonly string[] => {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
  return (JSON.parse(claims) as { readonly permissions: readonly string[] }).permissions
}

export interface Made {
  readonly id: string
  readonly revision: number
}

export const made = async (maker: Person, path: string, body: object): Promise<Made> => {
  const answer = await maker.ask({ method: 'POST', path, body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.json as Made
}

/** A role with no more than the caller holds, so that the caller may do with it what their permissions allow. */
export const makeRole = (maker: Person, caller: Person): Promise<Made> =>
  made(maker, '/v1/roles', { name: newName('Role'), permissions: permissionsOf(caller) })

const newForm = (roleId: string) => {
  const name = `u${randomUUID()}`
  return { username: name, firstName: 'Made', lastName: 'Person', email: `${name}@people.example`, roleId, language: 'no' }
}

export const makeUser = async (maker: Person, caller: Person): Promise<Made & { readonly roleId: string }> => {
  const { id: roleId } = await makeRole(maker, caller)
  return { ...(await made(maker, '/v1/users', newForm(roleId))), roleId }
}

const ofUser =
  (method: string, ending = ''): MakeSample =>
  async (maker, _module, caller) => ({
    ids: [(await makeUser(maker, caller)).id],
    asking: (_caller, ids) => ({ method, path: `/v1/users/${ids[0] ?? ''}${ending}` }),
  })

export const ACCOUNT_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/users': [
    async () => ({ ids: [], asking: () => ({ path: '/v1/users?search=a&state=active' }) }),
    async (maker, _module, caller) => ({
      ids: [],
      asking: ((roleId) => () => ({ path: `/v1/users?roleId=${roleId}` }))((await makeRole(maker, caller)).id),
    }),
  ],
  'GET /v1/users/:userId': [ofUser('GET')],
  'POST /v1/users': [
    async (maker, _module, caller) => ({
      ids: [(await makeRole(maker, caller)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: '/v1/users', body: newForm(ids[0] ?? '') }),
    }),
  ],
  'POST /v1/users/invitations': [
    async (maker, _module, caller) => ({
      ids: [(await makeRole(maker, caller)).id],
      asking: (_caller, [roleId = '']) => {
        const { roleId: _own, language, ...person } = newForm(roleId)
        return { method: 'POST', path: '/v1/users/invitations', body: { people: [person], roleId, language, rehearse: false } }
      },
    }),
  ],
  'POST /v1/users/invitations/mails': [
    async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/users/invitations/mails', body: { emails: ['admin@harbour.example'] } }) }),
  ],
  'POST /v1/users/states': [
    async (maker, _module, caller) => ({
      ids: [(await makeUser(maker, caller)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: '/v1/users/states', body: { userIds: ids, state: 'blocked', rehearse: false } }),
    }),
  ],
  'POST /v1/users/deletions': [
    async (maker, _module, caller) => ({
      ids: [(await makeUser(maker, caller)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: '/v1/users/deletions', body: { userIds: ids, successorId: null, rehearse: false } }),
    }),
  ],
  'POST /v1/users/roles': [
    async (maker, _module, caller) => {
      const [{ id }, { id: roleId }] = await Promise.all([makeUser(maker, caller), makeRole(maker, caller)])
      return { ids: [id, roleId], asking: (_caller, [userId = '', role = '']) => ({ method: 'POST', path: '/v1/users/roles', body: { userIds: [userId], roleId: role, rehearse: false } }) }
    },
  ],
  'PATCH /v1/users/:userId': [
    async (maker, _module, caller) => {
      const { id, revision, roleId } = await makeUser(maker, caller)
      return {
        ids: [id],
        asking: (_caller, ids) => ({ method: 'PATCH', path: `/v1/users/${ids[0] ?? ''}`, body: { ...newForm(roleId), revision } }),
      }
    },
  ],
  'POST /v1/users/:userId/block': [ofUser('POST', '/block')],
  'POST /v1/users/:userId/unblock': [
    async (maker, _module, caller) => {
      const { id } = await makeUser(maker, caller)
      await maker.ask({ method: 'POST', path: `/v1/users/${id}/block` })
      return { ids: [id], asking: (_caller, ids) => ({ method: 'POST', path: `/v1/users/${ids[0] ?? ''}/unblock` }) }
    },
  ],
  'POST /v1/users/:userId/password-reset': [ofUser('POST', '/password-reset')],
  'DELETE /v1/users/:userId/sessions': [
    async (maker, _module, caller) => {
      const { id } = await makeUser(maker, caller)
      await databaseAt(maker.url).owner.query(
        `insert into sessions (id, organization_id, user_id, remembered, expires_at) select gen_random_uuid(), organization_id, id, false, now() + interval '1 hour' from users where id = $1`,
        [id],
      )
      return { ids: [id], asking: (_caller, ids) => ({ method: 'DELETE', path: `/v1/users/${ids[0] ?? ''}/sessions` }) }
    },
  ],
  'POST /v1/users/:userId/second-step-reset': [
    async (maker, _module, caller) => {
      const { id } = await makeUser(maker, caller)
      await databaseAt(maker.url).owner.query('insert into two_factor (organization_id, user_id) select organization_id, id from users where id = $1', [id])
      return { ids: [id], asking: (_caller, ids) => ({ method: 'POST', path: `/v1/users/${ids[0] ?? ''}/second-step-reset` }) }
    },
  ],
  'GET /v1/roles': [async () => ({ ids: [], asking: () => ({ path: '/v1/roles' }) })],
  'GET /v1/roles/:roleId': [
    async (maker, _module, caller) => ({
      ids: [(await makeRole(maker, caller)).id],
      asking: (_caller, ids) => ({ path: `/v1/roles/${ids[0] ?? ''}` }),
    }),
  ],
  'POST /v1/roles': [
    async (_maker, _module, caller) => ({
      ids: [],
      asking: () => ({ method: 'POST', path: '/v1/roles', body: { name: newName('Made role'), permissions: permissionsOf(caller) } }),
    }),
  ],
  'PATCH /v1/roles/:roleId': [
    async (maker, _module, caller) => {
      const { id, revision } = await makeRole(maker, caller)
      const body = { name: newName('Renamed role'), permissions: permissionsOf(caller), revision }
      return { ids: [id], asking: (_caller, ids) => ({ method: 'PATCH', path: `/v1/roles/${ids[0] ?? ''}`, body }) }
    },
  ],
  'DELETE /v1/roles/:roleId': [
    async (maker, _module, caller) => ({
      ids: [(await makeRole(maker, caller)).id, (await makeRole(maker, caller)).id],
      asking: (_caller, ids) => ({ method: 'DELETE', path: `/v1/roles/${ids[0] ?? ''}?moveTo=${ids[1] ?? ''}` }),
    }),
  ],
}
