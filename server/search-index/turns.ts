/** Characters of content whose words are taken apart before anybody else has a turn: long files come a few at a time. */
export const AT_ONCE = 500_000

/** Rows in their order, as many together as hold so much of content, by `sizeOf`; one at least. */
export const inTurns = <Row>(rows: readonly Row[], sizeOf: (row: Row) => number): readonly (readonly Row[])[] => {
  const turns: Row[][] = []
  let room = 0
  for (const row of rows) {
    const turn = room >= sizeOf(row) ? turns.at(-1) : undefined
    room = (turn === undefined ? AT_ONCE : room) - sizeOf(row)
    if (turn === undefined) turns.push([row])
    else turn.push(row)
  }
  return turns
}
