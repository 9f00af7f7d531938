import type { OrganizationDetail, OrganizationDraft, OrganizationSummary } from '../../domain/organizations/managed.ts'
import { organizationOf } from './InMemoryOrganizationGateway.ts'

const GIGABYTE = 1024 ** 3

const HARBOUR: OrganizationDraft = {
  name: 'Harbour Museum',
  type: 'museum',
  taxStatus: 'nonProfit',
  vendorReference: 'V-1887',
  foundedDate: '05/17/1907',
  description: 'Ships, quays and those who worked there.',
  storageCapacity: '50',
  storageUnit: 'GB',
  filesLimit: '100000',
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
  features: ['AutoTag', 'IndexContent', 'TwoFaAuth'],
}

const made = (number: number, draft: Partial<OrganizationDraft>, known: Partial<OrganizationSummary>): OrganizationDetail => {
  const id = `00000000-0000-4000-8000-0000000b${String(number).padStart(4, '0')}`
  const detail = organizationOf(number === 1 ? 'organization-1' : id, { ...HARBOUR, ...draft })
  const { upgradeRequestedAt = null } = known
  const upgradeRequest =
    upgradeRequestedAt === null ? null : { requestedAt: upgradeRequestedAt, moreBytes: 3 * GIGABYTE, firstName: 'Sverre', lastName: 'Dahl' }
  return { ...detail, summary: { ...detail.summary, ...known }, secondSteps: Math.floor((known.users ?? 0) / 3), upgradeRequest }
}

/** Some organizations: one that asks for more storage, one that is blocked, one with a very long name. */
export const sampleOrganizations = (): readonly OrganizationDetail[] => [
  made(1, {}, { users: 24, usedBytes: 38.4 * GIGABYTE, files: 60_582, lastActivityAt: '2026-11-20T14:05:00.000Z' }),
  made(
    2,
    { name: 'Fjord Archive', type: 'archive', modules: ['RECORDS'], features: [], storageCapacity: '5' },
    { users: 4, usedBytes: 4.9 * GIGABYTE, files: 812, upgradeRequestedAt: '2026-11-18T09:00:00.000Z', lastActivityAt: '2026-11-18T09:00:00.000Z' },
  ),
  made(3, { name: 'Lighthouse Trust', type: 'foundation' }, { users: 3, state: 'Blocked' }),
  made(
    4,
    { name: 'The Royal Society for the Preservation of Northern Coastal and Inland Waterways Heritage', type: 'Society', modules: [] },
    { users: 0 },
  ),
]
