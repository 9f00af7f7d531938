import { describe, expect, it } from 'vitest'
import { actionsOn, decideAction, LIBRARY_ACTIONS, type LibraryActionName } from './libraryActions.ts'
import { FEATURES, MODULES } from './modules.ts'
import { PERMISSIONS } from './permissions.ts'

const everybody = { permissions: PERMISSIONS, globalRoles: [], modules: MODULES, features: FEATURES }
const names = Object.keys(LIBRARY_ACTIONS) as LibraryActionName[]
const itself = { by: 'itself' } as const

describe('decideAction', () => {
  it.each(names)('%s: allowed to who holds everything, refused without its permission', (name) => {
    const target = { type: 'RECORDS', state: {} } as const
    expect(decideAction(everybody, name, target)).toEqual({ allowed: true })
    const [permission] = LIBRARY_ACTIONS[name].requirement.permissions
    const without = { ...everybody, permissions: PERMISSIONS.filter((one) => one !== permission) }
    expect(decideAction(without, name, target)).toEqual({ allowed: false, reasons: [{ tag: 'permission', operator: 'AND', missing: [permission] }] })
  })

  const inTrash: readonly LibraryActionName[] = ['viewInTrash', 'downloadFromTrash', 'restore', 'deletePermanently']

  it.each(names)('%s: refused where the resource is restricted, or lies in the trash unless it is for that', (name) => {
    const decision = decideAction(everybody, name, { type: 'RECORDS', state: { restricted: itself, trashed: true } })
    const trashed = inTrash.includes(name) ? [] : [{ tag: 'trashed' }]
    expect(decision).toEqual({ allowed: false, reasons: [{ tag: 'restricted', place: itself }, ...trashed] })
  })

  it.each(names)('%s: a restriction of publication stands in the way of publishing alone', (name) => {
    const decision = decideAction(everybody, name, { type: 'RECORDS', state: { publicationRestricted: itself } })
    expect(decision.allowed).toBe(name !== 'publish')
  })

  it('asks for the module and the feature', () => {
    const poor = { ...everybody, modules: [], features: [] }
    expect(decideAction(poor, 'index', { type: 'ARCHIVES', state: {} })).toEqual({
      allowed: false,
      reasons: [{ tag: 'module', module: 'ARCHIVES' }, { tag: 'feature', feature: 'IndexContent' }],
    })
  })
})

it('knows what can be done with what', () => {
  expect(actionsOn('folder')).toContain('upload')
  expect(actionsOn('folder')).toContain('download')
  expect(actionsOn('folder')).not.toContain('index')
  expect(actionsOn('asset')).toContain('download')
  expect(actionsOn('asset')).not.toContain('createFolder')
})
