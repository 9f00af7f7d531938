import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import * as contract from '../../src/infrastructure/metadata/contract.ts'
import { route, type Route } from '../http/route.ts'
import { readMetadata } from './described.ts'
import type { DescribedListener } from './describedListeners.ts'
import { metadataHistory, undoMetadata } from './history.ts'
import { saveMetadata } from './save.ts'
import { takeOffTemplate } from './takeOff.ts'
import { namedOptions, valueOptions } from './valueOptions.ts'

const READ = { action: 'viewMetadata' } as const
const EDIT = { action: 'editMetadata', audits: 'asset.updated' } as const

/** What people say of assets. */
export const metadataRoutes = (listeners: readonly DescribedListener[]): readonly Route[] => [
  route(contract.readMetadata, READ, ({ tenant, viewer, resourceType: type, params }) => readMetadata(tenant, viewer, { type, ...params })),
  route(contract.saveMetadata, EDIT, ({ tenant, viewer, resourceType: type, params, body }) =>
    saveMetadata(tenant, viewer, { type, ...params, ...body }, async () => {
      for (const listener of listeners) await listener(tenant, viewer, params.assetId)
    }),
  ),
  route(contract.takeOffTemplate, EDIT, ({ tenant, viewer, resourceType: type, params }) => takeOffTemplate(tenant, viewer, { type, ...params })),
  route(contract.listMetadataHistory, READ, ({ tenant, viewer, resourceType: type, params, query }) =>
    metadataHistory(tenant, viewer, { type, ...params, ...query, limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(contract.undoMetadata, EDIT, ({ tenant, viewer, resourceType: type, params }) => undoMetadata(tenant, viewer, { type, ...params })),
  route(contract.listValueOptions, { action: 'viewMetadataOptions' }, ({ tenant, viewer, params, query }) =>
    valueOptions(tenant, viewer, { ...params, ...query, limit: query.limit ?? PAGE_DEFAULT }),
  ),
  route(contract.nameValueOptions, { action: 'viewMetadataOptions' }, ({ tenant, viewer, params, body }) => namedOptions(tenant, viewer, { ...params, ...body })),
]
