import { describe, expect, it } from 'vitest'
import { FEATURES, MODULES } from '../access/modules.ts'
import { type Permission, PERMISSIONS } from '../access/permissions.ts'
import { can, decideAction } from './can.ts'
import { actionsOn, ITEM_ACTIONS, type ItemAction } from './itemActions.ts'

const everybody = { permissions: PERMISSIONS, globalRoles: [], modules: MODULES, features: FEATURES }
const names = Object.keys(ITEM_ACTIONS) as ItemAction[]
const itself = { by: 'itself' } as const

/** As the specification's section 6 and the product's "Permission names" have it. */
const TAKES: Readonly<Record<ItemAction, readonly Permission[]>> = {
  view: ['VIEW_RESOURCES'],
  viewDetails: ['VIEW_RESOURCE_DETAILS'],
  download: ['DOWNLOAD_RESOURCES'],
  edit: ['EDIT_RESOURCES'],
  createFolder: ['CREATE_FOLDERS'],
  upload: ['UPLOAD_ASSETS'],
  index: ['EDIT_RESOURCES'],
  restrictAccess: ['MANAGE_RESTRICTED_ACCESS'],
  restrictPublication: ['MANAGE_PUBLISH_RESTRICTED_ACCESS'],
  copy: ['COPY_RESOURCES'],
  move: ['MOVE_RESOURCES'],
  delete: ['DELETE_RESOURCES'],
  viewInTrash: ['VIEW_RESOURCES_FROM_TRASH'],
  downloadFromTrash: ['DOWNLOAD_RESOURCES_FROM_TRASH'],
  restore: ['RESTORE_RESOURCES'],
  deletePermanently: ['DELETE_RESOURCES_PERMANENTLY'],
  setWebReady: ['CHANGE_WEB_READY_STATUS'],
  skipWebReady: ['CHANGE_WEB_READY_STATUS', 'MANAGE_WEB_READY_VIEW'],
  publishToPortal: ['PUBLISH_TO_PORTAL'],
}

describe('decideAction', () => {
  const target = { type: 'RECORDS', state: {} } as const

  it.each(names)('%s: allowed to who holds everything, refused without its permission', (name) => {
    expect(decideAction(everybody, name, target)).toEqual({ allowed: true })
    const missing = TAKES[name]
    const without = { ...everybody, permissions: PERMISSIONS.filter((one) => !missing.includes(one)) }
    const operator = missing.length === 1 ? 'AND' : 'OR'
    expect(decideAction(without, name, target)).toEqual({ allowed: false, reasons: [{ tag: 'permission', operator, missing }] })
    for (const one of missing) expect(decideAction({ ...without, permissions: [one] }, name, target)).toEqual({ allowed: true })
  })

  const inTrash: readonly ItemAction[] = ['viewInTrash', 'downloadFromTrash', 'restore', 'deletePermanently']
  it.each(names)('%s: refused where the resource is restricted, or lies in the trash unless it is for that', (name) => {
    const decision = decideAction(everybody, name, { type: 'RECORDS', state: { restricted: itself, trashed: true } })
    const trashed = inTrash.includes(name) ? [] : [{ tag: 'trashed' }]
    expect(decision).toEqual({ allowed: false, reasons: [{ tag: 'restricted', place: itself }, ...trashed] })
  })

  it.each(names)('%s: a restriction of publication stands in the way of making web-ready and of publishing alone', (name) => {
    const decision = decideAction(everybody, name, { type: 'RECORDS', state: { publicationRestricted: itself } })
    expect(decision.allowed).toBe(name !== 'setWebReady' && name !== 'publishToPortal')
  })

  it('asks for the module and the feature', () => {
    const poor = { ...everybody, modules: [], features: [] }
    expect(decideAction(poor, 'index', { type: 'ARCHIVES', state: {} })).toEqual({
      allowed: false,
      reasons: [{ tag: 'module', module: 'ARCHIVES' }, { tag: 'feature', feature: 'IndexContent' }],
    })
  })
})

it('can asks for the permissions of an action', () => {
  expect([can(['MOVE_RESOURCES'], 'move'), can(['MOVE_RESOURCES'], 'copy'), can([], 'move')]).toEqual([true, false, false])
  expect([can(['EDIT_RESOURCES'], 'planBulkEdit'), can(['EDIT_RESOURCES', 'VIEW_RESOURCE_DETAILS'], 'planBulkEdit')]).toEqual([false, true])
  expect([can(['EDIT_MY_ORG'], 'requestUpgrade'), can(['UPLOAD_ASSETS'], 'requestUpgrade'), can(['VIEW_RESOURCES'], 'requestUpgrade')]).toEqual([true, true, false])
})

it('knows what can be done with what', () => {
  expect(actionsOn('folder')).toContain('upload')
  expect(actionsOn('folder')).toContain('download')
  expect(actionsOn('folder')).not.toContain('index')
  expect(actionsOn('asset')).toContain('download')
  expect(actionsOn('asset')).not.toContain('createFolder')
})
