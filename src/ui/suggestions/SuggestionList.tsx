import { useSelector } from '@xstate/react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import { hiddenIn } from '../../application/suggestions/hidden.ts'
import type { SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import type { SuggestedAsset } from '../../application/suggestions/SuggestionGateway.ts'
import type { SuggestionDecision, SuggestionFilter } from '../../domain/suggestions/deciding.ts'
import { Button } from '../kit/Button.tsx'
import { endRoom } from '../page/endRoom.ts'
import { theme } from '../theme/theme.ts'
import { attributeOf, canBeTyped } from './proposedText.ts'
import { suggestionsAddress } from './suggestionsAddress.ts'
import { SuggestedAssetCard } from './SuggestedAssetCard.tsx'
import type { RowCommands } from './SuggestionRow.tsx'
import type { ChangeForms } from './changing/useChangeForms.ts'
import { useSuggestionKeys } from './useSuggestionKeys.ts'

interface SuggestionListProps {
  readonly actors: Pick<FirstActors, 'files'> & Omit<SuggestionActors, 'assetSuggestions' | 'ghostValues'>
  readonly letters: boolean
  /** In which some of it is being corrected. */
  readonly forms: ChangeForms
  /** Where there is nothing to list; the latest can be taken back all the same. */
  readonly instead?: ReactNode
}

/** The address of what is proposed in an asset's folder, unless that is what is shown. */
const withinOf = ({ asset: { folderId } }: SuggestedAsset, filter: SuggestionFilter): string | undefined =>
  folderId === filter.folderId || filter.assetId !== undefined ? undefined : suggestionsAddress({ ...filter, folderId })

/** Assets with what is proposed of them: one tab stop, in which keys go from one to the next and decide it. */
export const SuggestionList = ({ actors: { suggestions, decidingSuggestions, files }, letters, forms, instead }: SuggestionListProps) => {
  const { t } = useTranslation()
  const context = useSelector(suggestions, (snapshot) => snapshot.context)
  const isExtending = useSelector(suggestions, (snapshot) => snapshot.matches({ shown: 'extending' }))
  const deciding = useSelector(decidingSuggestions, (snapshot) => snapshot.context)
  const [chosen, setChosen] = useState<string>()
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const hidden = useMemo(() => hiddenIn(deciding), [deciding])
  const groups = useMemo(
    () => context.assets.map((suggested) => ({ suggested, open: suggested.suggestions.filter(({ id }) => !hidden.has(id)) })).filter(({ open }) => open.length > 0),
    [context.assets, hidden],
  )
  const rows = groups.flatMap(({ open }) => open)
  const current = rows.find(({ id }) => id === chosen) ?? rows[0]
  // What is selected is what is seen.
  const marked = rows.filter(({ id }) => marks.has(id))

  const look = (id: string | undefined) => {
    setChosen(id)
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`li[data-suggestion="${id}"]`)
      row?.scrollIntoView({ block: 'nearest' })
      row?.focus({ preventScroll: true })
    })
  }
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === current?.id)
    look(rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.id)
  }
  const decide = (decisions: readonly SuggestionDecision[]) => {
    const ids = new Set(decisions.map(({ id }) => id))
    const at = rows.findIndex(({ id }) => ids.has(id))
    const rest = rows.filter(({ id }) => !ids.has(id))
    forms.leave()
    setMarks(new Set([...marks].filter((id) => !ids.has(id))))
    decidingSuggestions.send({ type: 'decide', decisions })
    // The one that comes in its place.
    look(rows.slice(at).find(({ id }) => !ids.has(id))?.id ?? rest.at(-1)?.id)
  }
  const commands: RowCommands = {
    onFocus: setChosen,
    onMark: (id) => setMarks(new Set(marks.has(id) ? [...marks].filter((one) => one !== id) : [...marks, id])),
    onAccept: (id, values) => decide([{ id, decision: 'accept', ...(values === undefined ? {} : { values }) }]),
    onRefuse: (id) => decide([{ id, decision: 'refuse' }]),
    onChange: forms.open,
    onGiveUp: (id) => {
      forms.giveUp(id)
      look(id)
    },
  }
  /** What is being corrected is accepted by its form alone. */
  const uncorrected = <One extends { readonly id: string }>(some: readonly One[]): readonly One[] => some.filter(({ id }) => !forms.isOpen(id))
  /** What is selected, or the one that is looked at. */
  const decideCurrent = (decision: SuggestionDecision['decision']) => {
    const some = marked.length > 0 ? (decision === 'accept' ? uncorrected(marked) : marked) : current === undefined ? [] : [current]
    if (some.length > 0) decide(some.map(({ id }) => ({ id, decision })))
  }
  useSuggestionKeys({
    letters,
    onStep: step,
    onAccept: () => decideCurrent('accept'),
    onRefuse: () => decideCurrent('refuse'),
    onChange: () => {
      if (current !== undefined && canBeTyped(current, attributeOf(current, context))) forms.open(current.id)
    },
    onUndo: () => decidingSuggestions.send({ type: 'undo' }),
  })
  return (
    <>
      {instead ?? (
        <Scroller ref={list}>
          {groups.map(({ suggested, open }) => (
            <SuggestedAssetCard
              key={suggested.asset.id}
              suggested={suggested}
              suggestions={open}
              page={context}
              files={files}
              current={current?.id}
              forms={forms}
              marked={marks}
              left={deciding.left}
              commands={commands}
              within={withinOf(suggested, context.filter)}
              onAcceptAll={(ids) => decide(ids.map((id) => ({ id, decision: 'accept' })))}
            />
          ))}
          {context.next !== null && (
            <More>
              <Button busy={isExtending} onClick={() => suggestions.send({ type: 'more.wanted' })}>
                {t('suggestions.more')}
              </Button>
            </More>
          )}
        </Scroller>
      )}
      {(marked.length > 0 || deciding.changes.length > 0) && (
        <Bar>
          {marked.length > 0 && (
            <>
              <span>{t('suggestions.selected', { count: marked.length })}</span>
              <Button size="compact" tone="primary" onClick={() => decideCurrent('accept')}>
                {t('suggestions.accept')}
              </Button>
              <Button size="compact" onClick={() => decideCurrent('refuse')}>
                {t('suggestions.refuse')}
              </Button>
            </>
          )}
          {deciding.changes.length > 0 && (
            <Button size="compact" tone="ghost" onClick={() => decidingSuggestions.send({ type: 'undo' })}>
              {t('suggestions.undoLast')}
            </Button>
          )}
        </Bar>
      )}
    </>
  )
}

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  ${endRoom()}
  border-top: ${theme.border.line};
`

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: ${theme.space[4]};
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.row};
  padding: ${theme.space[2]} ${theme.space[5]};
  border-top: ${theme.border.line};
  background: ${theme.color.surface};

  ${theme.media.belowMd} {
    padding: ${theme.space[2]} ${theme.space[3]};
  }
`
