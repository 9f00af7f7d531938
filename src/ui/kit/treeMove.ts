import type { TreeRow } from './Tree.tsx'

type TreeMove = { readonly tag: 'focus' | 'toggle'; readonly id: string }

const focus = (row: TreeRow | undefined): TreeMove | undefined => row && { tag: 'focus', id: row.id }

/** The next row whose label starts with the letter, round the end. */
const byLetter = (rows: readonly TreeRow[], at: number, letter: string): TreeRow | undefined =>
  [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) => row.label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))

/** What a key means in a tree, by the WAI-ARIA tree pattern; nothing for keys that the tree leaves alone. */
export const treeMove = (rows: readonly TreeRow[], fromId: string | undefined, key: string): TreeMove | undefined => {
  const at = rows.findIndex((row) => row.id === fromId)
  const row = rows[at]
  if (row === undefined) return undefined
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1])
    case 'ArrowUp':
      return focus(rows[at - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      if (!row.expandable) return undefined
      if (!row.expanded) return { tag: 'toggle', id: row.id }
      return rows[at + 1]?.level === row.level + 1 ? focus(rows[at + 1]) : undefined
    case 'ArrowLeft':
      if (row.expandable && row.expanded) return { tag: 'toggle', id: row.id }
      return focus(rows.slice(0, at).findLast((above) => above.level < row.level))
    default:
      return key.length === 1 && key.trim() !== '' ? focus(byLetter(rows, at, key)) : undefined
  }
}
