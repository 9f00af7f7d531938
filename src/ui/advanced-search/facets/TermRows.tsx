import { Minus, MoreHorizontal } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FacetValue } from '../../../application/advanced-search/AdvancedSearchGateway.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu } from '../../kit/Menu.tsx'
import type { MenuEntry } from '../../kit/MenuEntries.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { theme } from '../../theme/theme.ts'
import { type FacetChoosing, stateOf, withValue } from './facetChoice.ts'
import { termBox } from './termBox.ts'

interface TermRowsProps extends FacetChoosing {
  readonly values: readonly FacetValue[]
  readonly label: string
  readonly labelOf: (value: FacetValue) => string
  /** Names begin alike and are told apart by their ends: they stand there whole. */
  readonly isWhole?: boolean
}

/** The entries by which a value is asked for, or kept out. */
const useValueEntries = ({ choice, onChoose }: FacetChoosing) => {
  const { t } = useTranslation()
  return (value: string): readonly MenuEntry[] => {
    const now = stateOf(choice, value)
    const become = (state: typeof now) => onChoose(withValue(choice, value, state))
    return [
      { id: 'include', label: t('advancedSearch.facets.include'), checked: now === 'included', onSelect: () => become(now === 'included' ? 'open' : 'included') },
      { id: 'only', label: t('advancedSearch.facets.only'), onSelect: () => onChoose({ included: [value], excluded: [] }) },
      { id: 'exclude', label: t('advancedSearch.facets.exclude'), checked: now === 'excluded', onSelect: () => become(now === 'excluded' ? 'open' : 'excluded') },
    ]
  }
}

/** Values one below the other, each with how many hits have it. Alt and a click keeps one out. */
export const TermRows = ({ values, label, labelOf, isWhole = false, choice, onChoose }: TermRowsProps) => {
  const { t } = useTranslation()
  const entriesOf = useValueEntries({ choice, onChoose })
  return (
    <Rows aria-label={label} $isWhole={isWhole}>
      {values.map((value) => {
        const state = stateOf(choice, value.value)
        const name = labelOf(value)
        const pressed = (event: MouseEvent) => {
          const wanted = event.altKey ? 'excluded' : 'included'
          onChoose(withValue(choice, value.value, state === 'open' || (state === 'included' && event.altKey) ? wanted : 'open'))
        }
        return (
          <li key={value.value} data-state={state}>
            <label title={name}>
              <Box type="checkbox" checked={state === 'included'} onChange={() => undefined} onClick={pressed} data-state={state} />
              {state === 'excluded' && <Minus className="minus" size={12} strokeWidth={3} aria-hidden />}
              <bdi>{name}</bdi>
              {state === 'excluded' && <VisuallyHidden>{t('advancedSearch.facets.excluded')}</VisuallyHidden>}
              <data value={value.count}>{t('advancedSearch.facets.count', { count: value.count })}</data>
            </label>
            <Menu
              label={t('advancedSearch.facets.choices', { name })}
              button={<IconButton size="compact" label={t('advancedSearch.facets.choices', { name })} icon={<MoreHorizontal size={14} />} />}
              entries={entriesOf(value.value)}
            />
          </li>
        )
      })}
    </Rows>
  )
}

const Rows = styled.ul<{ readonly $isWhole: boolean }>`
  margin-top: ${theme.space[1]};

  li {
    position: relative;
  }

  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.target};
    padding: ${theme.space.half} 0;
    color: ${theme.color.inkSoft};
    cursor: pointer;
  }

  bdi {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
    white-space: ${({ $isWhole }) => ($isWhole ? 'normal' : 'nowrap')};
  }

  data {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
  }

  .minus {
    position: absolute;
    left: 2px;
    color: ${theme.color.primaryInk};
    pointer-events: none;
  }

  [data-state='included'] > label {
    color: ${theme.color.ink};
  }

  [data-state='excluded'] bdi {
    text-decoration: line-through;
  }

  li > span > button {
    position: absolute;
    inset: 0 0 0 auto;
    height: 100%;
    opacity: 0;
    background: ${theme.color.bg};
  }

  li:is(:hover, :focus-within) > span > button,
  li > span > [aria-expanded='true'] {
    opacity: 1;
  }

  /* The menu stands in its place. */
  li:is(:hover, :focus-within, :has([aria-expanded='true'])) data {
    visibility: hidden;
  }

  ${theme.media.coarse} {
    label {
      min-height: ${theme.size.touch};
      padding-right: ${theme.size.touch};
    }

    li > span > button {
      opacity: 1;
      background: none;
    }

    li:is(:hover, :focus-within, :has([aria-expanded='true'])) data {
      visibility: visible;
    }
  }
`

const Box = styled.input`
  ${termBox}
`
