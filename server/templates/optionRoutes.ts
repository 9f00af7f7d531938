import * as Result from 'effect/Result'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import * as contract from '../../src/infrastructure/templates/options.contract.ts'
import type { Tenant } from '../database/tenant.ts'
import { route, type Route } from '../http/route.ts'
import { addOptions, deleteOption, importOptions, mergeOptions, renameOption } from './optionChanges.ts'
import type { OptionListener } from './optionListeners.ts'
import { optionPage } from './optionPages.ts'

const READ = { action: 'manageTemplates' } as const
const EDIT = { ...READ, audits: 'template.updated' } as const

/** What was done, once all that hear of it have. */
const notified = async <Done, Refused>(listeners: readonly OptionListener[], tenant: Tenant, ids: readonly string[], done: Result.Result<Done, Refused>): Promise<Result.Result<Done, Refused>> => {
  if (Result.isSuccess(done)) for (const listener of listeners) await listener(tenant, ids)
  return done
}

export const optionRoutes = (listeners: readonly OptionListener[]): readonly Route[] => [
  route(contract.listOptions, READ, ({ tenant, params, query }) => optionPage(tenant, { ...params, ...query, limit: query.limit ?? PAGE_DEFAULT })),
  route(contract.addOptions, EDIT, ({ tenant, viewer, params, body }) => addOptions(tenant, viewer, params, body.labels)),
  route(contract.importOptions, EDIT, ({ tenant, viewer, params, body }) => importOptions(tenant, viewer, params, body.text)),
  route(contract.renameOption, EDIT, async ({ tenant, viewer, params, body }) =>
    notified(listeners, tenant, [params.optionId], await renameOption(tenant, viewer, params, body.label)),
  ),
  route(contract.mergeOptions, EDIT, async ({ tenant, viewer, params, body }) =>
    notified(listeners, tenant, [body.into], await mergeOptions(tenant, viewer, params, body)),
  ),
  route(contract.deleteOption, EDIT, ({ tenant, viewer, params }) => deleteOption(tenant, viewer, params)),
]
