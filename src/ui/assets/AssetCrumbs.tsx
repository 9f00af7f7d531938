import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { AssetPlace } from '../../application/assets/AssetPlace.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { folderAddress } from '../addresses/library.ts'

interface AssetCrumbsProps {
  readonly asset: AssetDetail
  readonly from: AssetPlace['from']
}

/** The way down to an asset; the folders keep the order of the list one came from. */
export const AssetCrumbs = ({ asset, from }: AssetCrumbsProps) => {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const order = from !== undefined && 'list' in from && from.list.folderId !== undefined ? from.list : undefined
  return (
    <Breadcrumbs
      crumbs={[
        { id: asset.type, label: t(`shell.modules.${asset.type}`), to: folderAddress(asset.type, null, order) },
        ...asset.path.map(({ id, name }) => ({ id, label: name, to: folderAddress(asset.type, id, order) })),
        { id: asset.id, label: asset.name, to: pathname + search },
      ]}
    />
  )
}
