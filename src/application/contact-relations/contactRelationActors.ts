import { capability } from '../capabilities/capability.ts'
import type { ValueFinderActor } from '../metadata/valueFinder.machine.ts'
import type { ContactItemsActor } from './contactItems.machine.ts'
import type { ItemContactsActor } from './itemContacts.machine.ts'
import type { ManyRelationsActor } from './manyRelations.machine.ts'
import type { RelationEditActor } from './relationEdit.machine.ts'
import type { RemoveRelation } from './removingRelation.ts'

/** Who the contacts are to assets and folders. */
export interface ContactRelationActors {
  readonly itemContacts: ItemContactsActor
  readonly contactItems: ContactItemsActor
  readonly relationEdit: RelationEditActor
  readonly manyRelations: ManyRelationsActor
  readonly contactFinder: ValueFinderActor
  readonly removeRelation: RemoveRelation
}

export const CONTACT_RELATIONS = capability<ContactRelationActors>('contact-relations')
