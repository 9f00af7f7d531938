import { expect, it } from 'vitest'
import type { Changes } from './entry.ts'
import type { AuditKind } from './kinds.ts'
import { undoOf, type Undo } from './undo.ts'

const ADA = { id: 'p', name: 'Ada', area: { x: 0, y: 0, width: 0.5, height: 0.5 }, source: 'Drawn', contentVersion: 'c' } as const

const CASES: readonly (readonly [string, AuditKind, Changes | null, Changes | null, Undo | undefined])[] = [
  ['an edit', 'asset.updated', { description: 'Old' }, { description: 'New' }, { call: 'edit', fields: { description: 'Old' } }],
  [
    'a repository, by its identifier',
    'asset.updated',
    { repositoryId: 'a', repository: 'Store' },
    { repositoryId: null, repository: null },
    { call: 'edit', fields: { repositoryId: 'a' } },
  ],
  ['a folder’s name', 'folder.updated', { name: 'Old' }, { name: 'New' }, { call: 'rename', name: 'Old' }],
  ['a move', 'asset.updated', { folderId: 'a' }, { folderId: 'b' }, { call: 'move', to: 'a' }],
  ['a move that renamed', 'asset.updated', { folderId: 'a', name: 'x.pdf' }, { folderId: 'b', name: 'x (2).pdf' }, { call: 'move', to: 'a', name: 'x.pdf' }],
  ['a folder’s move from the root', 'folder.updated', { parentId: null }, { parentId: 'b' }, { call: 'move', to: null }],
  ['a favorite of older versions', 'folder.updated', { favorite: false }, { favorite: true }, undefined],
  ['web ready', 'asset.updated', { webReady: true }, { webReady: false }, { call: 'webReady', webReady: true }],
  ['a rule for what comes into a folder', 'folder.updated', { webReadyRule: 'ask' }, { webReadyRule: 'never' }, { call: 'webReadyRule', rule: 'ask' }],
  ['a rule that does not exist', 'folder.updated', { webReadyRule: 'often' }, { webReadyRule: 'never' }, undefined],
  ['a relation', 'asset.updated', null, { relatedId: ['b'] }, { call: 'relate', others: ['b'], related: false }],
  ['a relation let go of', 'asset.updated', { relatedId: ['b', 'c'] }, null, { call: 'relate', others: ['b', 'c'], related: true }],
  ['the trash', 'folder.deleted', { parentId: null }, { inTrash: true }, { call: 'restore' }],
  ['a copy', 'asset.created', null, { copiedFrom: 'a', parentId: 'b' }, { call: 'moveToTrash' }],
  ['an upload', 'asset.created', null, { name: 'a.pdf' }, undefined],
  ['deleting for good', 'asset.deleted', { parentId: 'a' }, null, undefined],
  ['a restoring', 'asset.updated', { inTrash: true }, { inTrash: false, folderId: 'a' }, undefined],
  ['a person who was added', 'asset.updated', {}, { persons: ['Ada'], personsId: [ADA] }, { call: 'persons', before: [], after: [ADA] }],
  ['a person who was moved', 'asset.updated', { personAreaId: [ADA] }, { personAreaId: [ADA] }, { call: 'persons', before: [ADA], after: [ADA] }],
  ['what has no field of its own', 'asset.updated', { persons: ['Ada'] }, {}, undefined],
  [
    'a contact’s fields, with the category by its identifier',
    'contact.updated',
    { categoryId: 'a', category: 'Dealers', phone: '' },
    { categoryId: 'b', category: 'Artists', phone: '1' },
    { call: 'editContact', fields: { categoryId: 'a', phone: '' } },
  ],
  ['a contact’s picture', 'contact.updated', null, { picture: 'changed' }, undefined],
  ['a contact in the trash', 'contact.deleted', null, { inTrash: true }, { call: 'restoreContact' }],
  ['a contact restored', 'contact.updated', { inTrash: true }, { inTrash: false }, undefined],
  ['a contact deleted for good', 'contact.deleted', { inTrash: true }, null, undefined],
  ['a new contact', 'contact.created', null, { firstName: 'Ada' }, undefined],
  ['a sign-in', 'login', null, null, undefined],
]

it.each(CASES)('%s is taken back', (_, kind, before, after, undo) => {
  expect(undoOf({ kind, status: 'Succeeded', before, after })).toEqual(undo)
})

it('takes nothing back that was refused', () => {
  expect(undoOf({ kind: 'asset.updated', status: 'Failed', before: { name: 'a' }, after: { name: 'b' } })).toBeUndefined()
})
