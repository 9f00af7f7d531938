import { Check, Download, FolderOpen, GlobeLock, Maximize2, Pencil, Star, StarOff, Users, X } from 'lucide-react'
import type { TFunction } from 'i18next'
import type { Permission } from '../../../domain/access/permissions.ts'
import type { AssetSummary } from '../../../domain/library/asset.ts'
import type { Folder } from '../../../domain/library/folder.ts'
import type { MenuEntry } from '../../kit/MenuEntries.tsx'

const unless = (allowed: boolean, refusal: string): { readonly refusal: string | undefined } => ({ refusal: allowed ? undefined : refusal })

interface AssetMenu {
  readonly asset: AssetSummary
  readonly selected: boolean
  readonly permissions: readonly Permission[]
  readonly address: string
  readonly editAddress: string
  readonly download: string
  readonly onToggle: () => void
  readonly onFavorite: () => void
  readonly onAccess: () => void
  readonly onKeep: () => void
}

const favoriteEntry = (t: TFunction, { favorite }: AssetSummary | Folder, onFavorite: () => void): MenuEntry => ({
  id: 'favorite',
  label: t(favorite ? 'favorites.remove' : 'favorites.add'),
  icon: favorite ? <StarOff size={16} /> : <Star size={16} />,
  onSelect: onFavorite,
})

/** Shown to whom it is of use; nobody else sees that there is such a thing. */
const accessEntries = (t: TFunction, { permissions, onAccess, onKeep }: Pick<FolderMenu, 'permissions' | 'onAccess' | 'onKeep'>): readonly MenuEntry[] => [
  { needs: 'MANAGE_RESTRICTED_ACCESS', id: 'access', label: t('restrictions.menu'), icon: <Users size={16} />, onSelect: onAccess } as const,
  { needs: 'MANAGE_PUBLISH_RESTRICTED_ACCESS', id: 'keep', label: t('restrictions.keep'), icon: <GlobeLock size={16} />, onSelect: onKeep } as const,
].flatMap(({ needs, ...entry }) => (permissions.includes(needs) ? [entry] : []))

/** What can be done with an asset, wherever its menu opens; what is not permitted says why. */
export const assetEntries = (t: TFunction, menu: AssetMenu): readonly MenuEntry[] => {
  const may = (permission: Permission) => menu.permissions.includes(permission)
  return [
    { id: 'open', label: t('library.open'), icon: <Maximize2 size={16} />, to: menu.address, ...unless(may('VIEW_RESOURCE_DETAILS'), t('library.refusal.open')) },
    {
      id: 'download',
      label: t('library.download'),
      icon: <Download size={16} />,
      to: menu.download,
      download: true,
      ...unless(may('DOWNLOAD_RESOURCES'), t('library.refusal.download')),
    },
    {
      id: 'edit',
      label: t('library.edit'),
      icon: <Pencil size={16} />,
      to: menu.editAddress,
      ...unless(may('EDIT_RESOURCES') && may('VIEW_RESOURCE_DETAILS'), t('library.refusal.edit')),
    },
    favoriteEntry(t, menu.asset, menu.onFavorite),
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
  readonly permissions: readonly Permission[]
  readonly address: string
  readonly onRename: () => void
  readonly onFavorite: () => void
  readonly onAccess: () => void
  readonly onKeep: () => void
}

export const folderEntries = (t: TFunction, { folder, permissions, address, onRename, onFavorite, onAccess, onKeep }: FolderMenu): readonly MenuEntry[] => [
  { id: 'open', label: t('library.open'), icon: <FolderOpen size={16} />, to: address },
  {
    id: 'rename',
    label: t('library.rename'),
    icon: <Pencil size={16} />,
    onSelect: onRename,
    ...unless(permissions.includes('EDIT_RESOURCES'), t('library.refusal.edit')),
  },
  favoriteEntry(t, folder, onFavorite),
  ...accessEntries(t, { permissions, onAccess, onKeep }),
]
