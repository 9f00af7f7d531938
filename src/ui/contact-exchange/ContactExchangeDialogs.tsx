import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import { ContactImportDialog } from './ContactImportDialog.tsx'
import { ContactMergeDialog } from './ContactMergeDialog.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { ManyContactsDialog } from './ManyContactsDialog.tsx'
import type { NamedCategory, RenderPicture } from './shownContacts.ts'
import { takePerson } from './takePerson.ts'

interface ContactExchangeDialogsProps {
  readonly actors: ContactExchangeActors
  readonly categories: readonly NamedCategory[]
  readonly renderPicture: RenderPicture
}

/** What stands over the list of contacts: import, merge, many at once, and erasing one. */
export const ContactExchangeDialogs = ({ actors, categories, renderPicture }: ContactExchangeDialogsProps) => (
  <>
    <ContactImportDialog contactImport={actors.contactImport} categories={categories} />
    <ContactMergeDialog contactMerge={actors.contactMerge} categories={categories} renderPicture={renderPicture} />
    <ManyContactsDialog manyContacts={actors.manyContacts} categories={categories} />
    <ErasureDialog erasure={actors.erasure} onTake={(id, name) => takePerson(actors, { id, name })} />
  </>
)
