import type { ResourceType } from '../../domain/access/modules.ts'

/** The tree of folders, as far as pages beside the folder's own lead it; that one has its own way (`followFolder`). */
export interface LedTree {
  readonly send: (opened: { readonly type: 'tree.opened'; readonly resourceType: ResourceType; readonly path: readonly string[] }) => void
  readonly getSnapshot: () => {
    readonly context: { readonly resourceType: ResourceType | undefined; readonly branches: { readonly size: number }; readonly awaited: { readonly size: number } }
  }
}

type Lead = (type: ResourceType | undefined, path: readonly { readonly id: string }[] | undefined) => void

/** Opens the tree where an asset or a folder lies when its page is opened, also when that page is the first of all. */
export const leadingTree = (tree: LedTree): Lead => {
  // Once for each opening: what is read again meanwhile must not fetch the tree back from where somebody has gone since.
  let last = ''
  return (resourceType, steps = []) => {
    const path = steps.map(({ id }) => id)
    if (resourceType !== undefined && path.join() !== last) tree.send({ type: 'tree.opened', resourceType, path })
    last = path.join()
  }
}

/** A list of a module opens the tree at its root, unless it is open in the module already. */
export const leadToRoot = (tree: LedTree, resourceType: ResourceType): void => {
  const { context } = tree.getSnapshot()
  const isOpen = context.resourceType === resourceType && context.branches.size + context.awaited.size > 0
  if (!isOpen) tree.send({ type: 'tree.opened', resourceType, path: [] })
}
