import { HOME } from '../../application/home/homeActors.ts'
import { startHome } from '../../application/home/startHome.ts'
import { editsPlace } from '../../application/metadata/ValueEditStore.ts'
import { LocalStorageFieldDrafts } from '../metadata/LocalStorageFieldDrafts.ts'
import { LocalStorageValueEdits } from '../metadata/LocalStorageValueEdits.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { registration } from '../registration/registration.ts'
import { HttpHomeGateway } from './HttpHomeGateway.ts'
import { LocalStorageVisitedPlaces } from './LocalStorageVisitedPlaces.ts'

export const register = registration(HOME, {
  ports: ({ http, owner }) => ({
    homes: new HttpHomeGateway(http),
    visited: new LocalStorageVisitedPlaces(localStorage, owner()),
    fieldDrafts: new LocalStorageFieldDrafts(localStorage, owner),
    keptEdits: (type: ResourceType) => new LocalStorageValueEdits(localStorage, editsPlace(owner(), type)).read(),
  }),
  start: startHome,
})
