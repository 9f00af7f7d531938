import { useSelector } from '@xstate/react'
import { CalendarClock, Globe, GlobeLock, Pencil, RefreshCw } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { INDEXING } from '../../application/indexing/indexingActors.ts'
import type { FavoritesActors } from '../../application/favorites/favoritesActors.ts'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { itemsSelected } from '../../domain/items/selection.ts'
import { splitExtension } from '../../domain/naming/names.ts'
import { can } from '../../domain/rights/can.ts'
import { Button } from '../kit/Button.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { IndexingWord } from '../thumbnails/IndexingWord.tsx'
import { useAssetWords } from '../thumbnails/useAssetWords.ts'
import { DownloadLink } from '../downloads/DownloadLink.tsx'
import { StarButton } from '../favorites/StarButton.tsx'
import { useRelatedCount } from '../detail/useRelatedCount.ts'
import { Panel } from '../detail/panel.ts'
import type { AssetTab, AssetTabProps } from '../detail/tabs.ts'
import { TabSkeleton } from '../detail/TabSkeleton.tsx'
import { useTab } from '../detail/useTab.ts'
import type { AssetMenuActors } from './AssetMenu.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

const AssetMenu = lazyPart(() => import('./AssetMenu.tsx').then(({ AssetMenu }) => ({ default: AssetMenu })))

/** The machines of an asset's page. */
export type AssetPageActors = AssetMenuActors & AssetTabProps['actors'] & Pick<FavoritesActors, 'favorite'>

interface InfoPanelProps {
  readonly asset: AssetDetail
  readonly edit: AssetEditActor
  readonly pages: readonly AssetTab[]
  readonly actors: AssetPageActors
  readonly permissions: readonly Permission[]
  /** It can show persons, and the organization has the feature. */
  readonly hasPersons?: boolean
}

/** What is known of an asset and what can be done with it, tab by tab. */
export const InfoPanel = ({ asset, edit, pages, actors, permissions, hasPersons = false }: InfoPanelProps) => {
  const { t } = useTranslation()
  const words = useAssetWords()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { tab, to } = useTab(pages)
  const related = useRelatedCount(actors.related, asset.id)
  const editing = useSelector(edit, (snapshot) => snapshot.hasTag('open'))
  const named = { kind: 'asset', id: asset.id, name: asset.name } as const
  const beginEdit = () => {
    edit.send({ type: 'edit' })
    if (tab?.isForm !== true) void navigate(to('details'), { replace: true, state })
  }
  // The latest day counts: its own, or that of a folder above it.
  const day = [asset.embargoUntil, asset.embargoAbove?.until].filter((one) => one !== undefined).toSorted().at(-1)
  const heading = useHeadingFocus()
  const { stem, extension } = splitExtension(asset.name)
  return (
    <Panel aria-label={t('asset.info')}>
      <Head>
        <Title>
          <h1 ref={heading} tabIndex={-1}>
            {stem}
            {extension !== '' && <span>.{extension}</span>}
          </h1>
          <StarButton name={asset.name} favorite={asset.favorite} onToggle={() => void actors.favorite([named], !asset.favorite)} />
        </Title>
        <Row>
          <IndexingWord asset={asset} words={words} />
          {asset.indexing === 'Failed' && can(permissions, 'index') && (
            <Button size="compact" icon={<RefreshCw size={14} />} onClick={() => void readAgain(actors, asset)}>
              {t('actions.readAgain', { count: 1 })}
            </Button>
          )}
          {asset.webReady && (
            <Public>
              {day === undefined ? <Globe size={14} aria-hidden /> : <CalendarClock size={14} aria-hidden />}
              {day === undefined ? words.webReady : words.embargo(day)}
            </Public>
          )}
          {asset.keptFromPublication && (
            <Kept>
              <GlobeLock size={14} aria-hidden />
              {words.keptFromPublication}
            </Kept>
          )}
        </Row>
        <Row>
          {can(permissions, 'downloadFile') && <DownloadLink address={actors.files.content(asset.id)} name={asset.name} tone="primary" />}
          {can(permissions, 'edit') && !editing && (
            <Button icon={<Pencil size={16} />} onClick={beginEdit}>
              {t('library.edit')}
            </Button>
          )}
          <Suspense fallback={<MenuSpace />}>
            <AssetMenu asset={asset} actors={actors} permissions={permissions} hasPersons={hasPersons} editing={editing} onEdit={beginEdit} />
          </Suspense>
        </Row>
      </Head>
      <Tabs
        label={t('asset.tabs')}
        tabs={pages.map(({ segment }) => ({
          to: to(segment),
          label: t(`asset.tab.${segment}` as 'asset.tab.details'),
          count: segment === 'related' ? related : undefined,
        }))}
      />
      <Suspense fallback={<TabSkeleton />}>{tab && <tab.Panel asset={asset} edit={edit} actors={actors} permissions={permissions} />}</Suspense>
    </Panel>
  )
}

const readAgain = async ({ capabilities }: AssetPageActors, { id, type }: AssetDetail) =>
  (await capabilities.load(INDEXING)).readAgain(type, itemsSelected([{ kind: 'asset', id }]))

/** Whoever opens an asset is at its name; whoever holds a control of the page stays there. */
const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[5]} 14px;

  ${theme.media.belowMd} {
    padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[2]};
  }

  h1 {
    ${titleText}
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  h1 span {
    font-weight: ${theme.font.weight.regular};
    color: ${theme.color.inkFaint};
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  &:empty {
    display: none;
  }
`

/** Where the asset's own menu will stand. */
const MenuSpace = styled.span`
  width: ${theme.size.control};
`

const Title = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]};
`

const Public = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.publish};
`

const Kept = styled(Public)`
  color: ${theme.color.inkSoft};
`
