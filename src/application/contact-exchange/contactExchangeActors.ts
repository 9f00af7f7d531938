import { capability } from '../capabilities/capability.ts'
import type { ContactExchangeGateway } from './ContactExchangeGateway.ts'
import type { ContactExportActor, TakeFile } from './contactExport.machine.ts'
import type { ContactImportActor } from './contactImport.machine.ts'
import type { ContactMergeActor } from './contactMerge.machine.ts'
import type { ErasureActor } from './erasure.machine.ts'
import type { ManyContactsActor } from './manyContacts.machine.ts'

/** How contacts come and go, and what is done with many at once. */
export interface ContactExchangeActors {
  readonly contactExport: ContactExportActor
  readonly contactImport: ContactImportActor
  readonly contactMerge: ContactMergeActor
  readonly manyContacts: ManyContactsActor
  readonly erasure: ErasureActor
  readonly takeFile: TakeFile
  readonly personAddress: ContactExchangeGateway['personAddress']
}

export const CONTACT_EXCHANGE = capability<ContactExchangeActors>('contact-exchange')
