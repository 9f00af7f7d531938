import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

/** A tree that breaks every rule once: it proves that the rules catch what they are for. */
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

const cruise = (cwd: string): readonly Violation[] => {
  const { stdout } = spawnSync(
    `${root}node_modules/.bin/depcruise`,
    ['src', 'server', '--config', `${root}.dependency-cruiser.cjs`, '--output-type', 'json'],
    { cwd, encoding: 'utf8', maxBuffer: 100_000_000 },
  )
  const report = JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } }
  return report.summary.violations
}

/** The linter passes the fixture by where it lies, so it gets a copy that looks like a project of its own. */
const copy = mkdtempSync(join(tmpdir(), 'vitrine-layers-'))
cpSync(fixtures, copy, { recursive: true })
cpSync(`${root}.oxlintrc.json`, join(copy, '.oxlintrc.json'))
afterAll(() => rmSync(copy, { recursive: true }))

const lint = (path: string): string => spawnSync(`${root}node_modules/.bin/oxlint`, [path], { cwd: copy, encoding: 'utf8' }).stdout

describe('the layer arrow', () => {
  const found = cruise(fixtures).map(({ from, rule }) => `${rule.name}: ${from}`)

  const broken = [
    'domain-imports-itself: src/domain/access/reachesUp.ts',
    'application-imports-domain: src/application/session/reachesOut.ts',
    'infrastructure-implements-ports: src/infrastructure/http/reachesUp.ts',
    'ui-renders-machines: src/ui/session/reachesAcross.ts',
    'server-shares-rules-and-contract: server/session/reachesIn.ts',
    'hostile-content-is-decoded-in-workers: server/main.ts',
    'no-cycles: src/domain/access/left.ts',
  ]

  it.each(broken)('is broken in the fixture, and seen: %s', (violation) => {
    expect(found).toContain(violation)
  })

  it('has no rule that the fixture does not break', () => {
    const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { readonly forbidden: readonly { readonly name: string }[] }
    expect(forbidden.map(({ name }) => name).toSorted()).toEqual(broken.map((violation) => violation.split(':')[0]).toSorted())
  })

  // All of the product is read, beside another program that takes as much of the machine.
  it('holds in the product', { timeout: 240_000 }, () => {
    expect(cruise(root)).toEqual([])
  })

  it.each(['src/domain/access/reachesUp.ts', 'src/application/session/reachesOut.ts', 'src/ui/session/reachesAcross.ts'])(
    'is told by the linter as well: %s',
    (path) => {
      expect(lint(path)).toContain('no-restricted-imports')
    },
  )
})
