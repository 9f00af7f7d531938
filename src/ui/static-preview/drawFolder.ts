import type { Density } from '../../application/preferences/Preferences.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { fileNameParts } from '../kit/fileNameParts.ts'
import { gridGeometry } from '../browse/geometry.ts'
import { COLUMN_GAP, FOLDERS_SHOWN, ROW_GAP } from '../rows/rowSizes.ts'
import { element } from './element.ts'

export interface Look {
  readonly density: Density
  readonly folders: readonly Pick<Folder, 'name'>[]
  readonly assets: readonly Pick<AssetSummary, 'name' | 'width' | 'height'>[]
  /** The address of an asset's picture; undefined where it has none. */
  readonly pictureOf: (row: number) => string | undefined
}

const pictureAt = (address: string, { width, height }: Pick<AssetSummary, 'width' | 'height'>): HTMLImageElement => {
  const picture = element('img', '')
  picture.alt = ''
  picture.dataset['shape'] = width === null || height === null ? 'unknown' : width >= height ? 'wide' : 'tall'
  if (width !== null && height !== null) picture.style.aspectRatio = `${width} / ${height}`
  picture.src = address
  return picture
}

const frameAround = (page: HTMLElement, density: Density): HTMLElement => {
  const scroller = element('div', 'look-scroller', page)
  scroller.dataset['density'] = density
  const column = element('div', 'look-column', element('div', 'look-bar'), element('div', 'look-head'), scroller)
  const look = element('div', 'look', element('div', 'look-side'), column)
  look.inert = true
  look.ariaHidden = 'true'
  return look
}

const cardsOf = (folders: Look['folders']): readonly HTMLElement[] => {
  if (folders.length === 0) return []
  const cards = folders.slice(0, FOLDERS_SHOWN).map(({ name }) => element('div', 'look-folder', element('b', '', name), element('i', '', '\u00a0')))
  const list = element('div', 'look-folders', ...cards)
  return folders.length > FOLDERS_SHOWN ? [list, element('div', 'look-more')] : [list]
}

const tileOf = (asset: Look['assets'][number], address: string | undefined): HTMLElement => {
  const mat = element('div', 'look-mat')
  if (address !== undefined) mat.append(pictureAt(address, asset))
  const name = element('span', 'look-name', ...fileNameParts(asset.name).map((part) => element('span', '', part)))
  return element('div', 'look-tile', mat, element('div', 'look-caption', name))
}

/**
 * Draws what a folder shows first, in the places where the application will draw it: its folders' names, and the pictures that are in sight.
 * For the eyes alone, and for a moment: nothing of it can be pressed, and it goes when the application comes. Answers the pictures.
 */
export const drawFolder = (place: HTMLElement, { folders, assets, pictureOf, density }: Look): readonly HTMLImageElement[] => {
  const tiles = element('div', 'look-tiles')
  place.replaceChildren(frameAround(element('div', 'look-page', ...cardsOf(folders), tiles), density))
  const { columns, rowHeight } = gridGeometry(density, tiles.clientWidth)
  const gap = ROW_GAP[density]
  Object.assign(tiles.style, {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: `${rowHeight - gap}px`,
    gap: `${gap}px ${COLUMN_GAP[density]}px`,
  })
  const rows = Math.max(0, Math.ceil((window.innerHeight - tiles.getBoundingClientRect().top) / rowHeight))
  tiles.append(...assets.slice(0, rows * columns).map((asset, row) => tileOf(asset, pictureOf(row))))
  return [...tiles.querySelectorAll('img')]
}
