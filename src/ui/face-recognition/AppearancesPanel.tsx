import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FaceActors } from '../../application/face-recognition/faceActors.ts'
import type { Somebody, Subject } from '../../application/face-recognition/somebody.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { Panel } from '../detail/panel.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { AppearanceList } from './AppearanceList.tsx'
import { AppearancesHead } from './AppearancesHead.tsx'
import { nameOf } from './whoIs.ts'

interface AppearancesPanelProps {
  readonly actors: Pick<FaceActors, 'appearances' | 'faceNaming' | 'personErasure' | 'decideFaces' | 'facePictures'>
  readonly subject: Subject
  /** What the list says of them; undefined: they are not in it. */
  readonly somebody: Somebody | undefined
  readonly permissions: readonly Permission[]
  readonly isIgnored: boolean
  readonly takesFocus: () => boolean
  readonly onClose: () => void
}

/** One person: who they are, in which pictures they are, and what can be done about it. */
export const AppearancesPanel = ({ actors, subject, somebody, permissions, isIgnored, takesFocus, onClose }: AppearancesPanelProps) => {
  const { appearances, decideFaces, facePictures } = actors
  const { t, i18n } = useTranslation()
  const side = useRef<HTMLElement>(null)
  useFocusKept(side)
  const snapshot = useSelector(appearances, (current) => current)
  const { items, picked, next, failure } = snapshot.context
  const mayName = can(permissions, 'nameFaces')
  const isWaiting = (snapshot.matches('reading') || snapshot.matches('unopened')) && items.length === 0
  const isGone = failure?.code === 'NOT_FOUND'
  const isFailed = snapshot.matches('failed') && items.length === 0 && !isGone
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const retry = () => appearances.send({ type: 'retry' })
  const apart = items.flatMap(({ key, faceId }) => (picked.has(key) && faceId !== null ? [faceId] : []))
  const separate = () => void (subject.kind === 'group' ? decideFaces.split(subject.id, apart) : decideFaces.reject(apart, subject.name))
  const shown = items.find(({ faceId }) => faceId !== null)?.faceId ?? undefined
  const title = somebody === undefined ? (subject.kind === 'person' ? subject.name : t('faces.who')) : nameOf(t, somebody)
  return (
    <Side ref={side} aria-label={title}>
      <AppearancesHead actors={actors} title={title} somebody={somebody} face={shown} permissions={permissions} isIgnored={isIgnored} takesFocus={takesFocus} onClose={onClose} />
      {isWaiting && <Waiting as="output" aria-busy aria-label={t('faces.readingFaces')}>{['one', 'two', 'three', 'four'].map((key) => <Skeleton key={key} $height="120px" />)}</Waiting>}
      {isFailed && <ErrorState title={t('faces.facesFailed')} text={message} onRetry={retry} />}
      {(snapshot.matches('nothing') || isGone) && <Nothing>{t('faces.noFaces')}</Nothing>}
      {items.length > 0 && (
        <AppearanceList
          items={items}
          picked={picked}
          pictures={facePictures}
          onPick={mayName ? (key) => appearances.send({ type: 'pick.toggled', key }) : undefined}
        />
      )}
      {snapshot.matches('stuck') && <Alert>{message}</Alert>}
      {next !== null && (
        <More>
          <Button busy={snapshot.matches('extending')} onClick={() => appearances.send(snapshot.matches('stuck') ? { type: 'retry' } : { type: 'more.wanted' })}>
            {t('faces.more')}
          </Button>
        </More>
      )}
      {apart.length > 0 && (
        <Bar role="toolbar" aria-label={t('faces.picked', { count: apart.length })}>
          <output>{t('faces.picked', { count: apart.length })}</output>
          <Button onClick={() => appearances.send({ type: 'picks.cleared' })}>{t('kit.cancel')}</Button>
          <Button tone="primary" onClick={separate}>
            {subject.kind === 'group' ? t('faces.apart') : t('faces.notThem')}
          </Button>
        </Bar>
      )}
    </Side>
  )
}

const Side = styled(Panel)`
  ${theme.media.belowLg} {
    flex: 1;
  }
`

const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[5]};
`

const Nothing = styled.p`
  padding: 0 ${theme.space[5]};
  color: ${theme.color.inkSoft};
`

const More = styled.p`
  padding: ${theme.space[3]} ${theme.space[5]};
`

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: auto;
  padding: ${theme.space[2]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.primaryLine};
  background: ${theme.color.primarySoft};

  output {
    margin-right: auto;
    font-weight: ${theme.font.weight.medium};
  }
`
