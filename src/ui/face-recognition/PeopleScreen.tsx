import { useSelector } from '@xstate/react'
import { type FocusEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FaceActors } from '../../application/face-recognition/faceActors.ts'
import type { Somebody, Subject } from '../../application/face-recognition/somebody.ts'
import type { RecognitionActors } from '../../application/recognition/recognitionActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { PEOPLE_PATH, type PeoplePlace } from './peopleAddress.ts'
import { ItemPage } from '../items/ItemPage.tsx'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { openRecognition } from '../recognition/openRecognition.ts'
import { RecognitionDialog } from '../recognition/RecognitionDialog.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { AppearancesPanel } from './AppearancesPanel.tsx'
import { FaceNamingDialog } from './FaceNamingDialog.tsx'
import { NoPeople } from './NoPeople.tsx'
import { PeopleBar } from './PeopleBar.tsx'
import { PeopleGrid } from './PeopleGrid.tsx'
import { PeopleHead } from './PeopleHead.tsx'
import { PeopleSkeleton } from './PeopleSkeleton.tsx'
import { PersonErasureDialog } from './PersonErasureDialog.tsx'
import { usePeopleKeys } from './usePeopleKeys.ts'
import { useNextInPlace } from './useNextInPlace.ts'
import { groupsOf, unnamedOf } from './whoIs.ts'

interface PeopleScreenProps {
  readonly actors: FaceActors & RecognitionActors
  readonly permissions: readonly Permission[]
  /** Whether keys of a single letter are heard. */
  readonly letters: boolean
  /** Another list, or other pictures beside it. `isStep`: one goes back from it. */
  readonly onPlace: (place: PeoplePlace, isStep: boolean) => void
}

const subjectOf = (somebody: Somebody): Subject => (somebody.kind === 'group' ? { kind: 'group', id: somebody.key } : { kind: 'person', name: somebody.key })

/** The one with the tab stop; where nobody is listed, what is said instead. */
const focusIn = (list: HTMLElement | null): void => {
  const stop = list?.querySelector<HTMLElement>('[data-place][tabindex="0"]') ?? list?.querySelector<HTMLElement>('[data-state-title]')
  if (stop?.matches('[data-state-title]') === true) stop.tabIndex = -1
  stop?.focus()
}

/** Everybody whose face was found: those whom nobody has named are put together, to be named at once. */
export const PeopleScreen = ({ actors, permissions, letters, onPlace }: PeopleScreenProps) => {
  const { people, appearances, faceNaming, personErasure, decideFaces, facePictures } = actors
  const { t, i18n } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(people, (current) => current)
  const open = useSelector(appearances, ({ context }) => context.list)
  const { list = { show: 'unnamed', typed: '' } as const, items, picked, failure } = snapshot.context
  const [current, setCurrent] = useState<Somebody>()
  const parts = useRef<HTMLDivElement>(null)
  const listPart = useRef<HTMLDivElement>(null)
  /** Where the focus was last, dialogs over both left aside. */
  const isInList = useRef(false)
  const isFollowing = useRef(false)
  const mayName = can(permissions, 'nameFaces')
  const mayPick = mayName && list.show !== 'named'
  const chosen = items.filter(({ key }) => picked.has(key))
  const title = t('faces.title')
  usePageTitle(title)
  const openKey = open?.kind === 'group' ? open.id : open?.name
  const somebodyOpen = items.find(({ key }) => key === openKey)
  // What a key is meant for: those that are picked, else who has the tab stop.
  const here = items.find(({ key }) => key === current?.key)
  const meant = chosen.length > 0 ? chosen : here?.kind === 'group' ? [here] : []
  const isIgnored = list.show === 'ignored'
  const name = () => faceNaming.send({ type: 'naming.opened', of: unnamedOf(meant) })
  const ignore = () => void decideFaces.ignore(groupsOf(meant), !isIgnored)
  const close = () => {
    onPlace(list, false)
    requestAnimationFrame(() => focusIn(scroller.current))
  }
  /** The panel shows somebody else by itself: whoever goes through the list goes on there. */
  const follow = (somebody: Somebody) => {
    isFollowing.current = isInList.current
    onPlace({ ...list, open: subjectOf(somebody) }, false)
  }
  const look = (somebody: Somebody) => {
    isFollowing.current = false
    if (somebody.key === openKey) parts.current?.querySelector<HTMLElement>('aside h2')?.focus({ preventScroll: true })
    else onPlace({ ...list, open: subjectOf(somebody) }, open === undefined)
  }
  const meet = ({ currentTarget, target }: FocusEvent) => {
    if (currentTarget.contains(target)) isInList.current = listPart.current?.contains(target) === true
  }
  const merge = () => {
    const [into] = chosen
    void decideFaces.merge(groupsOf(chosen).groups)
    if (into !== undefined && chosen.some(({ key }) => key === openKey)) follow(into)
  }
  useNextInPlace({ items, openKey, decided: snapshot.context.decided, onNext: follow, onLast: close })
  const isBusy = snapshot.matches('unopened') || snapshot.matches('reading')
  const more = useCallback(() => people.send({ type: 'more.wanted' }), [people])
  const retry = () => people.send({ type: 'retry' })
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const isFailed = snapshot.matches('failed') && items.length === 0
  usePeopleKeys({ letters: letters && mayPick && meant.length > 0, onName: isIgnored ? undefined : name, onIgnore: ignore, onMerge: chosen.length > 1 && !isIgnored ? merge : undefined })
  return (
    <Split ref={parts} data-open={open !== undefined || undefined} onFocus={meet}>
      <div ref={listPart}>
        <ItemPage
          scroller={scroller}
          crumbs={<Breadcrumbs crumbs={[{ id: 'people', label: title, to: PEOPLE_PATH }]} />}
          head={<PeopleHead list={list} onList={(next) => onPlace(next, false)} />}
          bar={
            chosen.length > 0 ? (
              <PeopleBar chosen={chosen} total={items.length} isIgnored={isIgnored} onName={name} onMerge={merge} onIgnore={ignore} onClear={() => people.send({ type: 'picks.cleared' })} />
            ) : undefined
          }
          over={
            <>
              <FaceNamingDialog faceNaming={faceNaming} pictures={facePictures} />
              <PersonErasureDialog personErasure={personErasure} />
              <RecognitionDialog actors={actors} />
            </>
          }
        >
          {isBusy && items.length === 0 && <PeopleSkeleton label={t('faces.reading')} />}
          {isFailed && <ErrorState title={t('faces.failed')} text={message} onRetry={retry} />}
          {(snapshot.matches('stuck') || (snapshot.matches('failed') && !isFailed)) && (
            <RetryAlert onRetry={retry}>{message}</RetryAlert>
          )}
          {snapshot.matches('nothing') && <NoPeople list={list} onSwitch={can(permissions, 'setFaceRecognition') ? () => openRecognition(actors) : undefined} />}
          {items.length > 0 && (
            <PeopleGrid
              key={`${list.show} ${list.typed}`}
              label={title}
              people={items}
              picked={picked}
              openKey={openKey}
              mayPick={mayPick}
              pictures={facePictures}
              scroller={scroller}
              isBusy={isBusy}
              onOpen={look}
              onPick={({ key }) => people.send({ type: 'pick.toggled', key })}
              onEscape={() => people.send({ type: 'picks.cleared' })}
              onCurrent={setCurrent}
              onEnd={more}
            />
          )}
        </ItemPage>
      </div>
      {open !== undefined && (
        <AppearancesPanel
          key={openKey}
          actors={actors}
          subject={open}
          somebody={somebodyOpen}
          permissions={permissions}
          isIgnored={isIgnored}
          takesFocus={() => !isFollowing.current}
          onClose={close}
        />
      )}
    </Split>
  )
}

const Split = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  > :first-child {
    display: flex;
    flex: 1;
    min-width: 0;
    min-height: 0;
  }

  /* Beside each other there is no room: whose pictures are looked at stands in the list's place. */
  ${theme.media.belowLg} {
    &[data-open] > :first-child {
      display: none;
    }
  }
`
