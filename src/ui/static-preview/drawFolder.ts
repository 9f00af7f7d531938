import type { FolderPlace } from '../../application/folders/folderContents.ts'
import type { Density } from '../../application/preferences/Preferences.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { fileNameParts } from '../kit/fileNameParts.ts'
import { gridGeometry } from '../browse/geometry.ts'
import { COLUMN_GAP, FOLDERS_SHOWN, ROW_GAP } from '../rows/rowSizes.ts'
import { element } from './element.ts'
import { press, type Press } from './presses.ts'

export interface FirstView {
  readonly density: Density
  readonly place: FolderPlace
  readonly folders: readonly Pick<Folder, 'id' | 'name'>[]
  readonly assets: readonly Pick<AssetSummary, 'id' | 'name' | 'width' | 'height'>[]
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
  look.ariaHidden = 'true'
  return look
}

/**
 * What is pressed here leads there, by the mouse and by touch; keys wait for the application, which takes the preview's place. With a key held it
 * would be selected there, and waits for that.
 */
const leadTo = (pressed: Press, place: HTMLElement, isMeant: (event: MouseEvent) => boolean): HTMLElement => {
  const follow = (): void => {
    place.dataset['pressed'] = 'true'
    press(pressed)
  }
  const begin = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || !isMeant(event)) return
    const over = new AbortController()
    const { signal } = over
    const end = ({ type, target }: Event): void => {
      over.abort()
      // Where the application came meanwhile there is no click any more: what was pressed is gone.
      if (type === 'pointerup' && (!place.isConnected || place.contains(target as Node))) follow()
    }
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, end, { capture: true, signal })
  }
  place.addEventListener('pointerdown', begin)
  place.addEventListener('dblclick', follow)
  return place
}

const cardsOf = ({ folders, place }: FirstView): readonly HTMLElement[] => {
  if (folders.length === 0) return []
  const cards = folders.slice(0, FOLDERS_SHOWN).map(({ id, name }, row) => {
    const card = element('div', 'look-folder', element('b', '', name), element('i', '', '\u00a0'))
    return leadTo({ kind: 'folder', id, row, place }, card, () => true)
  })
  const list = element('div', 'look-folders', ...cards)
  return folders.length > FOLDERS_SHOWN ? [list, element('div', 'look-more')] : [list]
}

const tileOf = (asset: FirstView['assets'][number], row: number, { place, pictureOf }: FirstView): HTMLElement => {
  const mat = element('div', 'look-mat')
  const picture = pictureOf(row)
  if (picture !== undefined) mat.append(pictureAt(picture, asset))
  const name = element('span', 'look-name', ...fileNameParts(asset.name).map((part) => element('span', '', part)))
  const isName = ({ target }: Event): boolean => target instanceof Node && name.contains(target)
  const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch'
  const tile = element('div', 'look-tile', mat, element('div', 'look-caption', name))
  // As in the grid: the picture of a tile opens with a second click, by touch with the first.
  return leadTo({ kind: 'asset', id: asset.id, row, place }, tile, (event) => isName(event) || isTouch(event))
}

/**
 * Draws what a folder shows first, in the places where the application will draw it: its folders' names, and the pictures that are in sight.
 * For a moment, and without a word to a screen reader: it goes when the application comes, which then opens what was pressed. Answers the
 * pictures.
 */
export const drawFolder = (root: HTMLElement, look: FirstView): readonly HTMLImageElement[] => {
  const { assets, density } = look
  const tiles = element('div', 'look-tiles')
  root.replaceChildren(frameAround(element('div', 'look-page', ...cardsOf(look), tiles), density))
  const { columns, rowHeight } = gridGeometry(density, tiles.clientWidth)
  const gap = ROW_GAP[density]
  Object.assign(tiles.style, {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: `${rowHeight - gap}px`,
    gap: `${gap}px ${COLUMN_GAP[density]}px`,
  })
  const rows = Math.max(0, Math.ceil((window.innerHeight - tiles.getBoundingClientRect().top) / rowHeight))
  tiles.append(...assets.slice(0, rows * columns).map((asset, row) => tileOf(asset, row, look)))
  return [...tiles.querySelectorAll('img')]
}
