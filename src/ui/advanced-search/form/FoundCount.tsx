import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SearchFormActor } from '../../../application/advanced-search/searchForm.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { useFocusKept } from '../../kit/useFocusKept.ts'
import { theme } from '../../theme/theme.ts'

/** How much the form finds as it stands; what was counted before stays until the next is known. */
export const FoundCount = ({ searchForm }: { readonly searchForm: SearchFormActor }) => {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root)
  const snapshot = useSelector(searchForm, (current) => current)
  const { total } = snapshot.context
  const isBusy = snapshot.matches('waiting') || snapshot.matches('counting')
  return (
    <Root ref={root} aria-busy={isBusy}>
      <output data-busy={isBusy || undefined}>{total !== undefined && t('advancedSearch.count', { count: total })}</output>
      {snapshot.matches('uncounted') && (
        <>
          {t('advancedSearch.form.uncounted')}
          <Button size="compact" onClick={() => searchForm.send({ type: 'retry' })}>
            {t('kit.tryAgain')}
          </Button>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  color: ${theme.color.inkSoft};

  output {
    font-weight: ${theme.font.weight.semibold};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.ink};
  }

  output[data-busy] {
    color: ${theme.color.inkFaint};
  }
`
