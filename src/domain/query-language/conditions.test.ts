import { expect, it } from 'vitest'
import { idConditions, withNames } from './conditions.ts'
import { parseQuery } from './parse.ts'
import { printQuery } from './print.ts'

const ID = 'id:00000000-0000-4000-8000-00000000000a'

it.each([
  [`ship folder:${ID}`, [`folder:${ID}`], 'ship folder:"Old harbour"'],
  [`-repository:${ID} OR (by:${ID} tag:sea)`, [`repository:${ID}`, `by:${ID}`], '-repository:"Old harbour" OR by:"Old harbour" tag:sea'],
  [`contact:donor/${ID}`, [`contact:donor/${ID}`], 'contact:"donor/Old harbour"'],
  ['folder:id:0a1b name:identity', [], 'folder:id:0a1b name:identity'],
  ['folder:* -contact:*', [], 'folder:* -contact:*'],
])('%s names things by identifiers in %j, and is read as %s', (q, conditions, read) => {
  const query = parseQuery(q)
  expect([idConditions(query).map((condition) => printQuery(condition)), printQuery(withNames(query, () => 'Old harbour'))]).toEqual([conditions, read])
})
