import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import type { Feature } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { isOffered } from '../../domain/rights/offered.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { InTopBar } from '../page/slots.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { folderAddress } from '../addresses/library.ts'
import { originAddress } from '../addresses/origins.ts'
import { AssetCrumbs } from './AssetCrumbs.tsx'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { type AssetPageActors, InfoPanel } from './InfoPanel.tsx'
import type { AssetTab } from '../detail/tabs.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { Stage } from '../preview/Stage.tsx'
import { Refused } from '../items/Refused.tsx'

interface AssetScreenProps {
  readonly pages: readonly AssetTab[]
  readonly actors: AssetPageActors
  readonly permissions: readonly Permission[]
  /** Of the organization. */
  readonly features?: readonly Feature[]
}

/** One asset: what it looks like, what is known of it, and the way to the ones beside it. */
export const AssetScreen = ({ pages, actors, permissions, features }: AssetScreenProps) => {
  const { asset: actor, files } = actors
  const { t } = useTranslation()
  const { asset, edit, preview, place, adjacentAssets, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const refused = useSelector(actor, (snapshot) => snapshot.matches('refused'))
  usePageTitle(asset?.name)
  useEditAddress(edit)

  if (refused) {
    const back =
      place.from === undefined ? (
        <ButtonLink to={folderAddress(place.resourceType, null)}>
          {t('library.toModule', { module: t(`shell.modules.${place.resourceType}`) })}
        </ButtonLink>
      ) : (
        <ButtonLink to={originAddress(place.from)}>{t('asset.backToList')}</ButtonLink>
      )
    return <Refused kind="asset" failure={failure} permissions={permissions} back={back} onRetry={() => actor.send({ type: 'retry' })} />
  }
  if (asset === undefined || edit === undefined || preview === undefined) return <AssetSkeleton />
  const hasPersons = can(permissions, 'viewPersons') && features !== undefined && isOffered(features, 'viewPersons') && asset.preview === 'image'
  return (
    <Root>
      <InTopBar>
        <AssetCrumbs asset={asset} from={place.from} />
      </InTopBar>
      <Stage
        key={`${asset.id} ${asset.contentVersion}`}
        asset={asset}
        preview={preview}
        files={files}
        adjacentAssets={adjacentAssets}
        from={place.from}
        capabilities={actors.capabilities}
        permissions={permissions}
        hasPersons={hasPersons}
      />
      <InfoPanel
        asset={asset}
        edit={edit}
        pages={pages}
        actors={actors}
        permissions={permissions}
        hasPersons={hasPersons}
      />
      <UnsavedGuard edit={edit} name={asset.name} />
    </Root>
  )
}

/** An address may ask for the form at once; it is asked for once. */
const useEditAddress = (edit: AssetEditActor | undefined) => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const wanted = search.has('edit')
  useEffect(() => {
    if (!wanted || edit === undefined) return
    edit.send({ type: 'edit' })
    setSearch(
      (before) => {
        before.delete('edit')
        return before
      },
      { replace: true, state },
    )
  }, [wanted, edit, setSearch, state])
}

const Root = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  ${theme.media.belowLg} {
    flex: none;
    flex-direction: column;
  }
`
