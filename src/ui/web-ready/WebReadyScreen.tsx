import { useSelector } from '@xstate/react'
import { ArrowDownNarrowWide, ArrowUpNarrowWide, Globe, GlobeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { FirstActors } from '../../application/actors.ts'
import type { ListSelectionActors } from '../../application/selection/listSelectionActors.ts'
import type { WebReadyActors } from '../../application/web-ready/webReadyActors.ts'
import type { WebReadyList } from '../../application/web-ready/WebReadyGateway.ts'
import { type LibraryItem, nameOf } from '../../domain/items/item.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { Switch } from '../kit/Switch.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { folderAddress } from '../addresses/library.ts'
import { ItemBar } from '../items/ItemBar.tsx'
import { ItemListBody } from '../items/ItemListBody.tsx'
import { ItemHead, ItemPage, ItemTools } from '../items/ItemPage.tsx'
import { useSelecting } from '../items/useItemPicks.ts'
import { KindFilter } from '../items/KindFilter.tsx'
import { webReadyAddress } from '../addresses/webReady.ts'

interface WebReadyScreenProps {
  readonly actors: FirstActors & ListSelectionActors & WebReadyActors
  readonly permissions: readonly Permission[]
}

const FIRST: WebReadyList = { resourceType: 'RECORDS', direction: 'asc' }

/** What of a module is ready for the web, and so may become public. */
export const WebReadyScreen = ({ actors, permissions }: WebReadyScreenProps) => {
  const { webReadyList, webReady, confirmations, files, listSelection } = actors
  const { t } = useTranslation()
  const navigate = useNavigate()
  const snapshot = useSelector(webReadyList, (current) => current)
  const [asks, setAsks] = useState(() => !confirmations.isSilenced('webReady'))
  const list = snapshot.context.list ?? FIRST
  const title = t('webReady.title')
  usePageTitle(title)
  const show = (wanted: WebReadyList) => void navigate(webReadyAddress(wanted), { replace: true })
  const { kind: _kind, ...ofAnyKind } = list
  const module = t(`shell.modules.${list.resourceType}`)
  // Who may do so everywhere has it among all actions.
  const mayTakeOff = can(permissions, 'manageWebReadyView') && !can(permissions, 'changeWebReady')
  const selecting = useSelecting(listSelection)
  const takeOff = (item: LibraryItem): readonly MenuEntry[] => [
    {
      id: 'takeOff',
      label: t('webReady.skip'),
      icon: <GlobeOff size={16} aria-hidden />,
      onSelect: () => webReady.send({ type: 'webReady.wanted', items: [nameOf(item)], webReady: false, door: 'view' }),
    },
  ]
  const acting = { actors, permissions, selection: listSelection, ...(mayTakeOff && { entries: takeOff }) }
  const turned = list.direction === 'asc' ? 'desc' : 'asc'
  return (
    <ItemPage
      crumbs={
        <Breadcrumbs
          crumbs={[
            { id: 'module', label: module, to: folderAddress(list.resourceType, null) },
            { id: 'webReady', label: title, to: webReadyAddress(ofAnyKind) },
          ]}
        />
      }
      head={
      <ItemHead>
        <h1>{title}</h1>
        {snapshot.matches('shown') && snapshot.context.total > 0 && <output>{t('items.count', { count: snapshot.context.total })}</output>}
        <ItemTools>
          {can(permissions, 'changeWebReady') && (
            <Switch
              label={t('webReady.ask')}
              checked={asks}
              onToggle={(on) => {
                confirmations.silence('webReady', !on)
                setAsks(on)
              }}
            />
          )}
          <KindFilter kind={list.kind} onKind={(kind) => show(kind === undefined ? ofAnyKind : { ...list, kind })} />
          <IconButton
            label={t(`library.direction.${turned}`)}
            icon={list.direction === 'asc' ? <ArrowUpNarrowWide size={16} /> : <ArrowDownNarrowWide size={16} />}
            onClick={() => show({ ...list, direction: turned })}
          />
        </ItemTools>
      </ItemHead>
      }
      bar={selecting ? <ItemBar selection={listSelection} items={snapshot.context.items} acting={acting} /> : undefined}
    >
      <ItemListBody
        list={webReadyList}
        label={title}
        files={files}
        acting={acting}
        sorting={{ sort: 'name', direction: list.direction, onSort: (direction) => show({ ...list, direction }) }}
        mayOpen={can(permissions, 'viewDetails')}
        nothing={
          <EmptyState
            icon={<Globe size={28} strokeWidth={1.5} />}
            title={t(list.kind === undefined ? 'webReady.none' : 'webReady.noneOfThese')}
            text={list.kind === undefined ? t('webReady.noneText', { module }) : undefined}
            action={list.kind !== undefined && <Button onClick={() => show(ofAnyKind)}>{t('webReady.showAll')}</Button>}
          />
        }
      />
    </ItemPage>
  )
}
