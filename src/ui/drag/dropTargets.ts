import type { FolderSnapshot } from '../../application/folders/folder.machine.ts'
import type { Destination } from '../../application/move-copy/clipboardContent.ts'
import { ROOT, type TreeSnapshot } from '../../application/folders/tree.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'

export interface DropTarget {
  readonly element: HTMLElement
  readonly destination: Destination
  /** A closed branch of the tree, which opens when one waits on it. */
  readonly branch: string | undefined
}

interface DropContext {
  readonly folder: FolderSnapshot
  readonly tree: TreeSnapshot['context']
  readonly moduleName: (type: ResourceType) => string
}

/** The folders above one in the tree, from the root down. */
const aboveInTree = (branches: TreeSnapshot['context']['branches'], id: string): readonly string[] => {
  const parent = [...branches].find(([, children]) => children.some((child) => child.id === id))?.[0]
  return parent === undefined || parent === ROOT ? [] : [...aboveInTree(branches, parent), parent]
}

const inTree = ({ tree: { branches, resourceType: type, expanded } }: DropContext, element: HTMLElement, id: string): DropTarget | undefined => {
  const folder = [...branches.values()].flat().find((one) => one.id === id)
  if (folder === undefined) return undefined
  const isClosed = folder.folderCount > 0 && !expanded.has(id)
  return { element, destination: { folderId: id, name: folder.name, type, above: aboveInTree(branches, id) }, branch: isClosed ? id : undefined }
}

const ofModule = ({ moduleName }: DropContext, element: HTMLElement, type: ResourceType): DropTarget => ({
  element,
  destination: { folderId: null, name: moduleName(type), type, above: [] },
  branch: undefined,
})

const ofCrumb = (dropContext: DropContext, element: HTMLElement, id: string): DropTarget | undefined => {
  const { place, contents } = dropContext.folder.context
  if (id === place.resourceType) return ofModule(dropContext, element, place.resourceType)
  const path = contents?.folder?.path ?? []
  const at = path.findIndex((step) => step.id === id)
  const step = path[at]
  return step && { element, destination: { folderId: id, name: step.name, type: place.resourceType, above: path.slice(0, at).map((one) => one.id) }, branch: undefined }
}

const ofCard = ({ folder: { context } }: DropContext, element: HTMLElement, row: number): DropTarget | undefined => {
  const folder = context.contents?.children[row]
  const here = context.contents?.folder
  const above = here ? [...here.path.map(({ id }) => id), here.id] : []
  return folder && { element, destination: { folderId: folder.id, name: folder.name, type: folder.type, above }, branch: undefined }
}

const PLACES = '[data-folder-row], [data-crumb], nav [role=treeitem][data-id], nav [data-module]'

/** The folder that something dragged would be dropped into: a card, a step of the way down, a row of the navigation's tree, a module. */
export const dropTargetAt = (under: EventTarget | null, dropContext: DropContext): DropTarget | undefined => {
  const element = under instanceof Element ? under.closest<HTMLElement>(PLACES) : null
  if (element === null) return undefined
  const { folderRow, crumb, id, module } = element.dataset
  if (folderRow !== undefined) return ofCard(dropContext, element, Number(folderRow))
  if (crumb !== undefined) return ofCrumb(dropContext, element, crumb)
  if (id !== undefined) return inTree(dropContext, element, id)
  const type = resourceTypeOfSegment(module)
  return type && ofModule(dropContext, element, type)
}
