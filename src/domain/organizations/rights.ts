import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const PLATFORM = { globalRole: 'Super Admin' } as const

export const ORGANIZATION_RIGHTS = {
  listOrganizations: { requirement: anyOf('VIEW_ALL_ORGS_METADATA', 'VIEW_MY_ORG_METADATA'), elsewhere: allOf('VIEW_ALL_ORGS_METADATA') },
  viewOrganization: { requirement: anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS'), elsewhere: allOf('VIEW_ALL_ORG_DETAILS') },
  editOrganization: { requirement: anyOf('EDIT_ALL_ORGS', 'EDIT_MY_ORG'), elsewhere: allOf('EDIT_ALL_ORGS') },
  createOrganization: { ...PLATFORM, requirement: allOf('CREATE_ORGS') },
  blockOrganizations: { ...PLATFORM, requirement: allOf('BAN_ORGS') },
  deleteOrganizations: { ...PLATFORM, requirement: allOf('BAN_ORGS') },
  /** To work in another one. */
  visitOrganizations: { ...PLATFORM, requirement: allOf('VIEW_ALL_ORGS_METADATA') },
  viewUsage: { requirement: allOf() },
  requestUpgrade: { requirement: anyOf('UPLOAD_ASSETS', 'EDIT_MY_ORG') },
  answerUpgradeRequests: { ...PLATFORM, requirement: allOf('EDIT_ALL_ORGS') },
  /** Anybody who may see one of the administration's areas. */
  enterAdministration: {
    requirement: anyOf(
      'VIEW_ALL_ORGS_METADATA',
      'VIEW_MY_ORG_METADATA',
      'MANAGE_ROLES',
      'VIEW_ALL_ORG_DETAILS',
      'VIEW_MY_ORG_DETAILS',
      'MANAGE_ITEM_TEMPLATES',
      'MANAGE_PUBLIC_PORTAL_DATA',
    ),
  },
} as const satisfies Readonly<Record<string, Right>>
