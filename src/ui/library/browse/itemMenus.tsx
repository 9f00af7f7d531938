import { Check, Download, FolderOpen, Globe, GlobeLock, GlobeOff, Info, Maximize2, Pencil, Star, StarOff, Users, X } from 'lucide-react'
import type { TFunction } from 'i18next'
import { decideAction, type LibraryActionName } from '../../../domain/access/libraryActions.ts'
import type { ResourceType } from '../../../domain/access/modules.ts'
import type { AssetSummary } from '../../../domain/library/asset.ts'
import type { Folder } from '../../../domain/library/folder.ts'
import { reasonText } from '../../access/reasonText.ts'
import type { Reader } from '../../access/useReader.ts'
import type { MenuEntry } from '../../kit/MenuEntries.tsx'

interface Judged {
  readonly t: TFunction
  readonly reader: Reader
  readonly type: ResourceType
}

/** Why one of these cannot be done, by the decision that the server meets them with. What is listed lies in no trash and is not kept from its reader. */
const unless = ({ t, reader, type }: Judged, ...actions: readonly LibraryActionName[]): { readonly refusal: string | undefined } => {
  const reasons = actions.flatMap((action) => {
    const decision = decideAction(reader, action, { type, state: {} })
    return decision.allowed ? [] : decision.reasons.map((reason) => reasonText(t, reason, reader.role))
  })
  return { refusal: reasons.length === 0 ? undefined : [...new Set(reasons)].join(' ') }
}

interface AssetMenu {
  readonly asset: AssetSummary
  readonly selected: boolean
  readonly reader: Reader
  readonly address: string
  readonly editAddress: string
  readonly download: string
  readonly onToggle: () => void
  readonly onFavorite: () => void
  readonly onWebReady: () => void
  readonly onAccess: () => void
  readonly onKeep: () => void
}

const favoriteEntry = (t: TFunction, { favorite }: AssetSummary | Folder, onFavorite: () => void): MenuEntry => ({
  id: 'favorite',
  label: t(favorite ? 'favorites.remove' : 'favorites.add'),
  icon: favorite ? <StarOff size={16} /> : <Star size={16} />,
  onSelect: onFavorite,
})

const webReadyEntries = (
  t: TFunction,
  { webReady }: AssetSummary | Folder,
  { reader, onWebReady }: Pick<FolderMenu, 'reader' | 'onWebReady'>,
): readonly MenuEntry[] => {
  if (!reader.permissions.includes('CHANGE_WEB_READY_STATUS')) return []
  return webReady
    ? [{ id: 'webReady', label: t('webReady.skip'), icon: <GlobeOff size={16} />, onSelect: onWebReady }]
    : [{ id: 'webReady', label: t('webReady.make'), icon: <Globe size={16} />, tone: 'publish', onSelect: onWebReady }]
}

/** Shown to whom it is of use; nobody else sees that there is such a thing. */
const accessEntries = (t: TFunction, { reader, onAccess, onKeep }: Pick<FolderMenu, 'reader' | 'onAccess' | 'onKeep'>): readonly MenuEntry[] => [
  { needs: 'MANAGE_RESTRICTED_ACCESS', id: 'access', label: t('restrictions.menu'), icon: <Users size={16} />, onSelect: onAccess } as const,
  { needs: 'MANAGE_PUBLISH_RESTRICTED_ACCESS', id: 'keep', label: t('restrictions.keep'), icon: <GlobeLock size={16} />, onSelect: onKeep } as const,
].flatMap(({ needs, ...entry }) => (reader.permissions.includes(needs) ? [entry] : []))

/** What can be done with an asset, wherever its menu opens; what is not permitted says why. */
export const assetEntries = (t: TFunction, menu: AssetMenu): readonly MenuEntry[] => {
  const judged = { t, reader: menu.reader, type: menu.asset.type }
  return [
    { id: 'open', label: t('library.open'), icon: <Maximize2 size={16} />, to: menu.address, ...unless(judged, 'viewDetails') },
    {
      id: 'download',
      label: t('library.download'),
      icon: <Download size={16} />,
      to: menu.download,
      download: menu.asset.name,
      ...unless(judged, 'download'),
    },
    {
      id: 'edit',
      label: t('library.edit'),
      icon: <Pencil size={16} />,
      to: menu.editAddress,
      ...unless(judged, 'edit', 'viewDetails'),
    },
    favoriteEntry(t, menu.asset, menu.onFavorite),
    ...webReadyEntries(t, menu.asset, menu),
    ...accessEntries(t, menu),
    {
      id: 'select',
      label: t(menu.selected ? 'library.deselect' : 'library.select'),
      icon: menu.selected ? <X size={16} /> : <Check size={16} />,
      separated: true,
      onSelect: menu.onToggle,
    },
  ]
}

interface FolderMenu {
  readonly folder: Folder
  readonly reader: Reader
  readonly address: string
  readonly detailAddress: string
  readonly onRename: () => void
  readonly onFavorite: () => void
  readonly onWebReady: () => void
  readonly onAccess: () => void
  readonly onKeep: () => void
}

export const folderEntries = (
  t: TFunction,
  { folder, reader, address, detailAddress, onRename, onFavorite, onWebReady, onAccess, onKeep }: FolderMenu,
): readonly MenuEntry[] => [
  { id: 'open', label: t('library.open'), icon: <FolderOpen size={16} />, to: address },
  {
    id: 'details',
    label: t('library.details'),
    icon: <Info size={16} />,
    to: detailAddress,
    ...unless({ t, reader, type: folder.type }, 'viewDetails'),
  },
  {
    id: 'rename',
    label: t('library.rename'),
    icon: <Pencil size={16} />,
    onSelect: onRename,
    ...unless({ t, reader, type: folder.type }, 'edit'),
  },
  favoriteEntry(t, folder, onFavorite),
  ...webReadyEntries(t, folder, { reader, onWebReady }),
  ...accessEntries(t, { reader, onAccess, onKeep }),
]
