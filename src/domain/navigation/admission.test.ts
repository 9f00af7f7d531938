import { describe, expect, it } from 'vitest'
import { admission, firstArea, visibleResourceTypes, type Admission } from './admission.ts'
import { claimsWith } from '../access/claims.fixture.ts'
import { FEATURES, MODULES, type Feature, type Module } from '../access/modules.ts'
import { PERMISSIONS, type Permission } from '../access/permissions.ts'
import { ROUTES } from './routes.ts'

const route = (id: string) => {
  const found = ROUTES.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`No route ${id}`)
  return found
}

const everything = { permissions: PERMISSIONS, modules: MODULES, features: FEATURES, globalRoles: ['Super Admin'] } as const
const params = { resourceType: 'records', folderId: 'f', assetId: 'a', id: 'i', organizationId: 'o' }

describe('admission', () => {
  it.each(ROUTES.map((rule) => [rule.id, rule] as const))('%s opens to who holds everything', (_, rule) => {
    expect(admission(claimsWith(everything), rule, params)).toBe('admitted')
  })

  it('what is the platform\'s is denied to who has every permission and no role of it', () => {
    const denied = ROUTES.filter((rule) => admission(claimsWith({ ...everything, globalRoles: [] }), rule, params) === 'denied')
    expect(denied.map(({ id }) => id)).toEqual(['organizationCreate', 'mail'])
  })

  it.each(ROUTES.map((rule) => [rule.id, rule] as const))('%s without signing in', (_, rule) => {
    expect(admission(undefined, rule, params)).toBe(rule.access === 'public' ? 'admitted' : 'signInFirst')
  })

  it.each(ROUTES.map((rule) => [rule.id, rule] as const))('%s is denied without any permission, if it takes one', (_, rule) => {
    const verdict = rule.rights.some(({ requirement }) => requirement.permissions.length > 0) ? 'denied' : 'admitted'
    expect(admission(claimsWith({ ...everything, permissions: [] }), rule, params)).toBe(verdict)
  })

  it.each<[string, Record<string, string>, readonly Permission[], readonly Module[], readonly Feature[], Admission]>([
    ['folders', { resourceType: 'records' }, ['VIEW_RESOURCES'], ['RECORDS'], [], 'admitted'],
    ['folders', { resourceType: 'ARCHIVES' }, ['VIEW_RESOURCES'], ['ARCHIVES'], [], 'admitted'],
    ['folders', { resourceType: 'archives' }, ['VIEW_RESOURCES'], ['RECORDS'], [], 'notFound'],
    ['folders', { resourceType: 'archives' }, [], ['RECORDS'], [], 'notFound'],
    ['folders', { resourceType: 'records' }, ['VIEW_RESOURCE_DETAILS'], ['RECORDS'], [], 'denied'],
    ['folders', { resourceType: 'contacts' }, PERMISSIONS, MODULES, FEATURES, 'notFound'],
    ['folders', { resourceType: 'nonsense' }, PERMISSIONS, MODULES, FEATURES, 'notFound'],
    ['folders', {}, PERMISSIONS, MODULES, FEATURES, 'notFound'],
    ['trash', { '*': 'rest' }, PERMISSIONS, MODULES, FEATURES, 'admitted'],
    ['webReady', { resourceType: 'records' }, [], ['RECORDS'], [], 'admitted'],
    ['assetsMetadata', { resourceType: 'records' }, [], ['ARCHIVES'], [], 'notFound'],
    ['assetDetail', { resourceType: 'records', '*': 'seo' }, ['VIEW_RESOURCE_DETAILS'], ['RECORDS'], [], 'admitted'],
    ['assetDetail', { resourceType: 'records', '*': '' }, ['VIEW_RESOURCE_DETAILS'], ['RECORDS'], [], 'admitted'],
    ['assetDetail', { resourceType: 'records', '*': 'other' }, ['VIEW_RESOURCE_DETAILS'], ['RECORDS'], [], 'notFound'],
    ['folderDetail', { resourceType: 'records', '*': 'seo' }, ['VIEW_RESOURCE_DETAILS'], ['RECORDS'], [], 'notFound'],
    ['assetPersons', { resourceType: 'records' }, ['VIEW_RESOURCE_DETAILS'], ['RECORDS'], ['FacialRecognition'], 'admitted'],
    ['assetPersons', { resourceType: 'records' }, ['VIEW_RESOURCE_DETAILS'], ['RECORDS'], ['AutoTag'], 'notFound'],
    ['assetPersons', { resourceType: 'records' }, [], ['RECORDS'], ['FacialRecognition'], 'denied'],
    ['collections', {}, ['VIEW_RESOURCES'], ['COLLECTIONS'], [], 'admitted'],
    ['collections', {}, ['VIEW_RESOURCES'], ['RECORDS'], [], 'notFound'],
    ['collections', {}, [], ['COLLECTIONS'], [], 'denied'],
    ['assistant', {}, [], [], ['AiSearchEngine'], 'admitted'],
    ['assistant', {}, PERMISSIONS, MODULES, ['AutoTag'], 'notFound'],
    ['contacts', {}, ['VIEW_CONTACTS'], ['RECORDS'], [], 'notFound'],
    ['contactEdit', {}, ['VIEW_CONTACTS'], ['CONTACTS'], [], 'denied'],
    ['organizationDetail', {}, ['VIEW_MY_ORG_METADATA'], [], [], 'denied'],
    ['organizationDetail', {}, ['VIEW_MY_ORG_DETAILS'], [], [], 'denied'],
    ['organizationDetail', {}, ['VIEW_MY_ORG_METADATA', 'VIEW_MY_ORG_DETAILS'], [], [], 'admitted'],
    ['adminPanel', {}, ['MANAGE_PUBLIC_PORTAL_DATA'], [], [], 'admitted'],
    ['adminPanel', {}, ['VIEW_RESOURCES'], [], [], 'denied'],
  ])('%s %j', (id, given, permissions, modules, features, verdict) => {
    expect(admission(claimsWith({ permissions, modules, features }), route(id), given)).toBe(verdict)
  })
})

describe('firstArea', () => {
  it('is the first library module that may be viewed', () => {
    const claims = claimsWith({ permissions: ['VIEW_RESOURCES', 'MANAGE_ROLES'], modules: ['COLLECTIONS', 'ARCHIVES', 'CONTACTS'] })
    expect(firstArea(claims)).toEqual({ tag: 'library', resourceType: 'ARCHIVES' })
    expect(visibleResourceTypes(claims)).toEqual(['ARCHIVES', 'COLLECTIONS'])
  })

  it('is the contacts for who has no library and may see them', () => {
    expect(firstArea(claimsWith({ permissions: PERMISSIONS, modules: ['CONTACTS'] }))).toEqual({ tag: 'contacts' })
  })

  it('is the administration for who has neither', () => {
    expect(firstArea(claimsWith({ permissions: PERMISSIONS, modules: [] }))).toEqual({ tag: 'administration' })
    expect(firstArea(claimsWith({ permissions: ['VIEW_MY_ORG_METADATA'], modules: ['RECORDS'] }))).toEqual({ tag: 'administration' })
  })

  it('is nothing for who may see none of them', () => {
    const claims = claimsWith({ permissions: ['VIEW_CONTACTS'], modules: ['RECORDS'] })
    expect(firstArea(claims)).toEqual({ tag: 'nothing' })
    expect(visibleResourceTypes(claims)).toEqual([])
  })
})
