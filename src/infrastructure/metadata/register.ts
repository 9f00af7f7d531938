import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { sharedAutosaves } from '../../application/metadata/sharedAutosaves.ts'
import { startAssetMetadata } from '../../application/metadata/startAssetMetadata.ts'
import { HttpContactGateway } from '../contacts/HttpContactGateway.ts'
import { registration } from '../registration/registration.ts'
import { BrowserUnloadWarning } from './BrowserUnloadWarning.ts'
import { HttpMetadataGateway } from './HttpMetadataGateway.ts'
import { LocalStorageFieldDrafts } from './LocalStorageFieldDrafts.ts'
import { LocalStorageValueEdits } from './LocalStorageValueEdits.ts'

export const register = registration(METADATA, {
  ports: ({ http, claims, owner, localEvents, credentials }) => {
    const warning = new BrowserUnloadWarning(window)
    const signedIn = () => (claims() === undefined ? undefined : owner())
    const fieldDrafts = new LocalStorageFieldDrafts(localStorage, owner)
    return {
      metadata: new HttpMetadataGateway(http),
      contacts: new HttpContactGateway(http, localEvents, () => credentials.held()),
      fieldDrafts,
      valueAutosave: sharedAutosaves({
        valueEditsOf: (place) => new LocalStorageValueEdits(localStorage, place),
        fieldDrafts,
        newId: () => crypto.randomUUID(),
        onReturn: (returned) => {
          window.addEventListener('online', returned)
          return () => window.removeEventListener('online', returned)
        },
        warn: (isUnsafe) => warning.set(isUnsafe),
      }),
      signedIn,
    }
  },
  start: startAssetMetadata,
})
