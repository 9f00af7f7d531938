import { relationForm, type ContactRelation } from '../../domain/contact-relations/contactRelation.ts'
import { failureOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import type { RelatedPlace } from '../relations/RelationGateway.ts'
import type { ContactRelationGateway } from './ContactRelationGateway.ts'

/** A relation with both its ends, and what they are called. */
interface WholeRelation {
  readonly relation: ContactRelation
  readonly place: RelatedPlace
  readonly itemName: string
  readonly contactId: string
  readonly contactName: string
}

/** Ends a relation at once; it can be taken back. */
export type RemoveRelation = (whole: WholeRelation) => Promise<void>

export const removingRelation =
  (contactRelations: ContactRelationGateway, notify: Notify): RemoveRelation =>
  async ({ relation, place, itemName, contactId, contactName }) => {
    const failure = failureOf(await contactRelations.remove(relation, new AbortController().signal))
    notify(
      failure === undefined
        ? {
            kind: 'success',
            text: 'contactRelations.notices.removed',
            values: { name: contactName, item: itemName },
            subject: 'contactRelations',
            action: undoAction((signal) => contactRelations.add(place, contactId, relationForm(relation), signal), notify),
          }
        : { kind: 'failure', text: `failure.${failure.code}`, subject: 'contactRelations' },
    )
  }
