import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** Whoever may take files out of the house may show them to somebody outside. */
const SHARE = allOf('VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS', 'DOWNLOAD_RESOURCES')

export const SHARE_LINK_RIGHTS = {
  share: { requirement: SHARE, module: 'named' },
  /** A link that there is, of whatever module. */
  changeShareLinks: { requirement: SHARE },
  /** To see and revoke one's own takes nothing: also who may share no more can end what they have shared. */
  keepShareLinks: { requirement: allOf() },
  /** Everybody's links of the organization. */
  overseeShareLinks: { requirement: anyOf('EDIT_ALL_ORGS', 'EDIT_MY_ORG') },
} as const satisfies Readonly<Record<string, Right>>
