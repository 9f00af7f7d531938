import { useSelector } from '@xstate/react'
import { History, MoreHorizontal, UsersRound } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import type { FirstActors } from '../../application/actors.ts'
import type { AssetActors } from '../../application/assets/assetActors.ts'
import type { TrashActors } from '../../application/trash/trashActors.ts'
import { listedContext, selectedOf, listedTarget } from '../../application/actions/targets.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { useReader } from '../access/useReader.ts'
import { activityLinkOf } from '../addresses/activity.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { entriesOf } from '../actions/entriesOf.ts'
import { type OfferedAction, useLibraryActions } from '../actions/useLibraryActions.tsx'
import { folderAddress, personsAddress } from '../addresses/library.ts'
import { useWayBack } from '../addresses/useWayBack.ts'

export type AssetMenuActors = AssetActors & Pick<FirstActors, 'folder' | 'selection' | 'files' | 'capabilities'> & Pick<TrashActors, 'moveToTrash'>

interface AssetMenuProps {
  readonly asset: AssetDetail
  readonly actors: AssetMenuActors
  readonly permissions: readonly Permission[]
  /** It can show persons, and the organization has the feature. */
  readonly hasPersons: boolean
  /** A form is open, beside which nothing else is begun. */
  readonly editing: boolean
  readonly onEdit: () => void
}

/** Whether an asset's page is still the one that is looked at, and nobody is on the way from it: asked when a call is answered. */
const useStillHere = (actor: AssetMenuActors['asset']): ((assetId: string) => boolean) => {
  const leaving = useNavigation().state !== 'idle'
  const there = useRef(false)
  // Before anything is drawn: an answer may come between the page that was left and the effects of its leaving.
  useLayoutEffect(() => {
    there.current = !leaving
    return () => {
      there.current = false
    }
  }, [leaving])
  return (assetId) => there.current && actor.getSnapshot().context.place.assetId === assetId
}

/** Everything that can be done with the asset whose page it is, by the one table of actions. Whoever moves it to the trash is back in the list they came from. */
export const AssetMenu = ({ asset, actors, permissions, hasPersons, editing, onEdit }: AssetMenuProps) => {
  const { t } = useTranslation()
  const from = useSelector(actors.asset, (snapshot) => snapshot.context.place.from)
  const actionsOf = useLibraryActions(actors, useReader(permissions, asset.type))
  const goBack = useWayBack(from)
  const isHere = useStillHere(actors.asset)
  const item = { kind: 'asset', asset, path: asset.path } as const
  const [target, actionContext] = [listedTarget(item), listedContext(item, from)]
  const moveToTrash = async () => {
    const isGone = await actors.moveToTrash({ ...selectedOf(target, actionContext.place), type: asset.type })
    if (isGone && isHere(asset.id)) goBack({ isGone, home: folderAddress(asset.type, asset.folderId) })
  }
  /** What is done otherwise on the page itself, where no key is heard. */
  const onPage = (action: OfferedAction): OfferedAction => {
    const { id } = action
    const start = id === 'edit' ? onEdit : id === 'delete' ? () => void moveToTrash() : action.start
    return { ...action, shortcuts: [], start, to: id === 'edit' ? undefined : action.to }
  }
  const label = t('library.menuOf', { name: asset.name })
  const offered = actionsOf(target, actionContext).filter(({ id }) => id !== 'open').map(onPage)
  const persons: MenuEntry = {
    id: 'persons',
    label: t('persons.open'),
    icon: <UsersRound size={16} aria-hidden />,
    separated: true,
    to: personsAddress(asset.type, asset.id, from),
  }
  const log = activityLinkOf(permissions, { kind: 'asset', id: asset.id })
  const activity: readonly MenuEntry[] = log === undefined ? [] : [{ id: 'activity', label: t('activity.show'), icon: <History size={16} aria-hidden />, separated: !hasPersons, to: log }]
  const entries = [...entriesOf(offered), ...(hasPersons ? [persons] : []), ...activity]
  return !editing && <Menu label={label} button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />} entries={entries} />
}
