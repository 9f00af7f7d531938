import { HOME } from '../../application/home/homeActors.ts'
import { startHome } from '../../application/home/startHome.ts'
import { draftsOwner, LocalStorageFieldDrafts } from '../metadata/LocalStorageFieldDrafts.ts'
import { registration } from '../registration/registration.ts'
import { HttpHomeGateway } from './HttpHomeGateway.ts'
import { LocalStorageVisitedPlaces } from './LocalStorageVisitedPlaces.ts'

export const register = registration(HOME, {
  ports: ({ http, first, claims }) => ({
    homes: new HttpHomeGateway(http),
    visited: new LocalStorageVisitedPlaces(localStorage, first.userId),
    fieldDrafts: new LocalStorageFieldDrafts(localStorage, () => draftsOwner(claims())),
  }),
  start: startHome,
})
