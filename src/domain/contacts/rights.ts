import { allOf, hasModule, isAllowed } from '../access/evaluate.ts'
import type { Module } from '../access/modules.ts'
import type { Permission } from '../access/permissions.ts'
import type { Right } from '../access/right.ts'

export const CONTACT_RIGHTS = {
  viewContacts: { requirement: allOf('VIEW_CONTACTS'), module: 'CONTACTS' },
  manageContacts: { requirement: allOf('MANAGE_CONTACTS'), module: 'CONTACTS' },
} as const satisfies Readonly<Record<string, Right>>

/** Whether somebody may know of contacts at all. */
export const mayViewContacts = ({ permissions, modules }: { readonly permissions: readonly Permission[]; readonly modules: readonly Module[] }): boolean =>
  isAllowed(permissions, CONTACT_RIGHTS.viewContacts.requirement) && hasModule(modules, CONTACT_RIGHTS.viewContacts.module)
