import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import { assetListOf } from '../../application/folders/folderContents.ts'
import type { ActionContext, ActionTarget } from '../../application/actions/targets.ts'
import type { ActionId } from '../../domain/actions/actions.ts'
import { tableOf } from '../addresses/tableEntrances.ts'
import { assetAddress, editing, folderAddress, folderDetailAddress } from '../addresses/library.ts'

const onlyAsset = (target: ActionTarget): string | undefined => {
  if (target.subject === 'asset') return target.asset.id
  const [only, ...others] = target.subject === 'selection' ? (target.items ?? []) : []
  return only?.kind === 'asset' && others.length === 0 ? only.id : undefined
}

const ofAsset = (target: Extract<ActionTarget, { subject: 'asset' }>, { place, listed }: ActionContext): string => {
  const list = assetListOf(place)
  return assetAddress(target.asset.type, target.asset.id, listed === undefined ? list && { list, row: target.row } : listed.origin)
}

/** Where an action leads that is a link; undefined for those that do something here. */
export const addressOf = (id: ActionId, target: ActionTarget, actionContext: ActionContext, files: FileAddresses): string | undefined => {
  if (id === 'download') {
    const asset = onlyAsset(target)
    return asset && files.content(asset)
  }
  if (target.subject === 'asset') {
    if (id === 'open') return ofAsset(target, actionContext)
    return id === 'edit' ? editing(ofAsset(target, actionContext)) : undefined
  }
  if (target.subject === 'selection' || target.folder === null) return undefined
  if (id === 'editTable') return tableOf(target.folder.type, { kind: 'folder', folderId: target.folder.id, withSubfolders: false })
  if (id === 'open') return folderAddress(target.folder.type, target.folder.id, actionContext.listed === undefined ? actionContext.place : undefined)
  return id === 'details' ? folderDetailAddress(target.folder.type, target.folder.id) : undefined
}
