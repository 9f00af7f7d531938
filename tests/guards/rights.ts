import type { Guard } from './guard.ts'

const EVALUATE = { file: 'src/domain/access/evaluate.ts', project: 'unit', tests: 'src/domain/access/evaluate.test.ts' } as const
const DECISION = { file: 'src/domain/access/decision.ts', project: 'unit', tests: 'src/domain/access/decision.test.ts' } as const
const POLICY = { file: 'server/access/policy.ts', project: 'server', tests: 'server/access/policy.test.ts' } as const
const RESTRICTED = { file: 'server/access/scope.ts', project: 'server', tests: 'tests/security/restrictedLists.test.ts' } as const

/** One row of the table of rights that asks for too little: the transcription of the specification differs then. */
const row = (capability: string, what: string, present: string, removed: string): Guard =>
  ({ file: `src/domain/${capability}/rights.ts`, what: `right: ${what}`, present, removed, project: 'server', tests: 'tests/security/rights.test.ts' })

/** Who may do what. */
export const RIGHTS: readonly Guard[] = [
  { ...EVALUATE, what: 'all permissions', present: 'permissions.every((permission)', removed: 'permissions.some((permission)' },
  { ...EVALUATE, what: 'any permission', present: 'permissions.length === 0 || permissions.some', removed: 'true || permissions.some' },
  { ...EVALUATE, what: 'a role of the platform', present: 'required.length === 0 || required.some', removed: 'true || required.some' },
  { ...DECISION, what: 'the module', present: "if (module === undefined || (module !== 'none'", removed: "if (true || (module !== 'none'" },
  { ...DECISION, what: 'the feature', present: 'hasFeature(who.features, feature) ? []', removed: 'true ? []' },
  { ...DECISION, what: 'the role of the platform', present: 'hasGlobalRole(who.globalRoles, globalRoles) ? []', removed: 'true ? []' },
  { ...DECISION, what: 'who is blocked', present: 'who.blocked === true ?', removed: 'false ?' },
  { ...DECISION, what: 'the state of the thing', present: ': reasonsOfState(resource)', removed: ': []' },
  { ...POLICY, what: 'the module of a header', present: 'type === header && viewer.modules.includes(type)', removed: 'type === header' },
  { ...POLICY, what: 'the rights of a route', present: 'wantedBy([right]', removed: 'wantedBy([]' },
  {
    ...row('move-copy', 'to move, by the calls themselves', "move: { requirement: allOf('MOVE_RESOURCES')", "move: { requirement: allOf('VIEW_RESOURCES')"),
    tests: 'tests/security/matrix.test.ts',
    named: 'POST /v1/library/move ',
  },
  row('items', 'to edit', "allOf('EDIT_RESOURCES')", "allOf('VIEW_RESOURCES')"),
  row('folders', 'to add folders', "allOf('CREATE_FOLDERS')", 'allOf()'),
  row('assets', 'to index anew', ", feature: 'IndexContent'", ''),
  row('bulk-edit', 'to look into many', "allOf('EDIT_RESOURCES', 'VIEW_RESOURCE_DETAILS')", "allOf('EDIT_RESOURCES')"),
  row('trash', 'to delete for good', "allOf('DELETE_RESOURCES_PERMANENTLY')", "allOf('DELETE_RESOURCES')"),
  row('web-ready', 'to change what is web ready', "const CHANGE = allOf('CHANGE_WEB_READY_STATUS')", "const CHANGE = allOf('MANAGE_WEB_READY_VIEW')"),
  row('relations', 'to relate', "relate: { requirement: allOf('MANAGE_RELATED_ASSETS')", "relate: { requirement: allOf('VIEW_RESOURCE_DETAILS')"),
  row('persons', 'to mark persons', "allOf('EDIT_RESOURCES'), module: 'named', feature", "allOf('EDIT_RESOURCES'), feature"),
  row('downloads', 'to download', "const DOWNLOAD = allOf('DOWNLOAD_RESOURCES')", "const DOWNLOAD = allOf('VIEW_RESOURCES')"),
  row('uploads', 'to upload', "allOf('UPLOAD_ASSETS')", "allOf('VIEW_RESOURCES')"),
  row('restrictions', 'to restrict access', "allOf('MANAGE_RESTRICTED_ACCESS')", "allOf('MANAGE_PUBLISH_RESTRICTED_ACCESS')"),
  row('organizations', 'to create organizations', "createOrganization: { ...PLATFORM, ", 'createOrganization: { '),
  row('users', 'to delete users', "anyOf('DEL_ANY_USERS', 'DEL_ORG_USERS')", "anyOf('DEL_ANY_USERS', 'EDIT_ORG_USERS')"),
  row('roles', 'to manage roles', "manageRoles: { requirement: allOf('MANAGE_ROLES')", "manageRoles: { requirement: allOf('EDIT_ORG_USERS')"),
  row('mail', 'to see how mails go out', ", globalRole: 'Super Admin'", ''),
  row('session', 'to change the own second step', ", feature: 'TwoFaAuth'", ''),
  { ...RESTRICTED, what: 'what is restricted', present: 'if (!restricted || resource === undefined)', removed: 'if (true || resource === undefined)' },
  { ...RESTRICTED, what: 'counts of what is restricted', present: 'if (!restricted || folderIds.length === 0)', removed: 'if (true || folderIds.length === 0)' },
]
