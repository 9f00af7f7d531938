import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '../access/permissions.ts'
import type { Right } from '../access/right.ts'
import { can } from './can.ts'
import { RIGHTS } from './rights.ts'

const rights: readonly Right[] = Object.values(RIGHTS)

it('holds the rights of every capability, each action once', async () => {
  const capabilities = globSync('src/domain/*/rights.ts').map((file) => file.split('/')[2] ?? '').filter((name) => name !== 'rights')
  const names = await Promise.all(
    capabilities.map(async (capability) => {
      const tables = Object.entries((await import(`../${capability}/rights.ts`)) as Readonly<Record<string, object>>)
      return tables.filter(([name]) => name !== 'UNDO_RIGHTS').flatMap(([, table]) => Object.keys(table))
    }),
  )
  expect(names.flat().toSorted()).toEqual(Object.keys(RIGHTS).toSorted())
})

it('asks for every permission that can be granted', () => {
  const asked = new Set(rights.flatMap(({ requirement, elsewhere }) => [...requirement.permissions, ...(elsewhere?.permissions ?? [])]))
  expect(PERMISSIONS.filter((permission) => !asked.has(permission))).toEqual([])
})

it('has no right to what it does not name: a misspelt action does not compile', () => {
  // @ts-expect-error There is no such action.
  expect(() => can([], 'moveEverything')).toThrow(TypeError)
  // @ts-expect-error Permissions alone do not decide what takes a role of the platform.
  expect(can(PERMISSIONS, 'createOrganization')).toBe(true)
})

it('asks for less nowhere else than in the own organization', () => {
  const elsewhere = rights.filter((right) => right.elsewhere !== undefined)
  expect(elsewhere.length).toBeGreaterThan(0)
  expect(elsewhere.filter((right) => !right.elsewhere?.permissions.every((permission) => right.requirement.permissions.includes(permission)))).toEqual([])
})
