import { useSelector } from '@xstate/react'
import type { ContactRelationActors } from '../../application/contact-relations/contactRelationActors.ts'
import { ManyRelationsDialog } from './ManyRelationsDialog.tsx'

/** Adds a contact to what is selected, whatever page that is selected on; a contact's own page shows its dialog itself. */
export const RelatingMany = ({ manyRelations, contactFinder }: Pick<ContactRelationActors, 'manyRelations' | 'contactFinder'>) => {
  const isOfItems = useSelector(manyRelations, ({ context }) => context.chooses === 'contact')
  return isOfItems ? <ManyRelationsDialog many={manyRelations} finder={contactFinder} /> : null
}
