import { expect, it } from 'vitest'
import { namesToAsk, type Administrator } from './restriction.ts'

const administrator = (firstName: string, ...permissions: Administrator['permissions']): Administrator => ({ firstName, lastName: 'Berg', permissions })
const people = [
  administrator('Ada', 'MANAGE_ROLES', 'RESTORE_RESOURCES'),
  administrator('Bo', 'RESTORE_RESOURCES'),
  administrator('Cy', 'RESTORE_RESOURCES'),
  administrator('Di', 'RESTORE_RESOURCES'),
]

it.each([
  [['MANAGE_ROLES'], ['Ada Berg']],
  [['EDIT_ALL_ORGS', 'MANAGE_ROLES'], ['Ada Berg']],
  [['RESTORE_RESOURCES'], ['Ada Berg', 'Bo Berg', 'Cy Berg']],
  [['EDIT_ALL_ORGS'], []],
  [[], []],
] as const)('%j: ask %j', (wanted, names) => {
  expect(namesToAsk(people, wanted)).toEqual(names)
})
