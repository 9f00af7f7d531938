import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '../../../server/demo/installation.ts'
import { Device } from '../../support/server/passkey.ts'
import type { Person } from '../../support/server/person.ts'
import { appCode, enrol, post } from '../../support/server/secondStep.ts'
import { databaseAt } from '../../support/server/testServer.ts'
import type { MakeSample } from './sample.ts'

const PATH = '/v1/account/two-factor'
const password = { password: DEMO_PASSWORD }

/** Whoever has chosen nothing proves themselves by the password alone. */
export const forgetSecondStep = async ({ url, userId }: Person): Promise<void> => {
  for (const table of ['two_factor', 'passkeys']) await databaseAt(url).owner.query(`delete from ${table} where user_id = $1`, [userId])
}

const asking =
  (ending: string, body: object): MakeSample =>
  async (_maker, _module, caller) => {
    await forgetSecondStep(caller)
    return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}${ending}`, body }) }
  }

/** What an authenticator is to be set up with; nothing where the feature is missing. */
const begun = async (caller: Person): Promise<string> => {
  const answer = await post(caller, '/app', password)
  return answer.status === 200 ? (answer.json as { readonly secret: string }).secret : 'JBSWY3DPEHPK3PXP'
}

/** Codes stand in for an authenticator, of which one is given; where the feature is missing there is none. */
const enrolled = async (caller: Person): Promise<string> => {
  await forgetSecondStep(caller)
  const { status } = await caller.ask({ path: PATH })
  return status === 200 ? ((await enrol(caller, DEMO_PASSWORD)).recoveryCodes[0] ?? '') : ''
}

/** What a device answers that was asked for a passkey; nothing where the feature is missing. */
const answered = async (caller: Person): Promise<{ readonly name: string; readonly response: string }> => {
  const begun = await post(caller, '/passkeys/options', password)
  const options = begun.status === 200 ? (begun.json as { readonly options: string }).options : '{"challenge":""}'
  return { name: 'Key', response: new Device(caller.url).create(options) }
}

const NOTHING: { readonly state: { readonly passkeys: readonly { readonly id: string }[] }; readonly recoveryCodes: readonly string[] } = {
  state: { passkeys: [] },
  recoveryCodes: [],
}

const RULE = '/v1/organizations/:organizationId/two-factor'

export const TWO_FACTOR_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  [`GET ${PATH}`]: [async () => ({ ids: [], asking: () => ({ path: PATH }) })],
  [`POST ${PATH}/app`]: [asking('/app', password)],
  [`POST ${PATH}/app/confirmation`]: [
    async (_maker, _module, caller) => {
      await forgetSecondStep(caller)
      const code = appCode(await begun(caller))
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/app/confirmation`, body: { code } }) }
    },
  ],
  [`POST ${PATH}/e-mail`]: [asking('/e-mail', password)],
  [`POST ${PATH}/code`]: [
    async (_maker, _module, caller) => {
      await forgetSecondStep(caller)
      await post(caller, '/e-mail', password)
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/code` }) }
    },
  ],
  [`POST ${PATH}/recovery-codes`]: [
    async (_maker, _module, caller) => {
      const body = { ...password, code: await enrolled(caller) }
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/recovery-codes`, body }) }
    },
  ],
  [`POST ${PATH}/passkeys/options`]: [asking('/passkeys/options', password)],
  [`POST ${PATH}/passkeys`]: [
    async (_maker, _module, caller) => {
      await forgetSecondStep(caller)
      const body = await answered(caller)
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/passkeys`, body }) }
    },
  ],
  [`POST ${PATH}/passkeys/:passkeyId/removal`]: [
    async (_maker, _module, caller) => {
      await forgetSecondStep(caller)
      const added = await post(caller, '/passkeys', await answered(caller))
      const { state, recoveryCodes } = (added.status === 200 ? added.json : NOTHING) as typeof NOTHING
      const body = { ...password, code: recoveryCodes[0] ?? '' }
      return {
        ids: [state.passkeys[0]?.id ?? randomUUID()],
        asking: (_caller, ids) => ({ method: 'POST', path: `${PATH}/passkeys/${ids[0] ?? ''}/removal`, body }),
      }
    },
  ],
  [`POST ${PATH}/off`]: [asking('/off', password)],
  'GET /v1/organizations/:organizationId/policies': [
    async (maker) => ({ ids: [maker.organizationId], asking: (_caller, ids) => ({ path: `/v1/organizations/${ids[0] ?? ''}/policies` }) }),
  ],
  'PATCH /v1/organizations/:organizationId/policies': [
    async (maker) => ({
      ids: [maker.organizationId],
      asking: (_caller, ids) => ({ method: 'PATCH', path: `/v1/organizations/${ids[0] ?? ''}/policies`, body: { sessionHours: null, idleMinutes: null, mailDomains: [], sharingAllowed: true } }),
    }),
  ],
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
