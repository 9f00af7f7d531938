import { ArrowDownNarrowWide, ArrowUpNarrowWide, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TrashList } from '../../application/trash/TrashGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { DIRECTIONS } from '../../domain/assets/asset.ts'
import { MAX_QUERY_LENGTH } from '../../domain/search/query.ts'
import { TRASH_SORTS } from '../../domain/trash/trashItem.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { useTyped } from '../forms/useTyped.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { ItemHead, ItemTools } from '../items/ItemPage.tsx'
import { theme } from '../theme/theme.ts'

interface TrashHeadProps {
  readonly list: TrashList
  /** Undefined while it is not known. */
  readonly total: number | undefined
  readonly modules: readonly ResourceType[]
  readonly onList: (list: TrashList) => void
  /** Undefined where there is nothing to empty, or it is not allowed. */
  readonly onEmpty: (() => void) | undefined
}

const SORT_NAMES = { trashedAt: 'at', name: 'name', size: 'size' } as const

/** What the trash's list is called, how long it is, and how it is narrowed, ordered and emptied. */
export const TrashHead = ({ list, total, modules, onList, onEmpty }: TrashHeadProps) => {
  const { t } = useTranslation()
  const { type: _type, ...ofAnyModule } = list
  const { term: _term, ...ofAnyName } = list
  const typed = useTyped(list.term ?? '', (term) => onList(term === '' ? ofAnyName : { ...list, term }))
  const sort = list.sort ?? 'trashedAt'
  const Order = list.direction === 'asc' ? ArrowUpNarrowWide : ArrowDownNarrowWide
  return (
    <ItemHead>
      <h1>{t('trash.title')}</h1>
      {total !== undefined && <output>{t('trash.total', { count: total })}</output>}
      <Stays>{t('trash.stays')}</Stays>
      <ItemTools>
        <Find
          $size="field"
          type="search"
          aria-label={t('trash.find')}
          placeholder={t('trash.find')}
          maxLength={MAX_QUERY_LENGTH}
          {...typed}
        />
        <Menu
          label={t('trash.modules')}
          button={
            <Button tone="ghost">
              <VisuallyHidden>{t('trash.modules')}</VisuallyHidden>
              {list.type === undefined ? t('trash.allModules') : t(`shell.modules.${list.type}`)}
            </Button>
          }
          entries={[
            { id: 'all', label: t('trash.allModules'), checked: list.type === undefined, onSelect: () => onList(ofAnyModule) },
            ...modules.map((type) => ({ id: type, label: t(`shell.modules.${type}`), checked: list.type === type, onSelect: () => onList({ ...list, type }) })),
          ]}
        />
        <Menu
          label={t('library.sortBy')}
          button={
            <Button tone="ghost" icon={<Order size={16} />}>
              <VisuallyHidden>{t('library.sortBy')}</VisuallyHidden>
              {t(`trash.columns.${SORT_NAMES[sort]}`)}
            </Button>
          }
          entries={[
            ...TRASH_SORTS.map((id) => ({ id, label: t(`trash.columns.${SORT_NAMES[id]}`), checked: id === sort, onSelect: () => onList({ ...list, sort: id }) })),
            ...DIRECTIONS.map((id) => ({
              id,
              label: t(`library.direction.${id}`),
              checked: id === list.direction,
              separated: id === DIRECTIONS[0],
              onSelect: () => onList({ ...list, direction: id }),
            })),
          ]}
        />
        {onEmpty !== undefined && (
          <Button icon={<Trash2 size={16} />} onClick={onEmpty}>
            {t('trash.emptyIt')}
          </Button>
        )}
      </ItemTools>
    </ItemHead>
  )
}

const Stays = styled.p`
  color: ${theme.color.inkFaint};

  ${theme.media.belowMd} {
    flex-basis: 100%;
  }
`

const Find = styled(TextInput)`
  width: 200px;

  ${theme.media.belowMd} {
    flex: 1 1 100%;
  }
`
