import { useSelector } from '@xstate/react'
import { FolderOpen, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FolderActors } from '../../application/folders/folderActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { InTopBar } from '../page/slots.tsx'
import { endRoom } from '../page/endRoom.ts'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { DEFAULT_ORDER, folderAddress } from '../addresses/library.ts'
import { FolderRefused } from '../items/FolderRefused.tsx'
import type { FolderTab, FolderTabProps } from '../detail/tabs.ts'
import { TabSkeleton } from '../detail/TabSkeleton.tsx'
import { useTab } from '../detail/useTab.ts'
import { useRelatedCount } from '../detail/useRelatedCount.ts'
import { FolderCrumbs } from './FolderCrumbs.tsx'

interface FolderDetailScreenProps {
  readonly pages: readonly FolderTab[]
  readonly actors: FolderTabProps['actors'] & FolderActors
  readonly permissions: readonly Permission[]
}

/** What is known of one folder, and what was changed of it. */
export const FolderDetailScreen = ({ pages, actors, permissions }: FolderDetailScreenProps) => {
  const { t } = useTranslation()
  const { tab, to } = useTab(pages)
  const { folder, resourceType, folderId, failure } = useSelector(actors.folderDetail, (snapshot) => snapshot.context)
  const refused = useSelector(actors.folderDetail, (snapshot) => snapshot.matches('refused'))
  const related = useRelatedCount(actors.related, folderId)
  usePageTitle(folder?.name)

  if (refused)
    return (
      <FolderRefused
        failure={failure}
        permissions={permissions}
        moduleName={t(`shell.modules.${resourceType}`)}
        moduleAddress={folderAddress(resourceType, null)}
        onRetry={() => actors.folderDetail.send({ type: 'retry' })}
      />
    )
  return (
    <Root aria-busy={folder === undefined}>
      {folder === undefined ? (
        <Head>
          <VisuallyHidden as="output">{t('folderDetail.loading')}</VisuallyHidden>
          <Skeleton $width="40%" $height="20px" />
        </Head>
      ) : (
        <>
          <InTopBar>
            <FolderCrumbs place={{ resourceType, folderId, ...DEFAULT_ORDER }} folder={folder} />
          </InTopBar>
          <Head>
            <h1>{folder.name}</h1>
            <ButtonRow>
              <ButtonLink icon={<FolderOpen size={16} aria-hidden />} to={folderAddress(folder.type, folder.id)}>
                {t('folderDetail.open')}
              </ButtonLink>
              {can(permissions, 'edit') && (
                <Button icon={<Pencil size={16} />} onClick={() => actors.folderName.send({ type: 'rename.open', folder })}>
                  {t('library.rename')}
                </Button>
              )}
            </ButtonRow>
          </Head>
          <Tabs
            label={t('folderDetail.tabs')}
            tabs={pages.map(({ segment }) => ({
              to: to(segment),
              label: t(`folderDetail.tab.${segment}` as 'folderDetail.tab.details'),
              count: segment === 'related' ? related : undefined,
            }))}
          />
          <Suspense fallback={<TabSkeleton />}>{tab && <tab.Panel folder={folder} actors={actors} permissions={permissions} />}</Suspense>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  flex: 1;
  width: 100%;
  max-width: 880px;
  min-height: 0;
  overflow: auto;
  ${endRoom()}
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[5]} 14px;

  h1 {
    flex: 1 1 auto;
    ${titleText}
    overflow-wrap: anywhere;
  }
`
