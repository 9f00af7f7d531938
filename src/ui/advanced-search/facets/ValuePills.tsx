import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FacetValue } from '../../../application/advanced-search/AdvancedSearchGateway.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { theme } from '../../theme/theme.ts'
import { type FacetChoosing, stateOf, withValue } from './facetChoice.ts'

interface ValuePillsProps extends FacetChoosing {
  readonly values: readonly FacetValue[]
  readonly label: string
}

/** Short values side by side, as tags are. Alt and a click, or Alt and Enter, keeps one out. */
export const ValuePills = ({ values, label, choice, onChoose }: ValuePillsProps) => {
  const { t } = useTranslation()
  return (
    <Pills aria-label={label}>
      {values.map((value) => {
        const state = stateOf(choice, value.value)
        return (
          <li key={value.value}>
            <Pill
              type="button"
              aria-pressed={state === 'included'}
              data-state={state}
              onClick={(event) => onChoose(withValue(choice, value.value, state !== 'open' ? 'open' : event.altKey ? 'excluded' : 'included'))}
            >
              <bdi>{value.label}</bdi>
              {state === 'excluded' && <VisuallyHidden>{t('advancedSearch.facets.excluded')}</VisuallyHidden>}
              <data value={value.count}>{t('advancedSearch.facets.count', { count: value.count })}</data>
            </Pill>
          </li>
        )
      })}
    </Pills>
  )
}

const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};

  li {
    min-width: 0;
    max-width: 100%;
  }
`

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.snug};
  max-width: 100%;
  min-height: ${theme.size.target};
  padding: 0 ${theme.space.roomy};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.round};
  font: inherit;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  cursor: pointer;

  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > data {
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};
  }

  &:hover {
    border-color: ${theme.color.control};
  }

  &[aria-pressed='true'] {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  &[data-state='excluded'] {
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
  }

  &[data-state='excluded'] > bdi {
    text-decoration: line-through;
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`
