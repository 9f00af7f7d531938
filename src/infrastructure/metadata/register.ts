import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { startAssetMetadata } from '../../application/metadata/startAssetMetadata.ts'
import { registration } from '../registration/registration.ts'
import { HttpMetadataGateway } from './HttpMetadataGateway.ts'
import { LocalStorageFieldDrafts } from './LocalStorageFieldDrafts.ts'
import { LocalStorageValueEdits } from './LocalStorageValueEdits.ts'

export const register = registration(METADATA, {
  ports: ({ http, claims }) => {
    const signedIn = () => {
      const held = claims()
      return held && `${held.user.id}.${held.organization.id}`
    }
    return {
      metadata: new HttpMetadataGateway(http),
      fieldDrafts: new LocalStorageFieldDrafts(localStorage, () => signedIn() ?? ''),
      valueEditsOf: (place: string) => new LocalStorageValueEdits(localStorage, place),
      signedIn,
    }
  },
  start: startAssetMetadata,
})
