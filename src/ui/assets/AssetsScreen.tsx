import { useSelector } from '@xstate/react'
import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FirstActors } from '../../application/actors.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { useReader } from '../access/useReader.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { LibraryKeys } from '../actions/LibraryKeys.tsx'
import { folderAddress } from '../addresses/library.ts'
import { ItemDrags } from '../drag/ItemDrags.tsx'
import { ListFrame, stageOf } from '../browse/ListFrame.tsx'
import { allAssetsAddress } from '../addresses/assets.ts'

interface AssetsScreenProps {
  readonly actors: FirstActors
  readonly preferences: PreferencesActor
  readonly permissions: readonly Permission[]
  /** Whether the address is the list that the machine has opened. */
  readonly arrived?: boolean
}

/** All assets of a module, wherever they lie, and what can be done with them. */
export const AssetsScreen = ({ actors, preferences, permissions, arrived = true }: AssetsScreenProps) => {
  const { folder } = actors
  const { t } = useTranslation()
  const { resourceType } = useSelector(folder, (snapshot) => snapshot.context.place)
  const total = useSelector(useSelector(folder, (snapshot) => snapshot.children.window), (snapshot) => snapshot?.context.total ?? 0)
  const found = useSelector(folder, stageOf)
  const stage = arrived ? found : 'opening'
  const reader = useReader(permissions, resourceType)
  const moduleName = t(`shell.modules.${resourceType}`)
  const title = t('allAssets.title')
  usePageTitle(`${title} · ${moduleName}`)

  return (
    <ListFrame
      actors={actors}
      preferences={preferences}
      permissions={permissions}
      stage={stage}
      title={title}
      counts={stage === 'shown' ? { assets: total } : undefined}
      crumbs={
        <Breadcrumbs
          crumbs={[
            { id: 'module', label: moduleName, to: folderAddress(resourceType, null) },
            { id: 'assets', label: title, to: allAssetsAddress(resourceType) },
          ]}
        />
      }
      addressIn={(order) => allAssetsAddress(resourceType, order)}
      onNewFolder={undefined}
      onUpload={undefined}
      onUploadFolder={undefined}
      uploadRefusal={undefined}
      nothing={
        <EmptyState
          icon={<Images size={28} strokeWidth={1.5} />}
          title={t('allAssets.none', { module: moduleName })}
          text={t('allAssets.noneText')}
          action={<ButtonLink to={folderAddress(resourceType, null)}>{t('allAssets.toFolders')}</ButtonLink>}
        />
      }
    >
      {stage === 'shown' && (
        <>
          <LibraryKeys actors={actors} reader={reader} />
          <ItemDrags actors={actors} reader={reader} />
        </>
      )}
    </ListFrame>
  )
}
