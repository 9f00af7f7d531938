import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { DuplicateActors } from '../../application/duplicates/duplicateActors.ts'
import { DUPLICATE_KINDS } from '../../domain/duplicates/duplicates.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { duplicatesAddress } from '../addresses/duplicates.ts'
import { ItemHead, ItemTools } from '../items/ItemPage.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { InTopBar } from '../page/slots.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { DuplicatesSkeleton } from './DuplicatesSkeleton.tsx'
import { GroupList } from './GroupList.tsx'
import { GroupView } from './GroupView.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { NoDuplicates } from './NoDuplicates.tsx'

interface DuplicatesScreenProps {
  readonly actors: Pick<FirstActors, 'files'> & Omit<DuplicateActors, 'assetDuplicates'>
  readonly permissions: readonly Permission[]
  /** Whether keys of a single letter are heard. */
  readonly letters: boolean
}

/** Assets that are the same file or look alike, group by group, side by side. */
export const DuplicatesScreen = ({ actors, permissions, letters }: DuplicatesScreenProps) => {
  const { duplicates, merging, files } = actors
  const { t, i18n } = useTranslation()
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  const navigate = useNavigate()
  const snapshot = useSelector(duplicates, (current) => current)
  const { kind, assetId, groups, failure } = snapshot.context
  const title = t('duplicates.title')
  usePageTitle(title)
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const retry = () => duplicates.send({ type: 'retry' })
  const isShown = snapshot.matches('shown') && groups.length > 0
  // A page of groups may have none that this person sees, and others follow.
  const isWaiting = snapshot.matches('unopened') || snapshot.matches('reading') || (snapshot.matches({ shown: 'extending' }) && groups.length === 0)
  return (
    <Page ref={page}>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'duplicates', label: title, to: '/duplicates' }]} />
      </InTopBar>
      <ItemHead>
        <h1>{title}</h1>
        <ItemTools>
          {assetId !== undefined && (
            <ButtonLink tone="ghost" to={duplicatesAddress({ kind })}>
              {t('duplicates.showAll')}
            </ButtonLink>
          )}
          <SegmentedControl
            label={t('duplicates.kinds')}
            value={kind}
            segments={DUPLICATE_KINDS.map((value) => ({ value, label: t(`duplicates.kind.${value}`) }))}
            onChange={(value) => void navigate(duplicatesAddress({ kind: value, ...(assetId !== undefined && { assetId }) }), { replace: true })}
          />
        </ItemTools>
      </ItemHead>
      {snapshot.matches({ shown: 'stuck' }) && (
        <Stuck onRetry={retry}>{t('duplicates.moreFailed')} {message}</Stuck>
      )}
      {isWaiting && <DuplicatesSkeleton label={t('duplicates.reading')} />}
      {snapshot.matches('failed') && <ErrorState title={t('duplicates.failed')} text={message} onRetry={retry} />}
      {snapshot.matches({ shown: 'nothing' }) && <NoDuplicates kind={kind} assetId={assetId} />}
      {isShown && (
        <Body>
          {assetId === undefined && <GroupList duplicates={duplicates} files={files} />}
          <GroupView actors={actors} permissions={permissions} letters={letters} />
        </Body>
      )}
      <MergeDialog merging={merging} files={files} permissions={permissions} />
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Stuck = styled(RetryAlert)`
  margin: 0 ${theme.space[5]} ${theme.space[3]};
`

const Body = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  border-top: ${theme.border.line};
`
