import type { Requirement } from '../../../src/domain/access/evaluate.ts'
import { FEATURES, GLOBAL_ROLES, MODULES, type Feature, type GlobalRole, type Module } from '../../../src/domain/access/modules.ts'
import { PERMISSIONS, type Permission } from '../../../src/domain/access/permissions.ts'
import type { Policy } from '../../../server/access/policy.ts'
import { ACCOUNT } from './account.ts'
import { ADMINISTRATION } from './administration.ts'
import { ASSISTANT } from './assistant.ts'
import { CONTACTS } from './contacts.ts'
import { FACES } from './faces.ts'
import { FILES } from './files.ts'
import { LIBRARY } from './library.ts'
import type { Row } from './row.ts'

export const ROWS: readonly Row[] = [...ACCOUNT, ...LIBRARY, ...FILES, ...CONTACTS, ...ASSISTANT, ...FACES, ...ADMINISTRATION]

/** What a row asks for; undefined: nothing, of anybody. */
interface Expected {
  readonly requirement: Requirement
  /** True: the one that the call's header names. */
  readonly module: boolean | Module
  readonly feature: Feature | undefined
  readonly globalRole: GlobalRole | undefined
}

const named = <Name extends string>(names: readonly Name[], text: string): Name => {
  const found = names.find((name) => name === text)
  if (found === undefined) throw new Error(`The transcription names ${text}, which there is not`)
  return found
}

const requirementOf = (asks: string): Requirement => {
  if (asks === 'signed in') return { operator: 'AND', permissions: [] }
  const operator = asks.includes(' or ') ? 'OR' : 'AND'
  return { operator, permissions: asks.split(operator === 'OR' ? ' or ' : ' and ').map((text): Permission => named(PERMISSIONS, text)) }
}

const expectedOf = ([, asks, beside]: Row): Expected | undefined => {
  if (asks === 'anybody') return undefined
  const others = beside.replace(/^module ?/, '')
  const isRole = others === 'Super Admin'
  const module = MODULES.find((one) => one === others)
  return {
    requirement: requirementOf(asks),
    module: module ?? beside.startsWith('module'),
    feature: others === '' || isRole || module !== undefined ? undefined : named(FEATURES, others),
    globalRole: isRole ? named(GLOBAL_ROLES, others) : undefined,
  }
}

const EXPECTED = new Map(ROWS.map((row) => [row[0], expectedOf(row)]))

/** What a route is expected to ask for; undefined: it is anybody's. Throws for a route without a row. */
export const expectedAt = (name: string): Expected | undefined => {
  if (!EXPECTED.has(name)) throw new Error(`The transcription has no row for ${name}`)
  return EXPECTED.get(name)
}

const shown = (requirement: Requirement, ...beside: readonly (string | boolean | undefined)[]): string =>
  JSON.stringify([requirement.permissions.length > 1 ? requirement.operator : '', requirement.permissions.toSorted(), ...beside.map((one) => one ?? '')])

const shownExpected = (expected: Expected | undefined): string =>
  expected === undefined ? 'anybody' : shown(expected.requirement, expected.module, expected.feature, expected.globalRole)

/** A module that the table of rights gives by name is none of a header: the transcription knows no such route, so it differs. */
const shownPolicy = (policy: Policy): string => {
  if (policy.access === 'public') return 'anybody'
  const { requirement, module, feature, globalRole } = policy.right
  return shown(requirement, module === undefined || module === 'named' ? module === 'named' : module, feature, globalRole)
}

export interface Declared {
  readonly name: string
  readonly policy: Policy
}

/** Where the routes and the transcription differ, by the routes' names: also a route without a row, and a row without a route. */
export const differencesOf = (routes: readonly Declared[]): readonly string[] => {
  const declared = new Map(routes.map(({ name, policy }) => [name, shownPolicy(policy)]))
  const transcribed = new Map([...EXPECTED].map(([name, expected]) => [name, shownExpected(expected)]))
  return [...new Set([...declared.keys(), ...transcribed.keys()])].filter((name) => declared.get(name) !== transcribed.get(name))
}
