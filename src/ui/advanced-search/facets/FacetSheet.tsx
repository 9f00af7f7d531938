import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SearchResultsActor } from '../../../application/advanced-search/searchResults.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx'

interface FacetSheetProps extends FacetPanelProps {
  readonly searchResults: SearchResultsActor
  readonly onClose: () => void
}

/** The facets over the result, where there is no room beside it. What is chosen holds at once. */
export const FacetSheet = ({ searchResults, onClose, ...panel }: FacetSheetProps) => {
  const { t } = useTranslation()
  const total = useSelector(searchResults, ({ context }) => context.total)
  return (
    <Dialog
      title={t('advancedSearch.filters')}
      phone="full"
      onClose={onClose}
      leavesFreely
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('advancedSearch.show', { count: total })}
        </Button>
      }
    >
      <FacetPanel {...panel} />
    </Dialog>
  )
}
