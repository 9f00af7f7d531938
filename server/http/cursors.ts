import { seal, unseal } from '../authentication/sealed.ts'

/** Where pages end, as it is told: what a row is sorted by can be the name of an asset that whoever pages may not see. */
export interface Cursors {
  seal(organizationId: string, place: string): string
  /** An empty text, which is no place, for what was not sealed here for the organization. */
  open(organizationId: string, cursor: string): string
}

export const cursorsOf = (key: Uint8Array): Cursors => ({
  seal: (organizationId, place) => seal(key, organizationId, place).toString('base64url'),
  open: (organizationId, cursor) => unseal(key, organizationId, Buffer.from(cursor, 'base64url')) ?? '',
})
