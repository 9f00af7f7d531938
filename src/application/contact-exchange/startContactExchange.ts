import { createActor } from 'xstate'
import type { FirstActors } from '../actors.ts'
import type { ContactGateway } from '../contacts/ContactGateway.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { TRANSFERS } from '../transfers/transferActors.ts'
import type { ContactExchangeActors } from './contactExchangeActors.ts'
import type { ContactExchangeGateway } from './ContactExchangeGateway.ts'
import { createContactExportMachine } from './contactExport.machine.ts'
import { createContactImportMachine } from './contactImport.machine.ts'
import { createContactMergeMachine } from './contactMerge.machine.ts'
import { createErasureMachine } from './erasure.machine.ts'
import { createManyContactsMachine } from './manyContacts.machine.ts'

interface StartedPorts {
  readonly contactExchange: ContactExchangeGateway
  readonly contacts: ContactGateway
  readonly notify: Notify
  readonly first: Pick<FirstActors, 'capabilities'>
}

export const startContactExchange = (ports: StartedPorts): ContactExchangeActors => {
  const take = async (address: string, name: string) => (await ports.first.capabilities.load(TRANSFERS)).download(address, name)
  return {
    contactExport: createActor(createContactExportMachine({ ...ports, take })).start(),
    contactImport: createActor(createContactImportMachine(ports)).start(),
    contactMerge: createActor(createContactMergeMachine(ports)).start(),
    manyContacts: createActor(createManyContactsMachine(ports)).start(),
    erasure: createActor(createErasureMachine(ports)).start(),
    takeFile: take,
    personAddress: (contactId) => ports.contactExchange.personAddress(contactId),
  }
}
