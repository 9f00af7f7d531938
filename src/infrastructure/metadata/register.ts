import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { startAssetMetadata } from '../../application/metadata/startAssetMetadata.ts'
import { registration } from '../registration/registration.ts'
import { HttpMetadataGateway } from './HttpMetadataGateway.ts'
import { LocalStorageFieldDrafts } from './LocalStorageFieldDrafts.ts'
import { LocalStorageValueEdits } from './LocalStorageValueEdits.ts'

export const register = registration(METADATA, {
  ports: ({ http, claims }) => {
    const { user, organization } = claims() ?? {}
    const who = `${user?.id ?? ''}.${organization?.id ?? ''}`
    return {
      metadata: new HttpMetadataGateway(http),
      fieldDrafts: new LocalStorageFieldDrafts(localStorage, who),
      valueEdits: (resourceType: string) => new LocalStorageValueEdits(localStorage, `${who}.${resourceType}`),
    }
  },
  start: startAssetMetadata,
})
