import { DEMO_PASSWORD } from '../../../server/demo/installation.ts'
import { forgetSecondStep } from './twoFactor.ts'
import type { MakeSample } from './sample.ts'
import { PICTURE } from './targets.ts'

const ofOneself =
  (method: string, path: string, body?: object): MakeSample =>
  async () => ({ ids: [], asking: () => ({ method, path, ...(body === undefined ? {} : { body }) }) })

const lastOfOneself =
  (method: string, path: string, body?: object): MakeSample =>
  async (...who) => ({ ...(await ofOneself(method, path, body)(...who)), spendsCaller: true })

/** Calls about the own account. */
export const PROFILE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/account/profile': [ofOneself('GET', '/v1/account/profile')],
  'PUT /v1/account/profile': [lastOfOneself('PUT', '/v1/account/profile', { firstName: 'Ada', lastName: 'Berg', language: 'no' })],
  'PUT /v1/account/password': [
    lastOfOneself('PUT', '/v1/account/password', { current: DEMO_PASSWORD, password: 'Vitrine-demo-2', repeat: 'Vitrine-demo-2' }),
  ],
  'POST /v1/account/picture': [
    async () => ({
      ids: [],
      asking: () => ({ method: 'POST', path: '/v1/account/picture', headers: { 'content-type': 'image/png' }, body: PICTURE }),
    }),
  ],
  'DELETE /v1/account/picture': [ofOneself('DELETE', '/v1/account/picture')],
  'GET /v1/account/sessions': [ofOneself('GET', '/v1/account/sessions')],
  'DELETE /v1/account/other-sessions': [ofOneself('DELETE', '/v1/account/other-sessions')],
  'DELETE /v1/account/sessions': [lastOfOneself('DELETE', '/v1/account/sessions')],
  'DELETE /v1/account/sessions/:sessionId': [
    async (_maker, _module, caller) => {
      await forgetSecondStep(caller)
      const { email, organization } = claimsIn(caller)
      const body = { email, organization, password: DEMO_PASSWORD, rememberMe: false }
      const { json } = await caller.ask({ method: 'POST', path: '/v1/auth/login', body })
      const { sessionId } = payloadOf((json as { readonly token: string }).token)
      return { ids: [sessionId], asking: (_caller, ids) => ({ method: 'DELETE', path: `/v1/account/sessions/${ids[0] ?? ''}` }) }
    },
  ],
  'GET /v1/s/:sessionId/users/:userId/picture/:version': [
    async (maker) => {
      const { json } = await maker.ask({ method: 'POST', path: '/v1/account/picture', headers: { 'content-type': 'image/png' }, body: PICTURE })
      const { pictureVersion } = json as { readonly pictureVersion: string }
      return {
        ids: [maker.userId, pictureVersion],
        asking: (caller, [userId = '', version = '']) => ({ path: `/v1/s/${caller.sessionId}/users/${userId}/picture/${version}` }),
      }
    },
  ],
}

interface Payload {
  readonly sessionId: string
  readonly user: { readonly email: string }
  readonly organization: { readonly name: string }
}

const payloadOf = (token: string): Payload => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Payload

const claimsIn = ({ token }: { readonly token: string }) => {
  const { user, organization } = payloadOf(token)
  return { email: user.email, organization: organization.name }
}
