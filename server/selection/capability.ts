import { measureSelection } from '../../src/infrastructure/selection/contract.ts'
import { route } from '../http/route.ts'
import type { Capability } from '../node/capability.ts'
import { sizeOf } from './size.ts'

export const selection: Capability = () => ({
  routes: [route(measureSelection, { action: 'view' }, ({ tenant, viewer, resourceType, body }) => sizeOf(tenant, viewer, resourceType, body.selection))],
})
