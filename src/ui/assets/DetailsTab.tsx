import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { AssetProperties } from './AssetProperties.tsx'
import type { AssetTabProps } from '../detail/tabs.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const AssetForm = lazyPart(() => import('./AssetForm.tsx').then(({ AssetForm }) => ({ default: AssetForm })))

/** The fields of an asset, or the form in which they are edited. */
export const DetailsTab = ({ asset, edit, actors, permissions }: AssetTabProps) => {
  const editing = useSelector(edit, (snapshot) => snapshot.hasTag('open'))
  if (!editing) return <AssetProperties asset={asset} actors={actors} permissions={permissions} />
  return (
    <Suspense>
      <AssetForm edit={edit} />
    </Suspense>
  )
}
