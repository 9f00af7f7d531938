import { DUPLICATES } from '../../application/duplicates/duplicateActors.ts'
import { startDuplicates } from '../../application/duplicates/startDuplicates.ts'
import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { can } from '../../domain/rights/can.ts'
import { registration } from '../registration/registration.ts'
import { HttpDuplicateGateway } from './HttpDuplicateGateway.ts'

export const register = registration(DUPLICATES, {
  needs: [METADATA],
  ports: ({ http, localEvents, claims }, { metadata }) => ({
    duplicates: new HttpDuplicateGateway(http, localEvents),
    metadata,
    knowsDetails: () => can(claims()?.permissions ?? [], 'viewDetails'),
  }),
  start: startDuplicates,
})
