import * as Result from 'effect/Result'
import { viewReach } from '../../src/domain/organizations/reach.ts'
import * as contract from '../../src/infrastructure/organizations/contract.ts'
import { readUsage, requestUpgrade as askForUpgrade } from '../../src/infrastructure/organizations/usage.contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { route, type Route } from '../http/route.ts'
import { record } from '../audit/record.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { blockOrganization } from './block.ts'
import { blockOrganizations } from './blockMany.ts'
import { organizationPage } from './list.ts'
import { deleteOrganization, restoreOrganization } from './remove.ts'
import { readDetail } from './rows.ts'
import { spaceOf } from './space.ts'
import { closeRequest, requestUpgrade } from './upgrade.ts'
import { usageOf } from './usage.ts'
import { reportVisit } from './visits.ts'
import { within } from '../access/within.ts'
import { createOrganization, editOrganization } from './write.ts'

const NOT_FOUND = Result.fail({ code: 'NOT_FOUND' } as const)

const EDIT = { action: 'editOrganization', audits: 'tenant.updated' } as const
const CREATE = { action: 'createOrganization', audits: 'tenant.created' } as const
const BAN = { action: 'blockOrganizations', audits: 'tenant.updated' } as const
const DELETE = { action: 'deleteOrganizations', audits: 'tenant.deleted' } as const
const ASK = { action: 'requestUpgrade', audits: 'tenant.updated' } as const
const ANSWER = { action: 'answerUpgradeRequests', audits: 'tenant.updated' } as const

const read = async (tenant: Tenant, viewer: Viewer, organizationId: string) => {
  // What may not be seen is answered like what is not there.
  if (viewReach({ ...viewer, organization: { id: tenant.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const there = await within(tenant, viewer, organizationId)
  const detail = there && (await readDetail(there))
  return detail === undefined ? NOT_FOUND : Result.succeed(detail)
}

const putAside = async (tenant: Tenant, viewer: Viewer, organizationId: string) => {
  const there = await within(tenant, viewer, organizationId)
  const detail = there && (await readDetail(there, true))
  if (there === undefined || detail === undefined) return NOT_FOUND
  if (await closeRequest(there)) {
    const resource = { id: organizationId, name: detail.summary.name }
    await record(there, viewer, { kind: 'tenant.updated', resource, before: { upgradeRequested: true }, after: { upgradeRequested: false } })
  }
  return Result.succeed({})
}

export const organizationRoutes = (mails: MailQueue): readonly Route[] => [
  route(readUsage, { action: 'viewUsage', batched: true }, async ({ tenant, viewer }) => Result.succeed(await usageOf(tenant, viewer))),
  route(contract.listOrganizations, { action: 'listOrganizations' }, ({ tenant, viewer, query }) =>
    organizationPage(tenant, viewer, { ...query, limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(contract.createOrganization, CREATE, ({ tenant, viewer, body }) => createOrganization(tenant, viewer, body)),
  route(contract.readOrganization, { action: 'viewOrganization' }, ({ tenant, viewer, params }) => read(tenant, viewer, params.organizationId)),
  route(contract.readOrganizationSpace, { action: 'viewOrganization' }, ({ tenant, viewer, params }) => spaceOf(tenant, viewer, params.organizationId)),
  route(contract.editOrganization, EDIT, ({ tenant, viewer, params, body: { revision, ...changes } }) =>
    editOrganization(tenant, viewer, { ...params, changes, revision }),
  ),
  route(contract.deleteOrganization, DELETE, ({ tenant, viewer, params, body }) => deleteOrganization(tenant, viewer, params.organizationId, body.name)),
  route(contract.restoreOrganization, BAN, ({ tenant, viewer, params }) => restoreOrganization(tenant, viewer, params.organizationId)),
  route(contract.blockOrganizations, BAN, async ({ tenant, viewer, body }) => Result.succeed(await blockOrganizations(tenant, viewer, body))),
  route(contract.blockOrganization, BAN, ({ tenant, viewer, params }) => blockOrganization(tenant, viewer, params.organizationId, 'block')),
  route(contract.unblockOrganization, BAN, ({ tenant, viewer, params }) =>
    blockOrganization(tenant, viewer, params.organizationId, 'unblock'),
  ),
  route(contract.reportVisit, { action: 'visitOrganizations' }, ({ tenant, viewer, params: { organizationId }, body: { visit, event } }) => reportVisit(tenant, viewer, { id: visit, organizationId, event })),
  route(askForUpgrade, ASK, ({ tenant, viewer, body }) => requestUpgrade(tenant, viewer, mails, body)),
  route(contract.closeUpgradeRequest, ANSWER, ({ tenant, viewer, params }) => putAside(tenant, viewer, params.organizationId)),
]
