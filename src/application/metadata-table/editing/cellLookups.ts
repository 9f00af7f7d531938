import { cellKey, type CellRef } from '../../../domain/metadata/valueCell.ts'

interface Lookup<Done> {
  readonly keys: ReadonlySet<string>
  readonly keep: () => void
  readonly answer: Promise<Done>
}

export interface CellLookups<Done> {
  /** `keep`: writes the texts as they were typed, where the page goes before there is an answer. */
  readonly during: (cells: readonly CellRef[], keep: () => void, answer: Promise<Done>) => Promise<Done>
  readonly of: (cell: CellRef) => Promise<Done> | undefined
  readonly keepAll: () => void
}

/** Texts that cells were left with while it is asked what they mean: until then they stand nowhere else. */
export const cellLookups = <Done>(): CellLookups<Done> => {
  const underWay = new Set<Lookup<Done>>()
  return {
    during: (cells, keep, answer) => {
      const one = { keys: new Set(cells.map(cellKey)), keep, answer }
      underWay.add(one)
      return answer.finally(() => underWay.delete(one))
    },
    of: (cell) => [...underWay].findLast(({ keys }) => keys.has(cellKey(cell)))?.answer,
    keepAll: () => {
      for (const { keep } of underWay) keep()
    },
  }
}
