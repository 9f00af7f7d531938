import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ShellActors } from '../../../application/actors.ts'
import { assetListOf, type FolderPlace } from '../../../application/library/folderContents.ts'
import { assetItem } from '../../../application/library/selectableRows.ts'
import type { NamedResource } from '../../../application/restrictions/resourceAccess.machine.ts'
import { isSelected } from '../../../application/library/selection.machine.ts'
import type { Permission } from '../../../domain/access/permissions.ts'
import type { NamedItem } from '../../../domain/library/item.ts'
import { useReader } from '../../access/useReader.ts'
import { ContextMenu, type Point } from '../../kit/ContextMenu.tsx'
import { assetAddress, editing, folderAddress, folderDetailAddress } from '../addresses.ts'
import { arrangeEntries } from '../arrange/arrangeEntries.tsx'
import { useArrange } from '../arrange/useArrange.ts'
import { assetEntries, folderEntries } from './itemMenus.tsx'
import type { Target } from './Listing.tsx'

interface ItemMenuProps {
  readonly target: Target
  readonly at: Point
  readonly actors: Pick<ShellActors, 'folder' | 'selection' | 'files' | 'rest'>
  readonly place: FolderPlace
  readonly permissions: readonly Permission[]
  readonly onClose: () => void
}

/** The menu of a folder or an asset, at the pointer or at the item itself. */
export const ItemMenu = ({ target, at, actors, place, permissions, onClose }: ItemMenuProps) => {
  const { t } = useTranslation()
  const { selection, files, rest } = actors
  const reader = useReader(permissions, place.resourceType)
  const ask = async (resource: NamedResource) => (await rest.load()).resourceAccess.send({ type: 'access.open', resource })
  const keep = async (resource: NamedResource) => (await rest.load()).restrictPublication(resource)
  const star = async (item: NamedItem, isFavorite: boolean) => (await rest.load()).favorite([item], isFavorite)
  const arrange = useArrange(actors, place.resourceType)
  const arranging = (item: NamedItem) => arrangeEntries(t, permissions, arrange, { ...item, from: place.folderId })
  const publish = async (item: NamedItem, webReady: boolean) =>
    (await rest.load()).webReady.send({ type: 'webReady.wanted', items: [item], webReady, door: 'library' })
  const selected = useSelector(selection, (snapshot) => target.kind === 'asset' && isSelected(snapshot, target.asset.id))
  if (target.kind === 'folder') {
    const { folder } = target
    const resource = { kind: 'folder', id: folder.id, name: folder.name } as const
    const address = folderAddress(folder.type, folder.id, place)
    const rename = async () => (await rest.load()).folderName.send({ type: 'rename.open', folder })
    const entries = folderEntries(t, {
      folder,
      reader,
      address,
      detailAddress: folderDetailAddress(folder.type, folder.id),
      onRename: () => void rename(),
      onFavorite: () => void star(resource, !folder.favorite),
      onWebReady: () => void publish(resource, !folder.webReady),
      onAccess: () => void ask(resource),
      onKeep: () => void keep(resource),
    })
    return <ContextMenu label={t('library.menuOf', { name: folder.name })} at={at} entries={[...entries, ...arranging(resource)]} onClose={onClose} />
  }
  const { asset, row } = target
  const resource = { kind: 'asset', id: asset.id, name: asset.name } as const
  const list = assetListOf(place)
  const above = actors.folder.getSnapshot().context.contents?.children.length ?? 0
  const address = assetAddress(asset.type, asset.id, list && { list, row })
  const entries = assetEntries(t, {
    asset,
    selected,
    reader,
    address,
    editAddress: editing(address),
    download: files.content(asset.id),
    onToggle: () => selection.send({ type: 'row.toggled', row: above + row, item: assetItem(asset) }),
    onFavorite: () => void star(resource, !asset.favorite),
    onWebReady: () => void publish(resource, !asset.webReady),
    onAccess: () => void ask(resource),
    onKeep: () => void keep(resource),
  })
  return <ContextMenu label={t('library.menuOf', { name: asset.name })} at={at} entries={[...entries, ...arranging(resource)]} onClose={onClose} />
}
