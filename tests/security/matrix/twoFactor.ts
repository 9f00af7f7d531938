import { DEMO_PASSWORD } from '../../../server/demo/installation.ts'
import type { Person } from '../../support/server/person.ts'
import { appCode, enrol, post } from '../../support/server/secondStep.ts'
import { databaseAt } from '../../support/server/testServer.ts'
import type { MakeSample } from './sample.ts'

const PATH = '/v1/account/two-factor'
const password = { password: DEMO_PASSWORD }

/** Whoever has chosen nothing proves themselves by the password alone. */
const forget = ({ url, userId }: Person) => databaseAt(url).owner.query('delete from two_factor where user_id = $1', [userId])

const asking =
  (ending: string, body: object): MakeSample =>
  async (_maker, _module, caller) => {
    await forget(caller)
    return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}${ending}`, body }) }
  }

/** What an authenticator is to be set up with; nothing where the feature is missing. */
const begun = async (caller: Person): Promise<string> => {
  const answer = await post(caller, '/app', password)
  return answer.status === 200 ? (answer.json as { readonly secret: string }).secret : 'JBSWY3DPEHPK3PXP'
}

/** Codes stand in for an authenticator, of which one is given; where the feature is missing there is none. */
const enrolled = async (caller: Person): Promise<string> => {
  await forget(caller)
  const { status } = await caller.ask({ path: PATH })
  return status === 200 ? ((await enrol(caller, DEMO_PASSWORD)).recoveryCodes[0] ?? '') : ''
}

const RULE = '/v1/organizations/:organizationId/two-factor'

export const TWO_FACTOR_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  [`GET ${PATH}`]: [async () => ({ ids: [], asking: () => ({ path: PATH }) })],
  [`POST ${PATH}/app`]: [asking('/app', password)],
  [`POST ${PATH}/app/confirmation`]: [
    async (_maker, _module, caller) => {
      await forget(caller)
      const code = appCode(await begun(caller))
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/app/confirmation`, body: { code } }) }
    },
  ],
  [`POST ${PATH}/e-mail`]: [asking('/e-mail', password)],
  [`POST ${PATH}/recovery-codes`]: [
    async (_maker, _module, caller) => {
      const body = { ...password, code: await enrolled(caller) }
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/recovery-codes`, body }) }
    },
  ],
  [`POST ${PATH}/off`]: [asking('/off', password)],
  [`GET ${RULE}`]: [
    async (maker) => ({
      ids: [maker.organizationId],
      asking: (_caller, ids) => ({ path: `/v1/organizations/${ids[0] ?? ''}/two-factor` }),
    }),
  ],
  [`PATCH ${RULE}`]: [
    async (maker) => ({
      ids: [maker.organizationId],
      asking: (_caller, ids) => ({ method: 'PATCH', path: `/v1/organizations/${ids[0] ?? ''}/two-factor`, body: { required: false } }),
    }),
  ],
}
