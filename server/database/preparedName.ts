import { createHash } from 'node:crypto'

/** Distinct statements that are kept prepared on each connection; beyond them, they are planned anew. */
const MOST_PREPARED = 400

const names = new Map<string, string>()

/** The name under which a statement stays prepared, so that PostgreSQL plans it once per connection; none when there are too many. */
export const preparedName = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MOST_PREPARED) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
