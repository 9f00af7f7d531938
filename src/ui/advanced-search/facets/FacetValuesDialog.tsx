import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Facet, FacetValue } from '../../../application/advanced-search/AdvancedSearchGateway.ts'
import type { FacetValuesActor } from '../../../application/advanced-search/facetValues.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { theme } from '../../theme/theme.ts'
import { type FacetChoice, stateOf } from './facetChoice.ts'
import { TermRows } from './TermRows.tsx'
import { useFacetWords } from '../../query-language/useFacetWords.ts'

interface FacetValuesDialogProps {
  readonly facetValues: FacetValuesActor
  /** As it stands beside the result. */
  readonly facet: Facet
  readonly choice: FacetChoice
  readonly onChoose: (choice: FacetChoice) => void
}

/** All values of a facet, found by typing. What is chosen holds at once. */
export const FacetValuesDialog = ({ facetValues, facet, choice, onChoose }: FacetValuesDialogProps) => {
  const { t } = useTranslation()
  const { titleOf, labelOf } = useFacetWords()
  const snapshot = useSelector(facetValues, (current) => current)
  const { found, text } = snapshot.context
  const title = titleOf(facet)
  // What is chosen here is counted beside the result; what was found stays as it was asked for.
  const chosenOutside = (values: readonly FacetValue[]) => (facet.kind === 'terms' ? facet.values : []).filter(({ value }) => stateOf(choice, value) !== 'open' && !values.some((one) => one.value === value))
  const close = () => facetValues.send({ type: 'close' })
  return (
    <Dialog
      title={title}
      phone="full"
      onClose={close}
      leavesFreely
      footer={
        <Button tone="primary" onClick={close}>
          {t('advancedSearch.facets.done')}
        </Button>
      }
    >
      <TextField
        label={t('advancedSearch.facets.find', { facet: title })}
        data-autofocus
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => facetValues.send({ type: 'text.changed', text: currentTarget.value })}
      />
      <List aria-busy={snapshot.matches('finding')}>
        {found === undefined && snapshot.matches('finding') && [80, 60, 70, 50].map((width) => <Skeleton key={width} $width={`${width}%`} $height="14px" />)}
        {found?.kind === 'terms' && !snapshot.matches('failed') && (
          <TermRows values={text === '' ? [...chosenOutside(found.values), ...found.values] : found.values} label={title} labelOf={(value) => labelOf(facet, value)} isWhole={facet.id === 'rights'} choice={choice} onChoose={onChoose} />
        )}
        <output>{snapshot.matches({ open: 'nothing' }) && t('advancedSearch.facets.nothing', { text })}</output>
        {snapshot.matches('failed') && (
          <p role="alert">
            {t('advancedSearch.facets.failed')}{' '}
            <Button size="compact" onClick={() => facetValues.send({ type: 'retry' })}>
              {t('kit.tryAgain')}
            </Button>
          </p>
        )}
      </List>
    </Dialog>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
  min-width: 0;
  min-height: ${theme.size.place};
`
