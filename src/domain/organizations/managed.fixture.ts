import type { OrganizationDraft } from './managed.ts'

/** A whole organization, as its form has it. For tests. */
export const draftOfHarbour: OrganizationDraft = {
  name: 'Harbour Museum',
  type: 'museum',
  taxStatus: 'nonProfit',
  vendorReference: 'V-1887',
  foundedDate: '05/17/1907',
  description: 'Ships, quays and those who worked there.',
  storageCapacity: '20',
  storageUnit: 'GB',
  filesLimit: '200000',
  street: 'Bryggen 12',
  city: 'Bergen',
  state: 'Vestland',
  zipCode: '5003',
  country: 'NOR',
  contactFirstName: 'Ingrid',
  contactLastName: 'Solberg',
  contactEmail: 'ingrid@harbour.example',
  contactPhone: '+47 55 01 02 03',
  modules: ['RECORDS', 'ARCHIVES', 'COLLECTIONS', 'CONTACTS'],
  features: ['AutoTag', 'IndexContent'],
}
