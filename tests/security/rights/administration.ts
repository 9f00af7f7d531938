import type { Row } from './row.ts'

const LIST = 'S2: organizations-accounts'
const DETAILS = 'S6: VIEW_MY_ORG_DETAILS, VIEW_ALL_ORG_DETAILS; S2: detail/{id}/...'
const EDIT = 'S6: EDIT_ALL_ORGS, EDIT_MY_ORG; P: EDIT_MY_ORG does not cover …'
const PLATFORM = 'S1: a platform-level super administrator'
const BAN = `S6: ban organizations; P: Permission names; ${PLATFORM}`
const USERS = 'S6: catalogue and further actions'
const RESTRICT = 'S2: user/restricted/{organizationId}/{id}; S6: MANAGE_RESTRICTED_ACCESS'
const PUBLICATION = 'S2: user/restricted-publication/all/{organizationId}/{id}; S6: MANAGE_PUBLISH_RESTRICTED_ACCESS'
const LOG = 'P: the activity log, under VIEW_MY_ORG_DETAILS or VIEW_ALL_ORG_DETAILS'
const MOVING = 'S4: otherwise duplicate to correct; D guided-move: Who moves'
const PUBLISHING = 'S6: publish item templates; D templates: Publishing takes both permissions'
const PORTAL = 'S2: organization-portal (MANAGE_PUBLIC_PORTAL_DATA)'
const VIEW_ANY = 'VIEW_MY_ORG_DETAILS or VIEW_ALL_ORG_DETAILS'
const EDIT_ANY = 'EDIT_MY_ORG or EDIT_ALL_ORGS'
const RESET = 'RESET_ORG_PASSWORDS or RESET_ALL_PASSWORDS'

/** Organizations, users, roles, restrictions and the log. */
export const ADMINISTRATION: readonly Row[] = [
  ['GET /v1/organizations', 'VIEW_MY_ORG_METADATA or VIEW_ALL_ORGS_METADATA', '', LIST],
  ['POST /v1/organizations', 'CREATE_ORGS', 'Super Admin', `S6: CREATE_ORGS; ${PLATFORM}`],
  ['GET /v1/organizations/:organizationId', VIEW_ANY, '', DETAILS],
  ['GET /v1/organizations/:organizationId/space', VIEW_ANY, '', DETAILS],
  ['PATCH /v1/organizations/:organizationId', EDIT_ANY, '', EDIT],
  ['POST /v1/organizations/:organizationId/block', 'BAN_ORGS', 'Super Admin', BAN],
  ['POST /v1/organizations/:organizationId/unblock', 'BAN_ORGS', 'Super Admin', BAN],
  ['POST /v1/organizations/states', 'BAN_ORGS', 'Super Admin', BAN],
  ['POST /v1/organizations/:organizationId/delete', 'BAN_ORGS', 'Super Admin', 'D organizations: A deleted organization is there for thirty days'],
  ['POST /v1/organizations/:organizationId/restore', 'BAN_ORGS', 'Super Admin', 'D organizations: A deleted organization is there for thirty days'],
  ['POST /v1/organizations/:organizationId/visits', 'VIEW_ALL_ORGS_METADATA', 'Super Admin', "D organizations: A super administrator's workplace belongs to the tab"],
  ['GET /v1/organizations/current/usage', 'signed in', '', 'S2: Storage usage widget'],
  ['POST /v1/organizations/current/upgrade-request', 'UPLOAD_ASSETS or EDIT_MY_ORG', '', 'D organizations: A request for more storage'],
  ['DELETE /v1/organizations/:organizationId/upgrade-request', 'EDIT_ALL_ORGS', 'Super Admin', 'P: storage, files limit … take EDIT_ALL_ORGS'],
  ['GET /v1/organizations/:organizationId/two-factor', VIEW_ANY, '', DETAILS],
  ['PATCH /v1/organizations/:organizationId/two-factor', EDIT_ANY, '', EDIT],
  ['GET /v1/organizations/:organizationId/policies', VIEW_ANY, '', DETAILS],
  ['PATCH /v1/organizations/:organizationId/policies', EDIT_ANY, '', EDIT],
  ['GET /v1/repositories/kept', EDIT_ANY, '', 'D repositories: Who keeps the list of repositories'],
  ['POST /v1/repositories', EDIT_ANY, '', 'D repositories: Who keeps the list of repositories'],
  ['PATCH /v1/repositories/:repositoryId', EDIT_ANY, '', 'D repositories: Who keeps the list of repositories'],
  ['DELETE /v1/repositories/:repositoryId', EDIT_ANY, '', 'D repositories: Who keeps the list of repositories'],
  ['GET /v1/mail', 'EDIT_ALL_ORGS', 'Super Admin', 'D mail: Super administrators see how mails go out'],
  ['POST /v1/mail/tests', 'EDIT_ALL_ORGS', 'Super Admin', 'D mail: Super administrators see how mails go out'],

  ['GET /v1/users', 'VIEW_MY_ORG_METADATA or VIEW_ALL_ORGS_METADATA', '', LIST],
  ['GET /v1/users/:userId', 'VIEW_MY_ORG_METADATA or VIEW_ALL_ORGS_METADATA', '', LIST],
  ['POST /v1/users', 'ADD_ORG_USERS or ADD_ANY_USERS', '', USERS],
  ['POST /v1/users/invitations', 'ADD_ORG_USERS or ADD_ANY_USERS', '', USERS],
  ['POST /v1/users/invitations/mails', 'VIEW_MY_ORG_METADATA or VIEW_ALL_ORGS_METADATA', '', 'D users: What becomes of the invitations is told'],
  ['PATCH /v1/users/:userId', 'EDIT_ORG_USERS or EDIT_ALL_USERS', '', USERS],
  ['POST /v1/users/roles', 'EDIT_ORG_USERS or EDIT_ALL_USERS', '', USERS],
  ['POST /v1/users/:userId/block', 'BAN_ORG_USERS or BAN_ALL_USERS', '', USERS],
  ['POST /v1/users/:userId/unblock', 'BAN_ORG_USERS or BAN_ALL_USERS', '', USERS],
  ['POST /v1/users/states', 'BAN_ORG_USERS or BAN_ALL_USERS', '', USERS],
  ['POST /v1/users/deletions', 'DEL_ORG_USERS or DEL_ANY_USERS', '', USERS],
  ['POST /v1/users/:userId/password-reset', RESET, '', 'S6: reset passwords (all or organization); P: Permission names'],
  ['POST /v1/users/:userId/second-step-reset', RESET, '', 'S6: reset passwords (all or organization); P: Permission names'],
  ['DELETE /v1/users/:userId/sessions', RESET, '', 'D users: Signing a user out everywhere'],

  ['GET /v1/roles', 'MANAGE_ROLES or VIEW_MY_ORG_METADATA or VIEW_ALL_ORGS_METADATA', '', 'S2: user-roles; S5: User: role required'],
  ['GET /v1/roles/:roleId', 'MANAGE_ROLES', '', 'S2: user-roles'],
  ['POST /v1/roles', 'MANAGE_ROLES', '', 'S2: user-roles'],
  ['PATCH /v1/roles/:roleId', 'MANAGE_ROLES', '', 'S2: user-roles'],
  ['DELETE /v1/roles/:roleId', 'MANAGE_ROLES', '', 'S2: user-roles'],
  ['GET /v1/groups', 'MANAGE_ROLES', '', 'D user-groups: Who manages groups'],
  ['GET /v1/groups/:groupId', 'MANAGE_ROLES', '', 'D user-groups: Who manages groups'],
  ['POST /v1/groups', 'MANAGE_ROLES', '', 'D user-groups: Who manages groups'],
  ['PATCH /v1/groups/:groupId', 'MANAGE_ROLES', '', 'D user-groups: Who manages groups'],
  ['DELETE /v1/groups/:groupId', 'MANAGE_ROLES', '', 'D user-groups: Who manages groups'],

  ['GET /v1/template-readers', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['GET /v1/templates', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['POST /v1/templates', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['GET /v1/templates/:templateId', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['PATCH /v1/templates/:templateId', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['DELETE /v1/templates/:templateId', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['PUT /v1/templates/:templateId/display-fields', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['POST /v1/templates/:templateId/duplicate', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['POST /v1/templates/:templateId/dry-run', 'MANAGE_ITEM_TEMPLATES and VIEW_RESOURCE_DETAILS', '', 'D templates: A dry run shows what files say'],
  ['POST /v1/templates/:templateId/publish', 'MANAGE_ITEM_TEMPLATES and PUBLISH_ITEM_TEMPLATES', '', PUBLISHING],
  ['POST /v1/templates/:templateId/activate', 'MANAGE_ITEM_TEMPLATES and PUBLISH_ITEM_TEMPLATES', '', PUBLISHING],
  ['POST /v1/templates/:templateId/deactivate', 'MANAGE_ITEM_TEMPLATES and PUBLISH_ITEM_TEMPLATES', '', PUBLISHING],
  ['POST /v1/templates/:templateId/hide', 'MANAGE_ITEM_TEMPLATES and PUBLISH_ITEM_TEMPLATES', '', PUBLISHING],
  ['POST /v1/templates/:templateId/moves/plan', 'MANAGE_ITEM_TEMPLATES and EDIT_RESOURCES', '', MOVING],
  ['POST /v1/templates/:templateId/moves', 'MANAGE_ITEM_TEMPLATES and EDIT_RESOURCES', '', MOVING],
  ['GET /v1/templates/:templateId/moves', 'MANAGE_ITEM_TEMPLATES and EDIT_RESOURCES', '', MOVING],
  ['POST /v1/template-moves/:moveId/undo', 'MANAGE_ITEM_TEMPLATES and EDIT_RESOURCES', '', MOVING],
  ['GET /v1/templates/:templateId/attributes/:attributeId/options', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['POST /v1/templates/:templateId/attributes/:attributeId/options', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['POST /v1/templates/:templateId/attributes/:attributeId/options/import', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['POST /v1/templates/:templateId/attributes/:attributeId/options/merge', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['PATCH /v1/templates/:templateId/attributes/:attributeId/options/:optionId', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],
  ['DELETE /v1/templates/:templateId/attributes/:attributeId/options/:optionId', 'MANAGE_ITEM_TEMPLATES', '', 'S2: metadata-templates'],

  ['GET /v1/users/:userId/restrictions', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['POST /v1/users/:userId/restrictions', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['GET /v1/users/:userId/restrictions/contents', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['GET /v1/groups/:groupId/restrictions', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['POST /v1/groups/:groupId/restrictions', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['GET /v1/groups/:groupId/restrictions/contents', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['GET /v1/restrictions/found', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['POST /v1/restrictions/effect', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['POST /v1/restrictions/spread', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['GET /v1/restrictions/of', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['GET /v1/restrictions/users', 'MANAGE_RESTRICTED_ACCESS', '', RESTRICT],
  ['GET /v1/users/:userId/access', 'MANAGE_RESTRICTED_ACCESS', '', 'P: an administrator can check as another user; S6: MANAGE_RESTRICTED_ACCESS'],
  ['GET /v1/access/administrators', 'signed in', '', 'P: Why?, every refusal can explain itself'],
  ['GET /v1/publication-restrictions', 'MANAGE_PUBLISH_RESTRICTED_ACCESS', '', PUBLICATION],
  ['POST /v1/publication-restrictions', 'MANAGE_PUBLISH_RESTRICTED_ACCESS', '', PUBLICATION],
  ['GET /v1/publication-restrictions/of', 'MANAGE_PUBLISH_RESTRICTED_ACCESS', '', PUBLICATION],

  ['GET /v1/portal', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['PUT /v1/portal', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['POST /v1/portal/publish', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['POST /v1/portal/unpublish', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['GET /v1/portal/web-addresses/:webAddress', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['GET /v1/portal/domains/:domain', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['GET /v1/portal/visits', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['GET /v1/portal/review', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['POST /v1/portal/pictures/:kind', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],
  ['GET /v1/s/:sessionId/portal/pictures/:pictureId', 'MANAGE_PUBLIC_PORTAL_DATA', '', PORTAL],

  ['GET /v1/activity', VIEW_ANY, '', LOG],
  ['GET /v1/s/:sessionId/organizations/:organizationId/activity.csv', VIEW_ANY, '', LOG],
  [
    'POST /v1/activity/:entryId/undo',
    'EDIT_RESOURCES or MOVE_RESOURCES or CHANGE_WEB_READY_STATUS or PUBLISH_TO_PORTAL or MANAGE_RELATED_ASSETS or RESTORE_RESOURCES or DELETE_RESOURCES or MANAGE_CONTACTS',
    '',
    'P: Undo … in the notification and in the history; D activity: What can be taken back, and when',
  ],
]
