import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../access/permissions.ts'
import { PERMISSION_GROUPS, withGroup } from './groups.ts'
import { lackingToChange } from './role.ts'

describe('permission groups', () => {
  it('hold every permission once', () => {
    expect(PERMISSION_GROUPS.flatMap(({ permissions }) => [...permissions]).toSorted()).toEqual([...PERMISSIONS].toSorted())
  })

  it('are switched on whole, and off when they are whole', () => {
    const group = ['VIEW_CONTACTS', 'MANAGE_CONTACTS'] as const
    expect(withGroup(['OCR_ASSETS'], group, PERMISSIONS)).toEqual(['OCR_ASSETS', ...group])
    expect(withGroup(['MANAGE_CONTACTS'], group, PERMISSIONS)).toEqual(['MANAGE_CONTACTS', 'VIEW_CONTACTS'])
    expect(withGroup(['OCR_ASSETS', ...group], group, PERMISSIONS)).toEqual(['OCR_ASSETS'])
  })

  it('leave alone what may not be changed', () => {
    const group = ['VIEW_CONTACTS', 'MANAGE_CONTACTS'] as const
    expect(withGroup([], group, ['VIEW_CONTACTS'])).toEqual(['VIEW_CONTACTS'])
    expect(withGroup(['VIEW_CONTACTS', 'MANAGE_CONTACTS'], group, ['VIEW_CONTACTS'])).toEqual(['MANAGE_CONTACTS'])
  })
})

describe('a change of permissions', () => {
  it.each([
    [['VIEW_RESOURCES'], [], ['VIEW_RESOURCES'], []],
    [[], ['VIEW_RESOURCES'], ['VIEW_RESOURCES'], []],
    [[], [], ['VIEW_RESOURCES'], ['VIEW_RESOURCES']],
    [[], ['VIEW_RESOURCES'], [], ['VIEW_RESOURCES']],
    [['OCR_ASSETS'], ['VIEW_RESOURCES'], ['VIEW_RESOURCES', 'OCR_ASSETS'], []],
  ] as const)('held %j, from %j to %j lacks %j', (held, before, after, lacking) => {
    expect(lackingToChange(held, before, after)).toEqual(lacking)
  })
})
