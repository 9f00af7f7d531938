import { ASSET_AUDIT_KINDS } from '../assets/auditKinds.ts'
import { CONTACT_AUDIT_KINDS } from '../contacts/auditKinds.ts'
import { FOLDER_AUDIT_KINDS } from '../folders/auditKinds.ts'
import { MAIL_AUDIT_KINDS } from '../mail/auditKinds.ts'
import { OCR_AUDIT_KINDS } from '../ocr/auditKinds.ts'
import { ORGANIZATION_AUDIT_KINDS } from '../organizations/auditKinds.ts'
import { PORTAL_AUDIT_KINDS } from '../portal/auditKinds.ts'
import { PUBLISHING_AUDIT_KINDS } from '../publishing/auditKinds.ts'
import { ROLE_AUDIT_KINDS } from '../roles/auditKinds.ts'
import { SEARCH_AUDIT_KINDS } from '../search/auditKinds.ts'
import { SESSION_AUDIT_KINDS } from '../session/auditKinds.ts'
import { SHARE_LINK_AUDIT_KINDS } from '../share-links/auditKinds.ts'
import { TEMPLATE_AUDIT_KINDS } from '../templates/auditKinds.ts'
import { USER_GROUP_AUDIT_KINDS } from '../user-groups/auditKinds.ts'
import { USER_AUDIT_KINDS } from '../users/auditKinds.ts'

/** What the activity log tells of (specification section 3, "Activity log entry"); each capability names its own. */
export const AUDIT_KINDS = [
  ...ORGANIZATION_AUDIT_KINDS,
  ...FOLDER_AUDIT_KINDS,
  ...ASSET_AUDIT_KINDS,
  ...TEMPLATE_AUDIT_KINDS,
  ...ROLE_AUDIT_KINDS,
  ...USER_GROUP_AUDIT_KINDS,
  ...CONTACT_AUDIT_KINDS,
  ...USER_AUDIT_KINDS,
  ...SESSION_AUDIT_KINDS,
  ...SEARCH_AUDIT_KINDS,
  ...OCR_AUDIT_KINDS,
  ...MAIL_AUDIT_KINDS,
  ...PORTAL_AUDIT_KINDS,
  ...PUBLISHING_AUDIT_KINDS,
  ...SHARE_LINK_AUDIT_KINDS,
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]
