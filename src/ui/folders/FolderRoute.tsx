import { useSelector } from '@xstate/react'
import { useParams, useSearchParams } from 'react-router'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { folderPlaceOf } from '../addresses/library.ts'
import { FolderScreen } from './FolderScreen.tsx'
import { samePlace } from './openPlaces.ts'

/** The folder screen at its address. The route's loader has opened the folder. */
export const FolderRoute = ({ entry, shell, claims }: ScreenProps) => {
  const { resourceType, folderId } = useParams()
  const [search] = useSearchParams()
  const type = resourceTypeOfSegment(resourceType)
  // While the router is between two addresses, the machine can be at the next one already.
  const arrived = useSelector(shell.folder, ({ context }) => type !== undefined && samePlace(context.place, folderPlaceOf(type, folderId, search)))
  return <FolderScreen actors={shell} preferences={entry.preferences} permissions={claims.permissions} arrived={arrived} />
}
