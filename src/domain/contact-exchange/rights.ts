import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** Whoever sees contacts takes them home; whoever manages them brings them, merges them, and erases one for good. */
export const CONTACT_EXCHANGE_RIGHTS = {
  exportContacts: { requirement: allOf('VIEW_CONTACTS'), module: 'CONTACTS' },
  importContacts: { requirement: allOf('MANAGE_CONTACTS'), module: 'CONTACTS' },
  changeContacts: { requirement: allOf('MANAGE_CONTACTS'), module: 'CONTACTS' },
  mergeContacts: { requirement: allOf('MANAGE_CONTACTS'), module: 'CONTACTS' },
  eraseContact: { requirement: allOf('MANAGE_CONTACTS'), module: 'CONTACTS' },
} as const satisfies Readonly<Record<string, Right>>
