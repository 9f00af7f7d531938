import { ChevronDown, Download, LayoutGrid, List, ListFilter, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ResultList, ResultSort, SortableAttribute } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { ListView } from '../../application/preferences/Preferences.ts'
import { type NamedResultSort, RESULT_SORTS } from '../../domain/advanced-search/resultSort.ts'
import { type Direction, DIRECTIONS } from '../../domain/assets/asset.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { visuallyHidden } from '../kit/VisuallyHidden.tsx'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'

interface ResultsHeadProps {
  /** Undefined while it is on its way; null where it cannot be told. */
  readonly total: number | null | undefined
  readonly list: ResultList
  /** By which it can be sorted as well. */
  readonly attributes: readonly SortableAttribute[]
  readonly view: ListView
  /** Modules in whose table the result can be opened, to be edited or read. */
  readonly tables: readonly MenuEntry[]
  readonly mayEdit: boolean
  /** Undefined where there is nothing to export, or for whom it is not. */
  readonly onExport: (() => void) | undefined
  readonly onOrder: (sort: ResultSort, direction: Direction) => void
  readonly onView: (view: ListView) => void
  /** Where the facets have no room: they are opened from here. `chosen`: conditions by facets. */
  readonly onFilter: () => void
  readonly chosen: number
  /** What more can be done with the search. */
  readonly children?: ReactNode
}

/** How much was found, in which order and how it is shown. */
export const ResultsHead = ({ total, list, attributes, view, tables, mayEdit, onExport, onOrder, onView, onFilter, chosen, children }: ResultsHeadProps) => {
  const { t } = useTranslation()
  const [onlyTable] = tables
  const table = mayEdit ? t('search.table') : t('advancedSearch.openAsTable')
  return (
    <Bar>
      <Title>
        {total === undefined && <Skeleton $width="9rem" $height={theme.size.target} />}
        {typeof total === 'number' && <h1 aria-live="polite">{t('advancedSearch.count', { count: total })}</h1>}
        {total !== null && <span aria-hidden>·</span>}
        <SortMenu list={list} attributes={attributes} onOrder={onOrder} />
      </Title>
      <Tools>
        <OnNarrow>
          <Button icon={<ListFilter size={16} />} aria-haspopup="dialog" onClick={onFilter}>
            {chosen === 0 ? t('advancedSearch.filters') : t('advancedSearch.filtersChosen', { count: chosen })}
          </Button>
        </OnNarrow>
        <SegmentedControl
          label={t('library.view.label')}
          value={view}
          onChange={onView}
          segments={[
            { value: 'grid', label: t('library.view.grid'), icon: <LayoutGrid size={16} /> },
            { value: 'list', label: t('library.view.list'), icon: <List size={16} /> },
          ]}
        />
        {onlyTable?.to !== undefined && tables.length === 1 && (
          <ButtonLink to={onlyTable.to} icon={<Table2 size={16} />}>
            <Words>{table}</Words>
          </ButtonLink>
        )}
        {tables.length > 1 && <Menu label={table} entries={tables} button={<Button icon={<Table2 size={16} />}><Words>{table}</Words></Button>} />}
        {onExport !== undefined && <IconButton label={t('tableExport.result.title')} icon={<Download size={16} />} aria-haspopup="dialog" onClick={onExport} />}
        {children}
      </Tools>
    </Bar>
  )
}

const SortMenu = ({ list: { sort, direction }, attributes: sortable, onOrder }: Pick<ResultsHeadProps, 'list' | 'attributes' | 'onOrder'>) => {
  const { t } = useTranslation()
  const attributes = sortable.map(({ id, label, template }) => ({ id, label: `${label} · ${template}` }))
  const nameOf = (id: NamedResultSort): string => (id === 'repository' || id === 'by' ? t(`advancedSearch.field.${id}`) : t(`library.sort.${id}`))
  const isBy = (id: string) => (sort.by === 'attribute' ? sort.attributeId === id : sort.by === id)
  const now = sort.by === 'attribute' ? attributes.find(({ id }) => id === sort.attributeId)?.label : undefined
  const way = sort.by === 'relevance' ? 'asc' : direction
  const entries: readonly MenuEntry[] = [
    { id: 'relevance', label: t('advancedSearch.relevance'), checked: isBy('relevance'), onSelect: () => onOrder({ by: 'relevance' }, 'asc') },
    ...RESULT_SORTS.map((id) => ({ id, label: nameOf(id), checked: isBy(id), onSelect: () => onOrder({ by: id }, way) })),
    ...attributes.map(({ id, label }, at) => ({ id, label, checked: isBy(id), separated: at === 0, onSelect: () => onOrder({ by: 'attribute', attributeId: id }, way) })),
    ...(sort.by === 'relevance'
      ? []
      : DIRECTIONS.map((id) => ({ id, label: t(`library.direction.${id}`), checked: id === direction, separated: id === DIRECTIONS[0], onSelect: () => onOrder(sort, id) }))),
  ]
  const shown = sort.by === 'attribute' ? (now ?? t('advancedSearch.attribute')) : sort.by === 'relevance' ? t('advancedSearch.relevance') : nameOf(sort.by)
  return (
    <Menu
      label={t('library.sortBy')}
      align="start"
      entries={entries}
      button={
        <Button tone="ghost" size="compact" aria-label={t('advancedSearch.sortedBy', { by: shown })}>
          {shown}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    />
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};

  ${theme.media.belowMd} {
    padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[2]};
  }
`

const Title = styled.div`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
  color: ${theme.color.inkFaint};

  h1 {
    margin-right: ${theme.space[1]};
    ${titleText}
    font-variant-numeric: ${theme.font.figures};
    line-height: ${theme.font.line.tight};
    color: ${theme.color.ink};
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`

/** A phone shows the sign alone. */
const Words = styled.span`
  ${theme.media.belowSm} {
    ${visuallyHidden}
  }
`

/** Where the facets stand beside the result they need no button. */
const OnNarrow = styled.span`
  ${theme.media.lg} {
    display: none;
  }
`
