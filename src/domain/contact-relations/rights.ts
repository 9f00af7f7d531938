import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** Whoever relates contacts changes both sides. */
export const CONTACT_RELATION_RIGHTS = {
  viewContactsOfItem: { requirement: allOf('VIEW_CONTACTS', 'VIEW_RESOURCE_DETAILS'), module: 'named' },
  relateContact: { requirement: allOf('MANAGE_CONTACTS', 'EDIT_RESOURCES'), module: 'named' },
  changeContactRelation: { requirement: allOf('MANAGE_CONTACTS', 'EDIT_RESOURCES'), module: 'CONTACTS' },
} as const satisfies Readonly<Record<string, Right>>
