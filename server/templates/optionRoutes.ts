import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import * as contract from '../../src/infrastructure/templates/options.contract.ts'
import { route, type Route } from '../http/route.ts'
import { addOptions, deleteOption, importOptions, mergeOptions, renameOption } from './optionChanges.ts'
import { optionPage } from './optionPages.ts'

const READ = { action: 'manageTemplates' } as const
const EDIT = { ...READ, audits: 'template.updated' } as const

export const optionRoutes: readonly Route[] = [
  route(contract.listOptions, READ, ({ tenant, params, query }) => optionPage(tenant, { ...params, ...query, limit: query.limit ?? PAGE_DEFAULT })),
  route(contract.addOptions, EDIT, ({ tenant, viewer, params, body }) => addOptions(tenant, viewer, params, body.labels)),
  route(contract.importOptions, EDIT, ({ tenant, viewer, params, body }) => importOptions(tenant, viewer, params, body.text)),
  route(contract.renameOption, EDIT, ({ tenant, viewer, params, body }) => renameOption(tenant, viewer, params, body.label)),
  route(contract.mergeOptions, EDIT, ({ tenant, viewer, params, body }) => mergeOptions(tenant, viewer, params, body)),
  route(contract.deleteOption, EDIT, ({ tenant, viewer, params }) => deleteOption(tenant, viewer, params)),
]
