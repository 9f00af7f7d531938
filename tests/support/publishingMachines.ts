import type { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { createPortalMachine } from '../../src/application/portal/portal.machine.ts'
import { createPortalVisitsMachine } from '../../src/application/portal/portalVisits.machine.ts'
import { createPortalFormMachine } from '../../src/application/portal/portalForm.machine.ts'
import { createPortalPictureMachine } from '../../src/application/portal/portalPicture.machine.ts'
import { createAddressCheckMachine } from '../../src/application/portal/addressCheck.machine.ts'
import { createPublicationMachine } from '../../src/application/portal/publication.machine.ts'
import { createContactExportMachine } from '../../src/application/contact-exchange/contactExport.machine.ts'
import { createContactImportMachine } from '../../src/application/contact-exchange/contactImport.machine.ts'
import { createContactMergeMachine } from '../../src/application/contact-exchange/contactMerge.machine.ts'
import { createErasureMachine } from '../../src/application/contact-exchange/erasure.machine.ts'
import { createManyContactsMachine } from '../../src/application/contact-exchange/manyContacts.machine.ts'
import { createContactItemsMachine } from '../../src/application/contact-relations/contactItems.machine.ts'
import { createItemContactsMachine } from '../../src/application/contact-relations/itemContacts.machine.ts'
import { createManyRelationsMachine } from '../../src/application/contact-relations/manyRelations.machine.ts'
import { createRelationEditMachine } from '../../src/application/contact-relations/relationEdit.machine.ts'
import { createContactCategoriesMachine } from '../../src/application/contacts/contactCategories.machine.ts'
import { createCategoryEditMachine } from '../../src/application/contacts/categoryEdit.machine.ts'
import { createContactDetailMachine } from '../../src/application/contacts/contactDetail.machine.ts'
import { createContactFormMachine } from '../../src/application/contacts/contactForm.machine.ts'
import { createContactPurgeMachine } from '../../src/application/contacts/contactPurge.machine.ts'
import { createContactsMachine } from '../../src/application/contacts/contacts.machine.ts'
import { createShareLinkMachine } from '../../src/application/share-links/shareLink.machine.ts'
import { createSharedUntilMachine } from '../../src/application/share-links/sharedUntil.machine.ts'
import { createSharersMachine } from '../../src/application/share-links/sharers.machine.ts'
import { createShareLinksMachine } from '../../src/application/share-links/shareLinks.machine.ts'

const notify = () => undefined

/** Those of contacts, of the organization portal and of links for those outside. */
export const publishingMachines = (ports: ReturnType<typeof inMemoryPorts>) => [
  createContactItemsMachine(ports), createItemContactsMachine(ports), createRelationEditMachine({ ...ports, notify }), createManyRelationsMachine({ ...ports, notify }),
  createContactsMachine(ports), createContactFormMachine({ ...ports, notify }), createContactDetailMachine({ ...ports, notify }),
  createContactCategoriesMachine(ports), createCategoryEditMachine({ ...ports, notify }), createContactPurgeMachine({ ...ports, notify }),
  createShareLinkMachine({ ...ports, notify }),
  createShareLinksMachine(ports), createSharersMachine(ports), createSharedUntilMachine(ports),
  createContactExportMachine({ ...ports, notify, take: async () => undefined }),
  createContactImportMachine(ports), createContactMergeMachine({ ...ports, notify }), createErasureMachine({ ...ports, notify }), createManyContactsMachine({ ...ports, notify }),
  createPortalMachine(ports),
  createPortalVisitsMachine(ports),
  createPortalFormMachine({ ...ports, notify, changed: () => undefined }),
  createPortalPictureMachine({ ...ports, taken: () => undefined }),
  createAddressCheckMachine({ check: async (address, signal) => ports.portals.checkWebAddress(address, signal), isAsked: () => true }),
  createPublicationMachine({ ...ports, notify, changed: () => undefined }),
] as const
