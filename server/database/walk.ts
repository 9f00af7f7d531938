/** Before all identifiers. */
export const NOWHERE = '00000000-0000-0000-0000-000000000000'

/**
 * Takes all rows, a page at a time in the order of their identifiers: `read` answers those after one. The next page is asked for while one is looked
 * at, so that the database works meanwhile; other calls have their turn in between.
 */
export const walk = async <Row extends { readonly id: string }>(read: (after: string) => Promise<readonly Row[]>, take: (row: Row) => void): Promise<void> => {
  let rows = await read(NOWHERE)
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    const next = read(last.id)
    // Waited for below, unless a row is refused before.
    next.catch(() => undefined)
    await new Promise((resolve) => setImmediate(resolve))
    for (const row of rows) take(row)
    rows = await next
  }
}
