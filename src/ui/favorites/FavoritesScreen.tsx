import { useSelector } from '@xstate/react'
import { ArrowDownNarrowWide, ArrowUpNarrowWide, Library, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { FirstActors } from '../../application/actors.ts'
import type { FavoritesActors } from '../../application/favorites/favoritesActors.ts'
import type { ListSelectionActors } from '../../application/selection/listSelectionActors.ts'
import type { FavoriteList } from '../../application/favorites/FavoriteGateway.ts'
import { visibleResourceTypes } from '../../domain/navigation/admission.ts'
import { DIRECTIONS } from '../../domain/assets/asset.ts'
import { FAVORITE_SORTS } from '../../domain/favorites/favorites.ts'
import { nameOf, resourceOf } from '../../domain/items/item.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { can } from '../../domain/rights/can.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Menu } from '../kit/Menu.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { ItemBar } from '../items/ItemBar.tsx'
import { ItemListBody } from '../items/ItemListBody.tsx'
import { ItemHead, ItemPage, ItemTools } from '../items/ItemPage.tsx'
import { useSelecting } from '../items/useItemPicks.ts'
import { KindFilter } from '../items/KindFilter.tsx'
import { favoritesAddress } from '../addresses/favorites.ts'

interface FavoritesScreenProps {
  readonly actors: FirstActors & FavoritesActors & ListSelectionActors
  readonly claims: SessionClaims
}

const FIRST: FavoriteList = { sort: 'addedAt', direction: 'desc' }

/** A person's own favorites, of all modules. */
export const FavoritesScreen = ({ actors, claims }: FavoritesScreenProps) => {
  const { favorites, favorite, files, listSelection } = actors
  const { t } = useTranslation()
  const navigate = useNavigate()
  const snapshot = useSelector(favorites, (current) => current)
  const list = snapshot.context.list ?? FIRST
  const title = t('favorites.title')
  usePageTitle(title)
  const show = (wanted: FavoriteList) => void navigate(favoritesAddress(wanted), { replace: true })
  const modules = visibleResourceTypes(claims)
  const isNarrowed = list.kind !== undefined || list.resourceType !== undefined
  const { kind: _kind, ...ofAnyKind } = list
  const { resourceType: _type, ...ofAnyModule } = list
  const acting = { actors, permissions: claims.permissions, selection: listSelection }
  const selecting = useSelecting(listSelection)
  const Order = list.direction === 'asc' ? ArrowUpNarrowWide : ArrowDownNarrowWide
  return (
    <ItemPage
      crumbs={<Breadcrumbs crumbs={[{ id: 'favorites', label: title, to: '/favorites' }]} />}
      head={
      <ItemHead>
        <h1>{title}</h1>
        {snapshot.matches('shown') && snapshot.context.total > 0 && <output>{t('items.count', { count: snapshot.context.total })}</output>}
        <ItemTools>
          <KindFilter kind={list.kind} onKind={(kind) => show(kind === undefined ? ofAnyKind : { ...list, kind })} />
          {modules.length > 1 && (
            <Menu
              label={t('items.module')}
              button={
                <Button tone="ghost" icon={<Library size={16} />}>
                  {list.resourceType === undefined ? t('items.allModules') : t(`shell.modules.${list.resourceType}`)}
                </Button>
              }
              entries={[
                { id: 'all', label: t('items.allModules'), checked: list.resourceType === undefined, onSelect: () => show(ofAnyModule) },
                ...modules.map((type) => ({
                  id: type,
                  label: t(`shell.modules.${type}`),
                  checked: type === list.resourceType,
                  onSelect: () => show({ ...list, resourceType: type }),
                })),
              ]}
            />
          )}
          <Menu
            label={t('library.sortBy')}
            button={
              <Button tone="ghost" icon={<Order size={16} />}>
                {t(`favorites.sort.${list.sort}`)}
              </Button>
            }
            entries={[
              ...FAVORITE_SORTS.map((sort) => ({
                id: sort,
                label: t(`favorites.sort.${sort}`),
                checked: sort === list.sort,
                onSelect: () => show({ ...list, sort }),
              })),
              ...DIRECTIONS.map((direction) => ({
                id: direction,
                label: t(`library.direction.${direction}`),
                checked: direction === list.direction,
                separated: direction === DIRECTIONS[0],
                onSelect: () => show({ ...list, direction }),
              })),
            ]}
          />
        </ItemTools>
      </ItemHead>
      }
      bar={selecting ? <ItemBar selection={listSelection} items={snapshot.context.items} acting={acting} /> : undefined}
    >
      <ItemListBody
        list={favorites}
        label={title}
        files={files}
        acting={acting}
        sorting={{ sort: list.sort === 'name' ? 'name' : undefined, direction: list.direction, onSort: (direction) => show({ ...list, sort: 'name', direction }) }}
        onStar={(item) => void favorite([nameOf(item)], !resourceOf(item).favorite)}
        mayOpen={can(claims.permissions, 'viewDetails')}
        nothing={
          <EmptyState
            icon={<Star size={28} strokeWidth={1.5} />}
            title={t(isNarrowed ? 'favorites.noneOfThese' : 'favorites.none')}
            text={isNarrowed ? undefined : t('favorites.noneText')}
            action={isNarrowed && <Button onClick={() => show(FIRST)}>{t('favorites.showAll')}</Button>}
          />
        }
      />
    </ItemPage>
  )
}
