import { useSelector } from '@xstate/react'
import { Globe, MoreHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openTarget } from '../../application/actions/currentTarget.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { useReader } from '../access/useReader.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { useUndecided } from '../web-ready/useUndecided.ts'
import { entriesOf } from '../actions/entriesOf.ts'
import type { LibraryActors } from '../actions/starts.ts'
import { useLibraryActions } from '../actions/useLibraryActions.tsx'

interface PlaceMenuProps {
  readonly actors: LibraryActors
  readonly resourceType: ResourceType
  readonly permissions: readonly Permission[]
  /** Opens by itself, once. */
  readonly asked: boolean
}

/** What can be done with the open folder or module itself. */
export const PlaceMenu = ({ actors, resourceType, permissions, asked }: PlaceMenuProps) => {
  const { t } = useTranslation()
  const actionsOf = useLibraryActions(actors, useReader(permissions, resourceType))
  const folder = useSelector(actors.folder, (snapshot) => snapshot)
  const selection = useSelector(actors.selection, (snapshot) => snapshot)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asked) button.current?.click()
  }, [asked])
  const undecided = useUndecided(actors)
  const asking: readonly MenuEntry[] =
    undecided === undefined || !can(permissions, 'changeWebReady')
      ? []
      : [{ id: 'undecided', label: t('webReady.undecided.ask', { count: undecided.count }), icon: <Globe size={16} />, onSelect: undecided.ask }]
  const entries = entriesOf(actionsOf(openTarget(folder, selection)))
  return (
    <Menu
      label={t('actions.ofPlace')}
      button={<IconButton ref={button} label={t('actions.ofPlace')} icon={<MoreHorizontal size={16} />} />}
      entries={[...asking, ...entries.map((entry, at) => (at === 0 && asking.length > 0 ? { ...entry, separated: true } : entry))]}
    />
  )
}
