import { useSelector } from '@xstate/react'
import { useParams, useSearchParams } from 'react-router'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { samePlace } from '../folders/openPlaces.ts'
import { allAssetsPlaceOf } from '../addresses/assets.ts'
import { AssetsScreen } from './AssetsScreen.tsx'

/** All assets of a module at their address. The route's loader has opened the list. */
export const AssetsRoute = ({ entry, shell, claims }: ScreenProps) => {
  const { resourceType } = useParams()
  const [search] = useSearchParams()
  const type = resourceTypeOfSegment(resourceType)
  // While the router is between two addresses, the machine can be at the next one already.
  const arrived = useSelector(shell.folder, ({ context }) => type !== undefined && samePlace(context.place, allAssetsPlaceOf(type, search)))
  return <AssetsScreen actors={shell} preferences={entry.preferences} permissions={claims.permissions} arrived={arrived} />
}
