import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { DuplicateActors } from '../../application/duplicates/duplicateActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { endRoom } from '../page/endRoom.ts'
import { theme } from '../theme/theme.ts'
import { Comparison } from './Comparison.tsx'
import { WHOLE } from './ComparedPicture.tsx'
import { GroupHead } from './GroupHead.tsx'
import { useGroupKeys } from './useGroupKeys.ts'

interface GroupViewProps {
  readonly actors: Pick<FirstActors, 'files'> & Pick<DuplicateActors, 'duplicates' | 'comparing' | 'merging' | 'separate'>
  readonly permissions: readonly Permission[]
  readonly letters: boolean
}

/** The group that is looked at: its assets side by side, and what can be done with them. */
export const GroupView = ({ actors, permissions, letters }: GroupViewProps) => {
  const { duplicates, comparing, merging, separate, files } = actors
  const { t } = useTranslation()
  const root = useRef<HTMLElement>(null)
  useFocusKept(root)
  const snapshot = useSelector(comparing, (current) => current)
  const { key, assets, keep, others } = snapshot.context
  const [zoom, setZoom] = useState({ key, view: WHOLE })
  const [isDifferenceOnly, setDifferenceOnly] = useState(false)
  const mayMerge = can(permissions, 'mergeDuplicates')
  const maySeparate = can(permissions, 'separateDuplicates')
  const ids = assets.map(({ asset }) => asset.id)
  const merge = () => merging.send({ type: 'merge.opened', assets: [keep, ...others].flatMap((id) => assets.find(({ asset }) => asset.id === id) ?? []) })
  const onMerge = mayMerge && others.length > 0 ? merge : undefined
  const onSeparate = maySeparate ? () => void separate(ids, ids) : undefined
  const onNext = () => duplicates.send({ type: 'group.next' })
  const onPrevious = () => duplicates.send({ type: 'group.previous' })
  const onKeep = (at: number) => {
    const chosen = ids[at]
    if (mayMerge && chosen !== undefined) comparing.send({ type: 'keep.chosen', id: chosen })
  }
  useGroupKeys({ letters, onNext, onPrevious, onKeep, onMerge, onSeparate })
  // Another group is seen whole.
  const view = zoom.key === key ? zoom.view : WHOLE
  const onView = (next: typeof view) => setZoom({ key, view: next })
  return (
    <Root ref={root} aria-label={t('duplicates.group')}>
      <GroupHead
        duplicates={duplicates}
        assets={assets}
        others={others}
        view={view}
        onView={onView}
        isDifferenceOnly={isDifferenceOnly}
        onDifferenceOnly={setDifferenceOnly}
        onNext={onNext}
        onPrevious={onPrevious}
        onMerge={onMerge}
        onSeparate={onSeparate}
        mayMerge={mayMerge}
        letters={letters}
      />
      <Scroller>
        {snapshot.matches('incomplete') && (
          <RetryAlert onRetry={() => comparing.send({ type: 'retry' })}>{t('duplicates.detailsFailed')}</RetryAlert>
        )}
        {!mayMerge && <Note>{t('duplicates.mayNotMerge')}</Note>}
        <Comparison
          snapshot={snapshot}
          files={files}
          view={view}
          onView={onView}
          isDifferenceOnly={isDifferenceOnly}
          mayMerge={mayMerge}
          mayOpen={can(permissions, 'viewDetails')}
          onKeep={(id) => comparing.send({ type: 'keep.chosen', id })}
          onToggle={(id) => comparing.send({ type: 'other.toggled', id })}
          onSeparateOne={maySeparate && assets.length > 2 ? (id) => void separate([id], ids.filter((one) => one !== id)) : undefined}
        />
      </Scroller>
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[8]};
  overflow: hidden auto;
  ${endRoom(theme.space[8])}

  > * + * {
    margin-top: ${theme.space[3]};
  }

  ${theme.media.belowMd} {
    padding-inline: ${theme.space[3]};
  }
`

const Note = styled.p`
  color: ${theme.color.inkSoft};
`
