import { sequenceOf } from '../../src/domain/search/words.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'

/** Names that are looked at for one word. */
const MOST_NAMES = 200
const SHORTEST = 4
const LONGEST = 40

const NAMES = sql<{ at: number; name: string }>('select at, name from similar_names($1, $2)')

/** How many letters are wrong, missing, too many or in each other's place. */
export const mistakesBetween = (one: string, other: string): number => {
  const [from, to] = [[...one], [...other]]
  let [beforeLast, last]: [readonly number[], readonly number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)]
  from.forEach((letter, row) => {
    const next = [row + 1]
    to.forEach((wanted, column) => {
      const cost = letter === wanted ? 0 : 1
      const changed = Math.min((last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (last[column] ?? 0) + cost)
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted
      next.push(isSwapped ? Math.min(changed, (beforeLast[column - 1] ?? 0) + 1) : changed)
    })
    ;[beforeLast, last] = [last, next]
  })
  return last[to.length] ?? 0
}

/** The word of a name among what is `seen` that is likely to be meant; undefined: none is near enough. */
export const likelyWord = async (tenant: Tenant, word: string, seen: Bitmap): Promise<string | undefined> => {
  if (word.length < SHORTEST || word.length > LONGEST) return undefined
  const rows = await tenant.query(NAMES, [word, MOST_NAMES])
  const words = rows.filter(({ at }) => seen.has(at)).flatMap(({ name }) => [...sequenceOf(name)])
  const frequency = new Map<string, number>()
  for (const one of words) if (one !== word) frequency.set(one, (frequency.get(one) ?? 0) + 1)
  const most = word.length > 5 ? 2 : 1
  const [best] = [...frequency]
    .map(([one, count]) => ({ one, count, mistakes: mistakesBetween(word, one) }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((one, other) => one.mistakes - other.mistakes || other.count - one.count || (one.one < other.one ? -1 : 1))
  return best?.one
}
