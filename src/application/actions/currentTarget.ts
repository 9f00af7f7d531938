import type { ItemKind } from '../../domain/items/item.ts'
import { assetAt, rowOf, type AssetWindowSnapshot } from '../assets/assetWindow.machine.ts'
import type { FolderSnapshot } from '../folders/folder.machine.ts'
import { isSelected, selectedIn, selectedModules } from '../selection/selected.ts'
import { wholeCount } from '../selection/wholeCounts.ts'
import type { SelectionSnapshot } from '../selection/selection.machine.ts'
import type { ActionTarget } from './targets.ts'

/** Where the keys are, or the pointer: a row among the folders, or among the assets. */
export interface Spot {
  readonly kind: ItemKind
  readonly row: number
}

/** The folder or asset at a spot of the open list; undefined where it has not been read. */
const targetAt = (folder: FolderSnapshot, selection: SelectionSnapshot, { kind, row }: Spot): ActionTarget | undefined => {
  if (kind === 'folder') {
    const found = folder.context.contents?.children[row]
    return found && { subject: 'folder', folder: found, row, isSelected: isSelected(selection, found.id) }
  }
  const window = folder.children.window?.getSnapshot()
  const asset = window && assetAt(window.context, row)
  return asset && { subject: 'asset', asset, row, isSelected: isSelected(selection, asset.id) }
}

/** All that is selected. */
export const selectedTarget = (selection: SelectionSnapshot): ActionTarget | undefined => {
  if (selection.matches('none')) return undefined
  const { picked, shown, except } = selection.context
  const isWhole = selection.matches('all')
  const items = isWhole ? undefined : [...picked.values()]
  const folders = isWhole ? shown.folders.filter(({ id }) => !except.has(id)) : [...picked.values()].filter(({ kind }) => kind === 'folder')
  const assets = selectedModules(selection).reduce((sum, one) => sum + one.assets, 0)
  return { subject: 'selection', selected: selectedIn(selection), items, folders: folders.map(({ id }) => id), assets }
}

/**
 * What a key or a menu at a spot means: all that is selected, where several are and the spot is among them or nowhere; else the one at the
 * spot, or the one that is selected.
 */
export const targetMeant = (folder: FolderSnapshot, selection: SelectionSnapshot, spot: Spot | undefined): ActionTarget | undefined => {
  const selected = selectedTarget(selection)
  const there = spot && targetAt(folder, selection, spot)
  const isAmong = there === undefined || ((there.subject === 'folder' || there.subject === 'asset') && there.isSelected)
  if (selected?.subject !== 'selection' || !isAmong) return there
  return selected.selected.count === 1 ? (there ?? singleOf(folder, selection) ?? selected) : selected
}

const singleOf = (folder: FolderSnapshot, selection: SelectionSnapshot): ActionTarget | undefined => {
  const [only] = selection.context.picked.values()
  if (only === undefined) return undefined
  if (only.kind === 'folder') {
    return targetAt(folder, selection, { kind: 'folder', row: folder.context.contents?.children.findIndex(({ id }) => id === only.id) ?? -1 })
  }
  const window = folder.children.window?.getSnapshot()
  const row = window && rowOf(window.context, only.id)
  return row === undefined ? undefined : targetAt(folder, selection, { kind: 'asset', row })
}

/** The open folder or module itself. */
export const openTarget = ({ context: { contents } }: FolderSnapshot, selection: SelectionSnapshot): ActionTarget => ({
  subject: 'place',
  folder: contents?.folder ?? null,
  inside: wholeCount(selection.context.shown),
})

/** What is shown at a moment: what is selected, and the rows of assets that have been read. */
export interface ListState {
  readonly selection: SelectionSnapshot
  readonly rows: AssetWindowSnapshot | undefined
}

const namesOf = ({ selection, rows }: ListState, spot: Spot | undefined): string => {
  const { picked, except, shown } = selection.context
  const there = spot?.kind === 'folder' ? shown.folders[spot.row] : spot && rows && assetAt(rows.context, spot.row)
  return [selection.matches('all'), there?.id, ...picked.keys(), 'without', ...except.keys()].join(' ')
}

/** Whether a spot means the same in two moments: the same folder or asset stands there, and the same is selected. */
export const isSameTarget = (before: ListState, now: ListState, spot: Spot | undefined): boolean => namesOf(before, spot) === namesOf(now, spot)
