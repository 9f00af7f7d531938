import type { AssetActors } from '../../application/assets/assetActors.ts'
import type { PersonsActors } from '../../application/persons/personsActors.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { openAsset } from '../assets/openAsset.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the picture that an address names, and who is in it. What is open already stays as it is, with whoever is being marked. */
export const openPersons = (actors: AssetActors & PersonsActors, arrival: Arrival): void => {
  const resourceType = resourceTypeOfSegment(arrival.params['resourceType'])
  const assetId = arrival.params['assetId']
  if (resourceType === undefined || assetId === undefined) return
  openAsset(actors, arrival)
  const now = actors.persons.getSnapshot()
  const isOpen = now.hasTag('shown') && now.context.place.assetId === assetId && now.context.place.resourceType === resourceType
  if (!isOpen) actors.persons.send({ type: 'persons.opened', resourceType, assetId })
}
