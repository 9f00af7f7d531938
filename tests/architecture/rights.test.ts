import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))

/** Where permissions are named: their catalogue and roles, each capability's rights, the groups of the picker of roles; and what is made up. */
const MAY_NAME = [
  /^src\/domain\/access\//,
  /^src\/domain\/[\w-]+\/rights\.ts$/,
  /^src\/domain\/roles\/groups\.ts$/,
  /\.(test|stories|fixture)\.tsx?$/,
  /^src\/infrastructure\/[\w-]+\/sample\w*\.ts$/,
  /^server\/demo\//,
]

const PERMISSION = new RegExp(`['"\`](${PERMISSIONS.join('|')})['"\`]`)
const FEATURE = new RegExp(`['"\`](${FEATURES.join('|')})['"\`]`)
/** What asks for a feature and is no action of a person's: statements for all of an organization, and what is said of the feature itself. */
const MAY_NAME_FEATURES = [
  'server/autofill/status.ts',
  'server/page-texts/pageTexts.ts',
  'server/recognition/readings.ts',
  'server/session/two-factor/chosen.ts',
  'server/session/two-factor/rule.ts',
  'src/domain/suggestions/suggestion.ts',
  'src/infrastructure/organizations/InMemoryOrganizationGateway.ts',
  'src/ui/organization-settings/PlatformFields.tsx',
]
/** A rule of its own beside the table of rights. */
const REQUIRES = /\brequires\s*[:?]/

const linesWith = (cwd: string, pattern: RegExp, files: readonly string[]): readonly string[] =>
  files.flatMap((file) =>
    readFileSync(`${cwd}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
  )

const sources = (cwd: string): readonly string[] => globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts', 'server/database/functions/**/*.sql'], { cwd }).toSorted()

const permissionsNamed = (cwd: string): readonly string[] =>
  linesWith(cwd, PERMISSION, sources(cwd).filter((file) => !MAY_NAME.some((pattern) => pattern.test(file))))

const featuresNamed = (cwd: string): readonly string[] => {
  const files = sources(cwd).filter((file) => !MAY_NAME.some((pattern) => pattern.test(file)))
  return [...new Set(linesWith(cwd, FEATURE, files).map((line) => line.replace(/:\d+$/, '')))]
}

const rulesOfTheirOwn = (cwd: string): readonly string[] => linesWith(cwd, REQUIRES, sources(cwd).filter((file) => file.startsWith('server/') && !file.endsWith('.test.ts')))

describe('a rule beside the table of rights', () => {
  it('is seen in the fixture: a permission’s or feature’s name in a component or a function of the database, and in a route what it requires', () => {
    expect(permissionsNamed(fixtures)).toEqual(['server/database/functions/folders/names_permission.sql:2', 'server/folders/requires.ts:2', 'src/ui/folders/NamesPermission.tsx:4'])
    expect(featuresNamed(fixtures)).toEqual(['src/ui/folders/NamesPermission.tsx'])
    expect(rulesOfTheirOwn(fixtures)).toEqual(['server/folders/requires.ts:2'])
  })

  it('is nowhere in the product', () => {
    expect(sources(root).length).toBeGreaterThan(1_000)
    expect(permissionsNamed(root)).toEqual([])
    expect(featuresNamed(root)).toEqual(MAY_NAME_FEATURES)
    expect(rulesOfTheirOwn(root)).toEqual([])
  })
})
