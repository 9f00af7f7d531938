import type { PortalSection } from '../../domain/portal/portal.ts'

/** The page of the organization's public portal. */
export const PORTAL = '/admin-panel/organization-portal'

/** A part of its configuration. */
export const configurePath = (section: PortalSection): string => `configure/${section}`
