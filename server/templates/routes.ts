import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import * as contract from '../../src/infrastructure/templates/contract.ts'
import { listReaders } from '../../src/infrastructure/templates/readers.contract.ts'
import { route, type Route } from '../http/route.ts'
import { setDisplayFields } from './displayFields.ts'
import { duplicateTemplate } from './duplicate.ts'
import { deleteTemplate, stepTemplate } from './lifecycle.ts'
import { offeredReaders } from './offeredReaders.ts'
import { templatePage } from './templatePages.ts'
import { createTemplate, editTemplate, written } from './write.ts'

const READ = { action: 'manageTemplates' } as const
const CREATE = { ...READ, audits: 'template.created' } as const
const EDIT = { ...READ, audits: 'template.updated' } as const
const STEP = { action: 'publishTemplates', audits: 'template.updated' } as const

export const templateRoutes: readonly Route[] = [
  route(listReaders, READ, ({ tenant, query }) => offeredReaders(tenant, query.search)),
  route(contract.listTemplates, READ, ({ tenant, query }) => templatePage(tenant, { ...query, limit: query.limit ?? PAGE_DEFAULT })),
  route(contract.readTemplate, READ, ({ tenant, params }) => written(tenant, params.templateId)),
  route(contract.createTemplate, CREATE, ({ tenant, viewer, body }) => createTemplate(tenant, viewer, body)),
  route(contract.editTemplate, EDIT, ({ tenant, viewer, params, body }) => editTemplate(tenant, viewer, { ...body, id: params.templateId })),
  route(contract.deleteTemplate, { ...READ, audits: 'template.deleted' }, ({ tenant, viewer, params, query }) =>
    deleteTemplate(tenant, viewer, { id: params.templateId, revision: query.revision }),
  ),
  route(contract.setDisplayFields, EDIT, ({ tenant, viewer, params, body }) => setDisplayFields(tenant, viewer, { ...body, id: params.templateId })),
  route(contract.publishTemplate, STEP, ({ tenant, viewer, params, body }) => stepTemplate(tenant, viewer, 'publish', { ...body, id: params.templateId })),
  route(contract.activateTemplate, STEP, ({ tenant, viewer, params, body }) => stepTemplate(tenant, viewer, 'activate', { ...body, id: params.templateId })),
  route(contract.deactivateTemplate, STEP, ({ tenant, viewer, params, body }) => stepTemplate(tenant, viewer, 'deactivate', { ...body, id: params.templateId })),
  route(contract.hideTemplate, STEP, ({ tenant, viewer, params, body }) => stepTemplate(tenant, viewer, 'hide', { ...body, id: params.templateId })),
  route(contract.duplicateTemplate, CREATE, ({ tenant, viewer, params, body }) => duplicateTemplate(tenant, viewer, { ...body, id: params.templateId })),
]
