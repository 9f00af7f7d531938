import { describe, expect, it } from 'vitest'
import { summaryOf, type EntrySummary } from './auditEvent.ts'
import type { Changes } from './entry.ts'
import { AUDIT_KINDS, type AuditKind } from './kinds.ts'

const CASES: readonly (readonly [AuditKind, Changes | null, Changes | null, EntrySummary])[] = [
  ['asset.created', null, { name: 'a.pdf', folderId: 'f' }, { event: 'asset.created' }],
  ['asset.created', null, { copiedFrom: 'a', folderId: 'f' }, { event: 'copied' }],
  ['asset.deleted', { folderId: 'f' }, { inTrash: true }, { event: 'movedToTrash' }],
  ['asset.deleted', { inTrash: true }, null, { event: 'asset.deleted' }],
  ['folder.updated', { restrictedFor: null }, { restrictedFor: 'Nora Whitfield' }, { event: 'restricted', other: 'Nora Whitfield' }],
  ['folder.updated', { restrictedFor: 'Nora Whitfield' }, { restrictedFor: null }, { event: 'opened', other: 'Nora Whitfield' }],
  ['asset.updated', { restrictedFromPublication: false }, { restrictedFromPublication: true }, { event: 'kept' }],
  ['asset.updated', { restrictedFromPublication: true }, { restrictedFromPublication: false }, { event: 'released' }],
  ['asset.updated', { inTrash: true }, { inTrash: false, folderId: 'f' }, { event: 'restored' }],
  ['folder.updated', { parentId: 'a' }, { parentId: 'b', movedBy: 'm' }, { event: 'moved' }],
  ['folder.updated', { folder: 'Attic' }, { folder: 'Cellar' }, { event: 'moved' }],
  ['asset.updated', null, { related: ['b.pdf'] }, { event: 'related', other: 'b.pdf' }],
  ['asset.updated', { webReady: false }, { webReady: true }, { event: 'ready' }],
  ['asset.updated', { webReady: true }, { webReady: false }, { event: 'unready' }],
  ['asset.updated', null, { relatedId: ['b'], related: ['b.pdf', 'c.pdf'] }, { event: 'related', other: 'b.pdf, c.pdf' }],
  ['asset.updated', { relatedId: ['b'], related: ['b.pdf'] }, null, { event: 'unrelated', other: 'b.pdf' }],
  ['asset.updated', { size: 1 }, { size: 2 }, { event: 'replaced' }],
  ['asset.updated', { size: 1 }, { version: 3, size: 2 }, { event: 'versionRestored', count: 3 }],
  ['asset.updated', { version: 3, size: 2 }, null, { event: 'versionDeleted', count: 3 }],
  ['asset.updated', {}, { merged: 2 }, { event: 'merged', count: 2 }],
  ['asset.updated', {}, { persons: ['Ada'], personsId: [] }, { event: 'personsChanged' }],
  ['folder.updated', { name: 'Old' }, { name: 'New' }, { event: 'renamed', other: 'Old' }],
  ['asset.updated', { name: 'a', description: '' }, { name: 'b', description: 'c' }, { event: 'asset.updated' }],
  ['user.updated', { blocked: false }, { blocked: true }, { event: 'blocked' }],
  ['user.updated', { blocked: true }, { blocked: false }, { event: 'unblocked' }],
  ['user.updated', { role: 'User' }, { role: 'Publisher' }, { event: 'roleGiven', other: 'Publisher' }],
  ['user.updated', { role: 'User', language: 'no' }, { role: 'Publisher', language: 'es' }, { event: 'user.updated' }],
  ['user.updated', null, { passwordLinkSent: true }, { event: 'linkSent' }],
  ['user.updated', { twoFactor: 'app' }, { twoFactor: 'off' }, { event: 'stepReset' }],
  ['tenant.updated', { state: 'Active' }, { state: 'Blocked' }, { event: 'blocked' }],
  ['tenant.updated', null, { upgradeRequested: true, storageRequested: 5 }, { event: 'spaceWanted' }],
  ['tenant.updated', { name: 'a' }, { name: 'b' }, { event: 'tenant.updated' }],
  ['search', null, { term: 'lighthouse', total: 2 }, { event: 'search', other: 'lighthouse' }],
  ['logout', null, { sessions: 2 }, { event: 'sessionsEnded' }],
  ['contact.updated', { city: 'Oslo' }, { city: 'Bergen' }, { event: 'contact.updated' }],
  ['contact.updated', { inTrash: true }, { inTrash: false }, { event: 'restored' }],
  ['contact.updated', null, { relatedItem: 'a.jpg', contactRelation: 'donor' }, { event: 'related', other: 'a.jpg' }],
  ['contact.updated', { relatedItem: 'a.jpg', contactRelation: 'donor' }, { relatedItem: 'a.jpg', contactRelation: 'maker' }, { event: 'contact.updated' }],
  ['asset.updated', { contact: 'Ada Berg', contactRelation: 'donor' }, null, { event: 'unrelated', other: 'Ada Berg' }],
  ['contact.deleted', null, { inTrash: true }, { event: 'movedToTrash' }],
  ['contact.deleted', { inTrash: true }, null, { event: 'contact.deleted' }],
  ['group.updated', { name: 'a' }, { name: 'b' }, { event: 'group.updated' }],
]

describe('what an entry tells', () => {
  it.each(CASES)('%s from %j to %j', (kind, before, after, expected) => {
    expect(summaryOf({ kind, before, after })).toEqual(expected)
  })

  it.each(AUDIT_KINDS)('%s is told by its kind where nothing says more', (kind) => {
    expect(summaryOf({ kind, before: null, after: null })).toEqual({ event: kind })
  })

  it('tells what somebody did with their own account from what was done with another’s', () => {
    const own = { kind: 'user.updated', resourceId: 'u', personId: 'u' } as const
    expect(summaryOf({ ...own, before: { language: 'no' }, after: { language: 'es' } })).toEqual({ event: 'ownChanged' })
    expect(summaryOf({ ...own, before: { twoFactor: 'off' }, after: { twoFactor: 'app' } })).toEqual({ event: 'stepSet' })
    expect(summaryOf({ ...own, before: { twoFactor: 'app' }, after: { twoFactor: 'off' } })).toEqual({ event: 'stepOff' })
    expect(summaryOf({ kind: 'logout', resourceId: 'u', before: null, after: { sessions: 1 } })).toEqual({ event: 'signedOut' })
  })
})
