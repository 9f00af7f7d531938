import type { Guard } from './guard.ts'

const EVALUATE = { file: 'src/domain/access/evaluate.ts', project: 'unit', tests: 'src/domain/access/evaluate.test.ts' } as const
const DECISION = { file: 'src/domain/access/decision.ts', project: 'unit', tests: 'src/domain/access/decision.test.ts' } as const
const POLICY = { file: 'server/access/policy.ts', project: 'server', tests: 'server/access/policy.test.ts' } as const
const RESTRICTED = { file: 'server/access/scope.ts', project: 'server', tests: 'tests/security/restrictedLists.test.ts' } as const

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
  { ...RESTRICTED, what: 'what is restricted', present: 'if (!restricted || resource === undefined)', removed: 'if (true || resource === undefined)' },
  { ...RESTRICTED, what: 'counts of what is restricted', present: 'if (!restricted || folderIds.length === 0)', removed: 'if (true || folderIds.length === 0)' },
]
