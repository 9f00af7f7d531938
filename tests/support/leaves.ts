import type { AnyStateNode } from 'xstate'

/** A state in which a machine can rest: it has no children and no transition that is always taken. */
export interface Leaf {
  /** `folder`, `assetEdit`. */
  readonly machine: string
  /** As `snapshot.matches` takes it, joined by dots: `editing.changed`. */
  readonly state: string
  readonly description: string | undefined
}

const isPassing = (node: AnyStateNode): boolean => node.always?.some(({ guard }) => guard === undefined) ?? false

const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] => {
  const children = Object.values(node.states)
  return children.length === 0 ? [node].filter((leaf) => !isPassing(leaf)) : children.flatMap(leavesOf)
}

/** The leaf states of machines, in their order. */
export const leavesIn = (machines: readonly { readonly id: string; readonly root: AnyStateNode }[]): readonly Leaf[] =>
  machines.flatMap(({ id, root }) => leavesOf(root).map((node) => ({ machine: id, state: node.path.join('.'), description: node.description })))
