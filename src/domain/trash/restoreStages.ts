import type { Arrival } from '../move-copy/conflictPlan.ts'

interface Group {
  /** Null: the module's root. */
  readonly parentId: string | null
  readonly arrivals: readonly Arrival[]
}

/**
 * What comes back, in the order in which its places are there: first what goes into places that are there now, then what goes into those, and
 * so on. `comingWith` has the places that lie in the trash themselves, each with the item that it comes back with (specification section 4).
 */
export const restoreStages = <Some extends Group>(groups: readonly Some[], comingWith: ReadonlyMap<string, string>): readonly (readonly Some[])[] => {
  if (comingWith.size === 0) return [groups]
  const groupOf = new Map(groups.flatMap((group) => group.arrivals.map(({ id }) => [id, group] as const)))
  const stageOf = ({ parentId }: Some, seen = 0): number => {
    const root = parentId === null ? undefined : comingWith.get(parentId)
    const outer = root === undefined ? undefined : groupOf.get(root)
    return outer === undefined || seen > groups.length ? 0 : 1 + stageOf(outer, seen + 1)
  }
  const byStage = Map.groupBy(groups, (group) => stageOf(group))
  return [...byStage].toSorted(([one], [other]) => one - other).map(([, stage]) => stage)
}

/** Parts a stage: what goes into a folder that stays in the trash stays there with it. */
export const partStage = <Some extends Group>(
  stage: readonly Some[],
  comingWith: ReadonlyMap<string, string>,
  staying: ReadonlySet<string>,
): { readonly going: readonly Some[]; readonly kept: readonly Some[] } => {
  const stays = ({ parentId }: Some): boolean => {
    const root = parentId === null ? undefined : comingWith.get(parentId)
    return root !== undefined && staying.has(root)
  }
  return { going: stage.filter((group) => !stays(group)), kept: stage.filter(stays) }
}
