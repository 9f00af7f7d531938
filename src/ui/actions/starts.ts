import type { FirstActors } from '../../application/actors.ts'
import { AUTOFILL } from '../../application/autofill/autofillActors.ts'
import { BULK_EDIT } from '../../application/bulk-edit/bulkEditActors.ts'
import { CONTACT_RELATIONS } from '../../application/contact-relations/contactRelationActors.ts'
import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { FOLDER_TEMPLATES } from '../../application/folder-templates/folderTemplateActors.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import { INDEXING } from '../../application/indexing/indexingActors.ts'
import { ITEMS } from '../../application/items/itemActors.ts'
import type { Renamed } from '../../application/items/savingNames.ts'
import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { OCR } from '../../application/ocr/ocrActors.ts'
import { PUBLISHING } from '../../application/publishing/publishingActors.ts'
import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { SHARE_LINKS } from '../../application/share-links/shareLinkActors.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { TRASH } from '../../application/trash/trashActors.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'
import { askMoveCopy } from '../../application/move-copy/askMoveCopy.ts'
import { assetItem, folderItem, losesMoved } from '../../application/selection/selectableRows.ts'
import { actedUpon, destinationHere, type ActionContext, namedIn, selectedOf, clipboardContent, type ActionTarget } from '../../application/actions/targets.ts'
import type { ActionId } from '../../domain/actions/actions.ts'
import { tableOf } from '../addresses/tableEntrances.ts'
import { addressOf } from './addressOf.ts'
import { chooseFiles, chooseFolder } from '../uploads/chooseFiles.ts'
import { replaceFile } from './replaceFile.ts'

export type LibraryActors = Pick<FirstActors, 'folder' | 'selection' | 'files' | 'capabilities'>

interface Start extends ActionContext {
  readonly actors: LibraryActors
  readonly target: ActionTarget
  /** What the module is called, whose root has no other name. */
  readonly moduleName: string
  /** Leads to a page. */
  readonly go: (address: string) => void
}

type Starting = (start: Start) => void | Promise<void>

const star =
  (isFavorite: boolean): Starting =>
  async ({ actors, target, place: { resourceType } }) => {
    const { favorite, favoriteSelected } = await actors.capabilities.load(FAVORITES)
    const isWhole = target.subject === 'selection' && target.items === undefined
    await (isWhole ? favoriteSelected(resourceType, target.selected.selection) : favorite(namedIn(target), isFavorite))
  }

const marking =
  (webReady: boolean): Starting =>
  async ({ actors, target, place }) =>
    (await actors.capabilities.load(WEB_READY)).webReady.send({ type: 'webReady.wanted', ...actedUpon(target, place), webReady, door: 'library' })

/** What was done with a selection leaves nothing selected; what left the list by itself is not selected any more either. */
const leaving = ({ actors, target }: Start, isDone: boolean, action: 'copy' | 'move' | 'delete'): void => {
  if (!isDone) return
  if (target.subject === 'selection') actors.selection.send({ type: 'cleared' })
  else if (action === 'delete' || (action === 'move' && losesMoved(actors.selection.getSnapshot().context.shown))) actors.selection.send({ type: 'items.left', ids: namedIn(target).map(({ id }) => id) })
}

const puttingElsewhere =
  (action: 'copy' | 'move'): Starting =>
  async (start) => {
    const { actors, target, place, here } = start
    const { type, path, selection, count, name } = clipboardContent(action, target, place, here)
    const asked = { action, type, path, selection, count, ...(name === undefined ? {} : { name }) }
    leaving(start, await askMoveCopy((await actors.capabilities.load(MOVE_COPY)).moveCopy, asked), action)
  }

const taking =
  (action: 'copy' | 'move'): Starting =>
  async ({ actors, target, place, here }) =>
    (await actors.capabilities.load(MOVE_COPY)).clipboard.send({ type: 'filled', content: clipboardContent(action, target, place, here) })

const toggle: Starting = ({ actors, target }) => {
  const above = actors.folder.getSnapshot().context.contents?.children.length ?? 0
  if (target.subject === 'folder') actors.selection.send({ type: 'row.toggled', row: target.row, item: folderItem(target.folder) })
  if (target.subject === 'asset') actors.selection.send({ type: 'row.toggled', row: above + target.row, item: assetItem(target.asset) })
}

/** What each action starts, where it does not simply lead to a page. */
export const STARTS: Readonly<Record<Exclude<ActionId, 'open' | 'details' | 'edit'>, Starting>> = {
  newFolder: async ({ actors, place: { resourceType, folderId } }) =>
    (await actors.capabilities.load(FOLDERS)).folderName.send({ type: 'create.open', resourceType, parentId: folderId }),
  upload: async ({ actors, place: { resourceType: type, folderId }, here }) => {
    const files = await chooseFiles()
    if (folderId === null || files.length === 0) return
    const { uploadDescribing } = await actors.capabilities.load(FOLDER_TEMPLATES)
    uploadDescribing.send({ type: 'uploads.brought', brought: { destination: { type, folderId }, folderName: here?.name ?? '', files } })
  },
  uploadFolder: async ({ actors, place: { resourceType: type, folderId }, here }) => {
    const folders = await chooseFolder()
    if (folderId === null || folders.length === 0) return
    const { uploadDescribing } = await actors.capabilities.load(FOLDER_TEMPLATES)
    uploadDescribing.send({ type: 'uploads.brought', brought: { destination: { type, folderId }, folderName: here?.name ?? '', folders } })
  },
  download: async ({ actors, target, ...actionContext }) => {
    const { place } = actionContext
    const address = addressOf('download', target, actionContext, actors.files)
    const [file] = namedIn(target)
    const { download, transfers } = await actors.capabilities.load(TRANSFERS)
    if (address !== undefined && file !== undefined) return download(address, file.name)
    const { selection, count, name } = selectedOf(target, place)
    transfers.send({ type: 'zip.wanted', asked: { from: 'library', type: place.resourceType, selection }, label: { count, name } })
  },
  share: async ({ actors, target, place }) => {
    const { shareLink } = await actors.capabilities.load(SHARE_LINKS)
    const { selection, name } = selectedOf(target, place)
    shareLink.send({ type: 'link.opened', subject: { is: 'new', type: place.resourceType, selection, title: name ?? '' }, now: new Date() })
  },
  editMany: async ({ actors, target, place: { resourceType: type } }) => {
    if (target.subject !== 'selection') return
    const { bulkEdit } = await actors.capabilities.load(BULK_EDIT)
    bulkEdit.send({ type: 'edit.open', asked: { type, selection: target.selected.selection, assets: target.assets, folders: target.selected.count - target.assets } })
  },
  editTable: async ({ actors, target, go, ...actionContext }) => {
    const address = addressOf('editTable', target, actionContext, actors.files)
    if (address !== undefined) return go(address)
    const { place } = actionContext
    const { keepSelection } = await actors.capabilities.load(METADATA_TABLE)
    go(tableOf(place.resourceType, { kind: 'selection', name: keepSelection(selectedOf(target, place)) }))
  },
  readAgain: async ({ actors, target, place }) => (await actors.capabilities.load(INDEXING)).readAgain(place.resourceType, selectedOf(target, place).selection),
  proposeValues: async ({ actors, target, place }) => (await actors.capabilities.load(AUTOFILL)).proposeForSelected({ ...selectedOf(target, place), type: place.resourceType }),
  readText: async ({ actors, target, place }) =>
    (await actors.capabilities.load(OCR)).readText.send({ type: 'reading.open', meant: { ...selectedOf(target, place), type: place.resourceType } }),
  replace: async ({ actors, target, here }) => {
    if (target.subject === 'asset') await replaceFile(() => actors.capabilities.load(TRANSFERS), target.asset, here?.name ?? target.asset.path?.at(-1)?.name ?? '')
  },
  rename: async ({ actors, target, listed }) => {
    const inPlace = async (renamed: Renamed) => (await actors.capabilities.load(ITEMS)).renaming.send({ type: 'rename.open', renamed })
    if (target.subject === 'asset') return inPlace({ kind: 'asset', item: target.asset })
    if (target.subject === 'selection' || target.folder === null) return
    if (target.subject === 'folder' && listed === undefined) return inPlace({ kind: 'folder', item: target.folder })
    const { folderName } = await actors.capabilities.load(FOLDERS)
    folderName.send({ type: 'rename.open', folder: target.folder })
  },
  favorite: star(true),
  unfavorite: star(false),
  webReady: marking(true),
  skipWebReady: marking(false),
  relateContact: async ({ actors, target }) => (await actors.capabilities.load(CONTACT_RELATIONS)).manyRelations.send({ type: 'items.opened', items: namedIn(target) }),
  publish: async ({ actors, target, place }) => (await actors.capabilities.load(PUBLISHING)).publish.send({ type: 'publish.open', ...actedUpon(target, place) }),
  access: async ({ actors, target }) => {
    const [resource] = namedIn(target)
    if (resource !== undefined) (await actors.capabilities.load(RESTRICTIONS)).resourceAccess.send({ type: 'access.open', resource })
  },
  release: async ({ actors, target }) => {
    const [resource] = namedIn(target)
    if (resource !== undefined) await (await actors.capabilities.load(RESTRICTIONS)).restrictPublication(resource, false)
  },
  keepOff: async ({ actors, target }) => {
    const [resource] = namedIn(target)
    if (resource !== undefined) await (await actors.capabilities.load(RESTRICTIONS)).restrictPublication(resource)
  },
  cut: taking('move'),
  copyToClipboard: taking('copy'),
  paste: async ({ actors, place, here, moduleName }) =>
    (await actors.capabilities.load(MOVE_COPY)).clipboard.send({ type: 'paste', destination: destinationHere(place, here, moduleName) }),
  move: puttingElsewhere('move'),
  copy: puttingElsewhere('copy'),
  delete: async (start) => {
    const { actors, target, place } = start
    const { moveToTrash } = await actors.capabilities.load(TRASH)
    leaving(start, await moveToTrash({ ...selectedOf(target, place), type: place.resourceType }), 'delete')
  },
  select: toggle,
  deselect: toggle,
  selectAll: ({ actors }) => actors.selection.send({ type: 'all.selected' }),
  clear: ({ actors }) => actors.selection.send({ type: 'cleared' }),
}

export const isStarted = (id: ActionId): id is keyof typeof STARTS => id in STARTS
