import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Three folders that know each other in a circle, by types alone. */
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))

/** The product's own files: without tests, stories, and the data of both. */
const sources = (cwd: string): readonly string[] => globSync('{src,server}/**/*.{ts,tsx}', { cwd }).filter((file) => !/\.(test|stories|fixture)\.tsx?$/.test(file))

/** The capability that a file belongs to: `src/<layer>/<folder>` or `server/<folder>`; files beside the folders are one of their own. */
const capabilityOf = (file: string): string => {
  const steps = dirname(file).split('/')
  return steps.slice(0, steps[0] === 'src' ? 3 : 2).join('/')
}

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Which capabilities each one imports, types included. */
const knownBy = (cwd: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Map<string, Set<string>>()
  for (const file of sources(cwd)) {
    const own = capabilityOf(file)
    const others = known.get(own) ?? new Set()
    for (const [, path = ''] of readFileSync(join(cwd, file), 'utf8').matchAll(IMPORTED)) others.add(capabilityOf(normalize(join(dirname(file), path))))
    known.set(own, others)
  }
  return known
}

/** The groups of capabilities that reach each other, over however many others. */
const circlesIn = (cwd: string): readonly (readonly string[])[] => {
  const known = knownBy(cwd)
  const reached = new Map<string, Set<string>>()
  for (const start of known.keys()) {
    const seen = new Set<string>()
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const next = [...(known.get(at) ?? [])].filter((one) => !seen.has(one))
      next.forEach((one) => seen.add(one))
      waiting.push(...next)
    }
    reached.set(start, seen)
  }
  const groups = [...reached].map(([one, seen]) => [...seen].filter((other) => other !== one && reached.get(other)?.has(one) === true).concat(one).toSorted())
  const circles = groups.filter((group) => group.length > 1).map((group) => group.join(' '))
  return [...new Set(circles)].toSorted().map((circle) => circle.split(' '))
}

describe('capabilities know each other in one direction', () => {
  it('a circle over three folders is seen, made of types as it is', () => {
    expect(circlesIn(fixtures)).toContainEqual(['src/ui/assets', 'src/ui/folders', 'src/ui/relations'])
  })

  it('holds in the product', () => {
    expect(circlesIn(root)).toEqual([])
  })
})

/** Files that one folder may have, beside their stories and tests. */
const MOST_FILES = 25

/** Folders that are one thing in many like parts, with the number that each may have. */
const WIDER: Readonly<Record<string, number>> = {
  /** One file an element of the interface. */
  'src/ui/kit': 67,
}

const foldersIn = (cwd: string, most: number): readonly string[] => {
  const counts = Map.groupBy(sources(cwd), dirname)
  return [...counts].filter(([folder, files]) => files.length > (WIDER[folder] ?? most)).map(([folder, { length }]) => `${folder}: ${length}`)
}

describe('a folder can be read at a glance', () => {
  it('one with too many files is seen', () => {
    expect(foldersIn(fixtures, 2)).toContainEqual(expect.stringMatching(/^src\/domain\/access: \d+$/))
  })

  it('holds in the product', () => {
    expect(foldersIn(root, MOST_FILES)).toEqual([])
  })
})
