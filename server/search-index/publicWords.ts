import { createHash } from 'node:crypto'
import { mark } from './words.ts'

/** Where words stand that portals show (server/portal-search): of the asset itself (P), or of what one template says of it by attributes that are visible there (Q). */
const placeOf = (templateId: string): string => (templateId === '' ? 'P' : `Q${createHash('sha256').update(templateId).digest('hex').slice(0, 8)}`)

/** `templateId`: nothing for the asset's own name, description and file number. */
export const publicMark = (organizationId: string, templateId: string): string => mark(organizationId) + placeOf(templateId)
export const publicStemMark = (organizationId: string, templateId: string): string => `${mark(organizationId)}S${placeOf(templateId)}`
