import type { Person } from '../../support/server/person.ts'
import { made, makeRole, makeUser, type Made } from './accounts.ts'
import { newName, type MakeSample } from './sample.ts'

/** A group that gives no more than the caller holds, to somebody who may do no more. */
const makeForm = async (maker: Person, caller: Person) => ({
  name: newName('Group'),
  roleId: (await makeRole(maker, caller)).id,
  members: [(await makeUser(maker, caller)).id],
})

const makeGroup = async (maker: Person, caller: Person): Promise<Made> => made(maker, '/v1/groups', await makeForm(maker, caller))

const ofGroup =
  (method: 'GET' | 'DELETE'): MakeSample =>
  async (maker, _module, caller) => ({
    ids: [(await makeGroup(maker, caller)).id],
    asking: (_caller, ids) => ({ method, path: `/v1/groups/${ids[0] ?? ''}` }),
  })

export const USER_GROUP_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/groups': [async () => ({ ids: [], asking: () => ({ path: '/v1/groups' }) })],
  'GET /v1/groups/:groupId': [ofGroup('GET')],
  'POST /v1/groups': [
    async (maker, _module, caller) => {
      const { roleId, members } = await makeForm(maker, caller)
      const [member = ''] = members
      return {
        ids: [roleId, member],
        asking: (_caller, [role = '', ...others]) => ({ method: 'POST', path: '/v1/groups', body: { name: newName('Made group'), roleId: role, members: others } }),
      }
    },
  ],
  'PATCH /v1/groups/:groupId': [
    async (maker, _module, caller) => {
      const { id, revision } = await makeGroup(maker, caller)
      const form = await makeForm(maker, caller)
      return { ids: [id], asking: (_caller, ids) => ({ method: 'PATCH', path: `/v1/groups/${ids[0] ?? ''}`, body: { ...form, revision } }) }
    },
  ],
  'DELETE /v1/groups/:groupId': [ofGroup('DELETE')],
}
