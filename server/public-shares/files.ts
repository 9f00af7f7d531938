import * as Result from 'effect/Result'
import { zipName } from '../../src/domain/downloads/zip.ts'
import { contentsOf, type Entry } from '../downloads/contents.ts'
import { isWellFormedId } from '../database/id.ts'
import { isPlayed } from './contents.ts'
import { readShared, wayTo, type SharedItem } from './items.ts'
import type { Named, ShareVisit } from './visit.ts'

/** What of a file goes out. */
export type SharedFile =
  | { readonly is: 'picture'; readonly item: SharedItem; readonly side: '320' | '960' }
  | { readonly is: 'media' | 'original'; readonly item: SharedItem }
  | { readonly is: 'zip'; readonly name: string; readonly entries: readonly Entry[] }
  | { readonly is: 'noZip'; readonly code: 'ZIP_EMPTY' | 'ZIP_TOO_LARGE' }

const SIDES = ['320', '960'] as const

const ofItem = async (visit: ShareVisit, kind: string, id: string, version: string): Promise<SharedFile | undefined> => {
  const item = (await readShared(visit, id))?.item
  if (item === undefined) return undefined
  if (kind === 'files') return visit.link.mayDownload && version === '' ? { is: 'original', item } : undefined
  if (kind === 'media') return isPlayed(item) && version === item.contentVersion ? { is: 'media', item } : undefined
  const side = SIDES.find((one) => version === `${item.contentVersion}-${one}`)
  return side && { is: 'picture', item, side }
}

/** All files of what is named, one module after the other: what was shared may lie in another one by now. */
const zipOf = async (visit: ShareVisit, named: readonly Pick<Named, 'kind' | 'id' | 'type'>[], name: string): Promise<SharedFile> => {
  const { tenant, maker } = visit
  const entries: Entry[] = []
  for (const [type, items] of Map.groupBy(named, (one) => one.type)) {
    const ids = (kind: Named['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id)
    const found = await contentsOf(tenant, maker, { from: 'library', type, selection: { kind: 'items', folders: ids('folder'), assets: ids('asset') } })
    if (Result.isSuccess(found)) entries.push(...found.success.entries)
    else if (found.failure.code === 'ZIP_TOO_LARGE') return { is: 'noZip', code: 'ZIP_TOO_LARGE' }
  }
  return entries.length === 0 ? { is: 'noZip', code: 'ZIP_EMPTY' } : { is: 'zip', name: zipName([name], name), entries }
}

const zipAt = async (visit: ShareVisit, folderId: string | undefined): Promise<SharedFile | undefined> => {
  if (!visit.link.mayDownload) return undefined
  if (folderId === undefined) return zipOf(visit, visit.named, visit.link.title)
  const folder = (await wayTo(visit, folderId))?.at(-1)
  return folder && zipOf(visit, [{ kind: 'folder', ...folder }], folder.name)
}

/** What the bytes at a path below the link are; undefined: it is no such path, or the link does not reach what it names. */
export const fileAt = async (visit: ShareVisit, path: string): Promise<SharedFile | undefined> => {
  const [kind = '', id, version = '', ...more] = path.split('/')
  if (more.length > 0 || (id !== undefined && !isWellFormedId(id))) return undefined
  if (kind === 'zip') return version === '' ? zipAt(visit, id) : undefined
  return id !== undefined && ['pictures', 'media', 'files'].includes(kind) ? ofItem(visit, kind, id, version) : undefined
}
