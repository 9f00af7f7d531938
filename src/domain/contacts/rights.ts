import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const CONTACT_RIGHTS = {
  viewContacts: { requirement: allOf('VIEW_CONTACTS'), module: 'CONTACTS' },
  manageContacts: { requirement: allOf('MANAGE_CONTACTS'), module: 'CONTACTS' },
} as const satisfies Readonly<Record<string, Right>>
