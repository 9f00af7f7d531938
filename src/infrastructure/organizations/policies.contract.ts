import * as Schema from 'effect/Schema'
import { MOST_DOMAINS } from '../../domain/organizations/policies.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

const ofOrganization = Schema.Struct({ organizationId: Id })
const policies = {
  sessionHours: Schema.NullOr(Schema.Int),
  idleMinutes: Schema.NullOr(Schema.Int),
  mailDomains: Schema.Array(Schema.String.check(Schema.isMaxLength(253))).check(Schema.isMaxLength(MOST_DOMAINS)),
  sharingAllowed: Schema.Boolean,
}
const Policies = Schema.Struct({ ...policies, outside: Schema.Int })

export const readPolicies = endpoint({
  method: 'GET',
  path: '/v1/organizations/:organizationId/policies',
  summary: 'How long sign-ins last, which mail domains are allowed in an organization, and whether its members may share outside',
  params: ofOrganization,
  success: Policies,
  failures: [],
})

/** What is not named stays. A shorter sign-in holds for who is signed in too, as does a shorter time without use. */
export const savePolicies = endpoint({
  method: 'PATCH',
  path: '/v1/organizations/:organizationId/policies',
  summary: 'Change how long sign-ins last, which mail domains are allowed in an organization, and whether its members may share outside',
  params: ofOrganization,
  body: Schema.Struct({
    sessionHours: Schema.optionalKey(policies.sessionHours),
    idleMinutes: Schema.optionalKey(policies.idleMinutes),
    mailDomains: Schema.optionalKey(policies.mailDomains),
    sharingAllowed: Schema.optionalKey(policies.sharingAllowed),
  }),
  success: Policies,
  failures: ['RESOURCE_IN_TRASH'],
})
