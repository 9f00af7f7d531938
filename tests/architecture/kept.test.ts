import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a process may keep for its whole life: it says the same of every database. */
const KEPT = [
  'server/database/preparedName.ts',
  'server/items/foundItems.ts',
  'server/public-items/zoomScript.ts',
  'server/public-portal/stylesheet.ts',
  'server/recognition/human.ts',
  'server/session/commonPasswords.ts',
  'server/session/password.ts',
]

const keeps = (source: string): boolean => /^(?:export )?(?:let [\w{[]|const \w+(?:: [^=]+)? = new (?:Map|Set)\b[^(]*\(\))/m.test(source)

it('what a module of the server keeps of an organization is kept by database (ofDatabase): a server is asked about another one, as in tests, and answers of it', () => {
  expect([keeps('let inUse: string | undefined\n'), keeps('const known = new Map<string, string>()\n'), keeps('const KINDS = new Set([1])\n'), keeps('  let at = 0\n')]).toEqual([true, true, false, false])
  const sources = globSync('server/**/*.ts').filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
  expect(sources.filter((path) => keeps(readFileSync(path, 'utf8'))).toSorted()).toEqual(KEPT)
})
