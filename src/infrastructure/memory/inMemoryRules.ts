import type { SelectedRef } from '../../domain/items/selection.ts'
import type { EmbargoAbove } from '../../domain/publishing/embargo.ts'
import { markOnArrival, ruleInForce, type WebReadyRule } from '../../domain/web-ready/webReady.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

/** From a folder up to the module's root, with the rule of each. */
const wayUp = (library: InMemoryLibrary, folderId: string | null) =>
  library.pathTo(folderId).toReversed().map(({ id, name }) => ({
    name,
    rule: library.rules.get(id) ?? ('ask' as const),
    webReady: library.folders.get(id)?.webReady ?? false,
    kept: library.isKept({ kind: 'folder', id }),
  }))

/** What a folder says of what comes into it, and what holds where it says nothing. */
export const ruleOf = (library: InMemoryLibrary, folderId: string, parentId: string | null) => ({
  webReadyRule: library.rules.get(folderId) ?? ('ask' as const),
  ruleAbove: ruleInForce(wayUp(library, parentId)) ?? null,
})

/** Says what happens with what comes into a folder from now on. */
export const changeRule = (library: InMemoryLibrary, folderId: string, rule: WebReadyRule): void => {
  const folder = library.folders.get(folderId)
  if (folder === undefined) return
  const before = { webReadyRule: library.rules.get(folderId) ?? 'ask' }
  if (rule === 'ask') library.rules.delete(folderId)
  else library.rules.set(folderId, rule)
  library.history.record({ kind: 'folder.updated', resource: folder, before, after: { webReadyRule: rule } })
  library.publish({ kind: 'contents.changed', folderId, type: folder.type })
  library.publish({ kind: 'library.changed', type: folder.type })
}

/** What was marked. */
export type RuleMarks = ReadonlySet<string>

const write = (library: InMemoryLibrary, id: string, webReady: boolean): void => {
  const [folder, asset] = [library.folders.get(id), library.assets.get(id)]
  if (folder) library.folders.set(id, { ...folder, webReady })
  if (asset) library.assets.set(id, { ...asset, webReady })
}

/** Marks what has come to where it lies, and what lies in it, by the rules of the folders above. */
export const markArrivals = (library: InMemoryLibrary, arrived: readonly SelectedRef[]): RuleMarks => {
  const marks = new Set<string>()
  const mark = (ref: SelectedRef, webReady: boolean): void => {
    const [folder, asset] = [library.folders.get(ref.id), library.assets.get(ref.id)]
    const isReady = (folder ?? asset)?.webReady === true
    if (library.isKept(ref) || library.trashed.has(ref.id)) return
    const isDecided = isReady || library.decided.has(ref.id)
    if (!isDecided) {
      write(library, ref.id, webReady)
      library.decided.add(ref.id)
      marks.add(ref.id)
      library.decidedByRule.set(ref.id, marks)
    }
    if (folder === undefined || library.rules.has(ref.id) || (webReady && isDecided && !isReady)) return
    library.childrenOf(folder.type, ref.id).forEach(({ id }) => mark({ kind: 'folder', id }, webReady))
    library.assetsIn(folder.type, ref.id).forEach(({ id }) => mark({ kind: 'asset', id }, webReady))
  }
  for (const ref of arrived) {
    const parentId = library.folders.get(ref.id)?.parentId ?? library.assets.get(ref.id)?.folderId ?? null
    const webReady = markOnArrival(wayUp(library, parentId))
    if (webReady !== undefined) mark(ref, webReady)
  }
  return marks
}

/** Nobody has decided about it then, as before it came; what somebody has decided since stays so. */
export const unmarkArrivals = (library: InMemoryLibrary, marks: RuleMarks): void => {
  for (const id of marks) {
    if (library.decidedByRule.get(id) !== marks) continue
    write(library, id, false)
    library.decided.delete(id)
  }
}

/** The latest day of the folders from this one up; null where none holds anything back. */
export const embargoAboveIn = (library: InMemoryLibrary, folderId: string | null): EmbargoAbove | null =>
  library
    .pathTo(folderId)
    .flatMap(({ id, name }) => {
      const until = library.folders.get(id)?.embargoUntil
      return until === undefined ? [] : [{ until, folder: name }]
    })
    .toSorted((one, other) => (one.until < other.until ? 1 : -1))[0] ?? null

/** Gives a folder or asset its day, or none; a day that is over is none. */
export const holdUntil = (library: InMemoryLibrary, id: string, until: string | null): void => {
  const [folder, asset] = [library.folders.get(id), library.assets.get(id)]
  const before = { embargoUntil: (folder ?? asset)?.embargoUntil ?? null }
  const given = <Item extends { readonly embargoUntil?: string }>({ embargoUntil: _over, ...item }: Item) => ({ ...item, ...(until === null ? {} : { embargoUntil: until }) })
  if (folder) library.folders.set(id, given(folder))
  if (asset) library.assets.set(id, given(asset))
  const resource = library.folders.get(id) ?? library.assets.get(id)
  if (resource) library.history.record({ kind: folder ? 'folder.updated' : 'asset.updated', resource, before, after: { embargoUntil: until } })
  if (resource) library.publish({ kind: 'library.changed', type: resource.type })
}
