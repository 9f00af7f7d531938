import type { ShellActors } from '../../application/actors.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { openAsset } from '../assets/openAsset.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the picture that an address names, and who is in it. What is open already stays as it is, with whoever is being marked. */
export const openPersons = (shell: ShellActors, arrival: Arrival): void => {
  const resourceType = resourceTypeOfSegment(arrival.params['resourceType'])
  const assetId = arrival.params['assetId']
  if (resourceType === undefined || assetId === undefined) return
  openAsset(shell, arrival)
  const now = shell.persons.getSnapshot()
  const isOpen = now.hasTag('shown') && now.context.place.assetId === assetId && now.context.place.resourceType === resourceType
  if (!isOpen) shell.persons.send({ type: 'persons.opened', resourceType, assetId })
}
