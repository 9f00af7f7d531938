import type { ResourceType } from '../../domain/access/modules.ts'
import { DEFAULT_LANGUAGE } from '../../domain/preferences/language.ts'
import { isFolderMeant } from '../../domain/query-language/fields.ts'
import { searchItems } from '../../domain/query-language/matching.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { resolveQuery } from '../../domain/query-language/resolve.ts'
import type { SearchItem } from '../../domain/query-language/searchItem.ts'
import type { SelectedRef } from '../../domain/items/selection.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

const DAY = 86_400_000
const dayOf = (time: string): number => Math.floor(Date.parse(time) / DAY)

const itemsIn = (library: InMemoryLibrary): readonly SearchItem[] => {
  const isTrashed = (id: string, path: readonly { readonly id: string }[]): boolean => library.trashed.has(id) || path.some((step) => library.trashed.has(step.id))
  const folders = [...library.folders.values()].map((folder): SearchItem => {
    const path = library.pathTo(folder.parentId)
    return {
      kind: 'folder', id: folder.id, name: folder.name, module: folder.type, folderIds: path.map(({ id }) => id), isTrashed: isTrashed(folder.id, path),
      isWebReady: folder.webReady, addedBy: library.addedBy.get(folder.id) ?? '', added: dayOf(folder.createdAt), changed: dayOf(folder.modifiedAt),
    }
  })
  const assets = [...library.assets.values()].map((asset): SearchItem => {
    const path = library.pathTo(asset.folderId)
    const { id, name, type, mediaType, fileNumber, description, tags, repositoryId, rightsStatement, size, indexing, indexingFailure = 'Unexpected' } = asset
    return {
      kind: 'asset', id, name, module: type, mediaType, fileNumber, description, tags, repositoryId, size, values: [], content: library.texts.get(id) ?? '',
      persons: (library.persons.get(id) ?? []).map((person) => person.name), folderIds: path.map((step) => step.id), isTrashed: isTrashed(id, path),
      ...(indexing === 'Failed' && { unread: indexingFailure }), ...(rightsStatement && { rights: rightsStatement }), isWebReady: asset.webReady, addedBy: library.addedBy.get(id) ?? '', added: dayOf(asset.createdAt), changed: dayOf(asset.modifiedAt),
    }
  })
  return [...folders, ...assets]
}

const foldersNamed = (library: InMemoryLibrary) => (nameOrPath: string): readonly string[] =>
  [...library.folders.values()]
    .filter(({ id }) => isFolderMeant(library.pathTo(id).map((step) => step.name), nameOrPath))
    .map(({ id }) => id)

/** What a query finds of a module, outside the trash; values of templates are not looked at. */
export const foundIn = (library: InMemoryLibrary, type: ResourceType, q: string): readonly SelectedRef[] | undefined => {
  const items = itemsIn(library).filter(({ module }) => module === type)
  const vocabulary = {
    today: Math.floor(Date.now() / DAY), language: DEFAULT_LANGUAGE, seesTrash: false, attributes: [], repositories: [...library.repositories.values()], users: [],
    foldersNamed: foldersNamed(library), contactsNamed: undefined,
  }
  const resolution = resolveQuery(parseQuery(q), vocabulary)
  if (resolution.problems.length > 0) return undefined
  return searchItems(items, resolution).map(({ item }) => ({ kind: item.kind, id: item.id }))
}
