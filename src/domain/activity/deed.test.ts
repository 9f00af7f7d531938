import { describe, expect, it } from 'vitest'
import { toldBy, type Told } from './deed.ts'
import type { Changes } from './entry.ts'
import { AUDIT_KINDS, type AuditKind } from './kinds.ts'

const CASES: readonly (readonly [AuditKind, Changes | null, Changes | null, Told])[] = [
  ['asset.created', null, { name: 'a.pdf', folderId: 'f' }, { deed: 'asset.created' }],
  ['asset.created', null, { copiedFrom: 'a', folderId: 'f' }, { deed: 'copied' }],
  ['asset.deleted', { folderId: 'f' }, { inTrash: true }, { deed: 'movedToTrash' }],
  ['asset.deleted', { inTrash: true }, null, { deed: 'asset.deleted' }],
  ['folder.updated', { restrictedFor: null }, { restrictedFor: 'Nora Whitfield' }, { deed: 'restricted', other: 'Nora Whitfield' }],
  ['folder.updated', { restrictedFor: 'Nora Whitfield' }, { restrictedFor: null }, { deed: 'opened', other: 'Nora Whitfield' }],
  ['asset.updated', { restrictedFromPublication: false }, { restrictedFromPublication: true }, { deed: 'kept' }],
  ['asset.updated', { restrictedFromPublication: true }, { restrictedFromPublication: false }, { deed: 'released' }],
  ['asset.updated', { inTrash: true }, { inTrash: false, folderId: 'f' }, { deed: 'restored' }],
  ['folder.updated', { parentId: 'a' }, { parentId: 'b', movedBy: 'm' }, { deed: 'moved' }],
  ['folder.updated', { folder: 'Attic' }, { folder: 'Cellar' }, { deed: 'moved' }],
  ['asset.updated', null, { related: ['b.pdf'] }, { deed: 'related', other: 'b.pdf' }],
  ['asset.updated', { webReady: false }, { webReady: true }, { deed: 'ready' }],
  ['asset.updated', { webReady: true }, { webReady: false }, { deed: 'unready' }],
  ['asset.updated', null, { relatedId: ['b'], related: ['b.pdf', 'c.pdf'] }, { deed: 'related', other: 'b.pdf, c.pdf' }],
  ['asset.updated', { relatedId: ['b'], related: ['b.pdf'] }, null, { deed: 'unrelated', other: 'b.pdf' }],
  ['asset.updated', { size: 1 }, { size: 2 }, { deed: 'replaced' }],
  ['asset.updated', { size: 1 }, { version: 3, size: 2 }, { deed: 'versionRestored', count: 3 }],
  ['asset.updated', { version: 3, size: 2 }, null, { deed: 'versionDeleted', count: 3 }],
  ['asset.updated', {}, { persons: ['Ada'], personsId: [] }, { deed: 'personsChanged' }],
  ['folder.updated', { name: 'Old' }, { name: 'New' }, { deed: 'renamed', other: 'Old' }],
  ['asset.updated', { name: 'a', description: '' }, { name: 'b', description: 'c' }, { deed: 'asset.updated' }],
  ['user.updated', { blocked: false }, { blocked: true }, { deed: 'blocked' }],
  ['user.updated', { blocked: true }, { blocked: false }, { deed: 'unblocked' }],
  ['user.updated', { role: 'User' }, { role: 'Publisher' }, { deed: 'roleGiven', other: 'Publisher' }],
  ['user.updated', { role: 'User', language: 'no' }, { role: 'Publisher', language: 'es' }, { deed: 'user.updated' }],
  ['user.updated', null, { passwordLinkSent: true }, { deed: 'linkSent' }],
  ['user.updated', { twoFactor: 'app' }, { twoFactor: 'off' }, { deed: 'stepReset' }],
  ['tenant.updated', { state: 'Active' }, { state: 'Blocked' }, { deed: 'blocked' }],
  ['tenant.updated', null, { upgradeRequested: true, storageRequested: 5 }, { deed: 'spaceWanted' }],
  ['tenant.updated', { name: 'a' }, { name: 'b' }, { deed: 'tenant.updated' }],
  ['search', null, { term: 'lighthouse', total: 2 }, { deed: 'search', other: 'lighthouse' }],
  ['logout', null, { sessions: 2 }, { deed: 'sessionsEnded' }],
  ['group.updated', { name: 'a' }, { name: 'b' }, { deed: 'group.updated' }],
]

describe('what an entry tells', () => {
  it.each(CASES)('%s from %j to %j', (kind, before, after, told) => {
    expect(toldBy({ kind, before, after })).toEqual(told)
  })

  it.each(AUDIT_KINDS)('%s is told by its kind where nothing says more', (kind) => {
    expect(toldBy({ kind, before: null, after: null })).toEqual({ deed: kind })
  })

  it('tells what somebody did with their own account from what was done with another’s', () => {
    const own = { kind: 'user.updated', resourceId: 'u', personId: 'u' } as const
    expect(toldBy({ ...own, before: { language: 'no' }, after: { language: 'es' } })).toEqual({ deed: 'ownChanged' })
    expect(toldBy({ ...own, before: { twoFactor: 'off' }, after: { twoFactor: 'app' } })).toEqual({ deed: 'stepSet' })
    expect(toldBy({ ...own, before: { twoFactor: 'app' }, after: { twoFactor: 'off' } })).toEqual({ deed: 'stepOff' })
    expect(toldBy({ kind: 'logout', resourceId: 'u', before: null, after: { sessions: 1 } })).toEqual({ deed: 'signedOut' })
  })
})
