import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { problemOfQuery } from '../../../application/advanced-search/problemOfQuery.ts'
import type { Facet } from '../../../application/advanced-search/AdvancedSearchGateway.ts'
import type { FacetsActor } from '../../../application/advanced-search/facets.machine.ts'
import type { FileAddresses } from '../../../application/assets/FileAddresses.ts'
import { yearsOf, yearsWritten } from '../../../domain/advanced-search/years.ts'
import { Button } from '../../kit/Button.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useFocusKept } from '../../kit/useFocusKept.ts'
import { theme } from '../../theme/theme.ts'
import type { FacetChoice } from './facetChoice.ts'
import { isChosen, shownValues } from './facetChoice.ts'
import { Faces } from './Faces.tsx'
import { FacetSection } from './FacetSection.tsx'
import { TermRows } from './TermRows.tsx'
import { useFacets } from './useFacets.ts'
import { useFacetWords } from '../../query-language/useFacetWords.ts'
import { ValuePills } from './ValuePills.tsx'
import { YearHistogram } from './YearHistogram.tsx'

export interface FacetPanelProps {
  readonly facets: FacetsActor
  readonly files: FileAddresses
  readonly choiceOf: (field: string) => FacetChoice
  readonly onChoose: (field: string, choice: FacetChoice) => void
  /** All values of a facet are to be looked through. */
  readonly onOpen: (facet: Facet) => void
}

/** Values shown of a facet before all of them are asked for. */
const SHOWN = { rows: 6, faces: 8, pills: 10 } as const

/** One year that all hits are of leaves nothing to choose. */
const narrows = (facet: Facet): boolean => (facet.kind === 'terms' ? facet.values.length > 0 : facet.buckets.length > (facet.missing > 0 ? 0 : 1))

/** By what a result can be narrowed, with exact numbers. */
export const FacetPanel = ({ facets, files, choiceOf, onChoose, onOpen }: FacetPanelProps) => {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useFocusKept(panel)
  const snapshot = useFacets(facets)
  const isFailed = snapshot.matches('failed')
  // What is wrong with the query is said beside them, where its hits would be.
  const isOfQuery = problemOfQuery(snapshot.context.failure) !== undefined
  const shown = snapshot.context.facets.filter((facet) => isChosen(choiceOf(facet.field)) || narrows(facet))
  return (
    <Panel ref={panel} aria-busy={snapshot.matches('reading') || snapshot.matches('refreshing')}>
      {isFailed && !isOfQuery && (
        <Message role="alert">
          {t('advancedSearch.facets.failed')}
          <Button size="compact" onClick={() => facets.send({ type: 'retry' })}>
            {t('kit.tryAgain')}
          </Button>
        </Message>
      )}
      {snapshot.matches('reading') && <FacetSkeletons />}
      {!isFailed &&
        shown.map((facet) => (
          <OneFacet key={facet.id} facet={facet} files={files} choice={choiceOf(facet.field)} onChoose={(choice) => onChoose(facet.field, choice)} onOpen={() => onOpen(facet)} />
        ))}
      {snapshot.matches('listing') && shown.length === 0 && <Message>{t('advancedSearch.facets.none')}</Message>}
    </Panel>
  )
}

/** Long values are cut, also where it stands in a grid. */
const Panel = styled.div`
  min-width: 0;
`

interface OneFacetProps {
  readonly facet: Facet
  readonly files: FileAddresses
  readonly choice: FacetChoice
  readonly onChoose: (choice: FacetChoice) => void
  readonly onOpen: () => void
}

const OneFacet = ({ facet, files, choice, onChoose, onOpen }: OneFacetProps) => {
  const { t } = useTranslation()
  const { titleOf, labelOf } = useFacetWords()
  const title = titleOf(facet)
  if (facet.kind === 'histogram') {
    const [written] = choice.included
    return (
      <FacetSection title={title} note={facet.template}>
        <YearHistogram
          label={title}
          bins={facet.buckets}
          chosen={written === undefined ? undefined : yearsOf(written)}
          onChoose={(range) => onChoose({ ...choice, included: range === undefined ? [] : [yearsWritten(range)] })}
        />
      </FacetSection>
    )
  }
  // Rows have a menu each; what stands side by side is kept out by Alt and a click, or among the rows of all values.
  const kind = facet.id === 'person' ? 'faces' : facet.id === 'tag' ? 'pills' : 'rows'
  const values = shownValues(facet.values, choice, SHOWN[kind])
  const isMore = facet.distinct > values.length
  const common = { values, label: title, choice, onChoose }
  return (
    <FacetSection title={title} note={facet.template ?? (isMore ? t('advancedSearch.facets.count', { count: facet.distinct }) : undefined)}>
      {kind === 'faces' && <Faces {...common} files={files} />}
      {kind === 'pills' && <ValuePills {...common} />}
      {kind === 'rows' && <TermRows {...common} labelOf={(value) => labelOf(facet, value)} isWhole={facet.id === 'rights'} />}
      {(isMore || kind !== 'rows') && (
        <More tone="ghost" size="compact" aria-haspopup="dialog" onClick={onOpen}>
          {isMore ? t('advancedSearch.facets.all', { count: facet.distinct }) : t('advancedSearch.facets.choose')}
        </More>
      )}
    </FacetSection>
  )
}

const WAITING = [
  { place: 'first', rows: 3 },
  { place: 'second', rows: 4 },
  { place: 'third', rows: 3 },
]

/** Where the facets will stand. */
const FacetSkeletons = () => {
  const { t } = useTranslation()
  return (
    <div>
      <VisuallyHidden as="output">{t('advancedSearch.facets.loading')}</VisuallyHidden>
      {WAITING.map(({ place, rows }) => (
        <Waiting key={place}>
          <Skeleton $width="40%" $height="14px" />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} $width={`${88 - row * 12}%`} $height="12px" />
          ))}
        </Waiting>
      ))}
    </div>
  )
}

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0;

  & + & {
    border-top: ${theme.border.line};
  }
`

const Message = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  padding: ${theme.space[4]} 0;
  color: ${theme.color.inkSoft};
`

const More = styled(Button)`
  margin: ${theme.space[1]} 0 0 -${theme.space[2]};
  color: ${theme.color.primary};
`
