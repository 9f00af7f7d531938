import { describe, expect, it } from 'vitest'
import type { Permission } from '../access/permissions.ts'
import { changesOf, draftProblems, isPlatformField } from './managed.ts'
import { draftOfHarbour } from './managed.fixture.ts'
import { editReach, listsAll, mayBlock, mayCreate, mayVisit, viewReach, type Asker } from './reach.ts'

const asker = (permissions: readonly Permission[], isSuper = false): Asker => ({
  permissions,
  globalRoles: isSuper ? ['Super Admin'] : [],
  organization: { id: 'own' },
})

describe('a draft', () => {
  it('is judged with its modules and features', () => {
    expect(draftProblems(draftOfHarbour)).toEqual({})
    expect(draftProblems({ ...draftOfHarbour, name: '', modules: ['RECORDS', 'RECORDS'], features: ['Magic' as 'AutoTag'] })).toEqual({
      name: { code: 'required' },
      modules: { code: 'notAnOption' },
      features: { code: 'notAnOption' },
    })
  })

  it('differs where it was changed, whatever the order of its modules', () => {
    const draft = { ...draftOfHarbour, city: 'Oslo', modules: [...draftOfHarbour.modules].reverse() }
    expect(changesOf(draft, draftOfHarbour)).toEqual({ city: 'Oslo' })
    expect(changesOf({ ...draft, features: [] }, draftOfHarbour)).toEqual({ city: 'Oslo', features: [] })
  })

  it('leaves storage, files, modules and features to the platform', () => {
    expect(Object.keys(draftOfHarbour).filter(isPlatformField)).toEqual([
      'storageCapacity',
      'storageUnit',
      'filesLimit',
      'modules',
      'features',
    ])
  })
})

describe('rights over organizations', () => {
  it.each([
    [asker(['EDIT_MY_ORG', 'VIEW_MY_ORG_DETAILS']), 'own', undefined],
    [asker(['EDIT_ALL_ORGS', 'VIEW_ALL_ORG_DETAILS']), 'all', undefined],
    [asker(['EDIT_ALL_ORGS', 'VIEW_ALL_ORG_DETAILS'], true), 'all', 'all'],
    [asker(['EDIT_MY_ORG', 'VIEW_MY_ORG_DETAILS'], true), 'own', undefined],
    [asker([], true), undefined, undefined],
  ] as const)('%j reaches the own %s, others %s', (who, own, other) => {
    expect([viewReach(who, 'own'), viewReach(who, 'other')]).toEqual([own, other])
    expect([editReach(who, 'own'), editReach(who, 'other')]).toEqual([own, other])
  })

  it('take the global role where they reach beyond', () => {
    const all = ['VIEW_ALL_ORGS_METADATA', 'CREATE_ORGS', 'BAN_ORGS'] as const
    const verdicts = (who: Asker) => [listsAll(who), mayCreate(who), mayBlock(who, 'other', 'own'), mayBlock(who, 'own', 'own'), mayVisit(who, 'other', 'own'), mayVisit(who, 'own', 'own')]
    expect(verdicts(asker(all, true))).toEqual([true, true, true, false, true, false])
    expect(verdicts(asker(all))).toEqual([false, false, false, false, false, false])
    expect(mayVisit({ ...asker(all, true), organization: { id: 'other' } }, 'other', 'own')).toBe(false)
    expect(verdicts(asker([], true))).toEqual([false, false, false, false, false, false])
  })
})
