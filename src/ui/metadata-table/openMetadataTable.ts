import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { tableAddressOf } from '../addresses/metadataTable.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the table as an address names it. */
export const openMetadataTable = ({ tableView, tableAutosaveOf }: MetadataTableActors, { request, params }: Arrival): void => {
  const resourceType = resourceTypeOfSegment(params['resourceType'])
  if (resourceType === undefined) return
  // Whoever comes back here is signed in.
  tableAutosaveOf(resourceType).send({ type: 'go.on' })
  tableView.send({ type: 'view.opened', resourceType, ...tableAddressOf(new URL(request.url).searchParams) })
}
