/** The resource types an organization can have (specification section 1). Route segments are these in lower case. */
export const MODULES = ['RECORDS', 'ARCHIVES', 'COLLECTIONS', 'CONTACTS'] as const
export type Module = (typeof MODULES)[number]

/** The modules that hold folders and assets. */
export const RESOURCE_TYPES = ['RECORDS', 'ARCHIVES', 'COLLECTIONS'] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** The optional features of an organization (specification section 1). */
export const FEATURES = ['AutoTag', 'FacialRecognition', 'IndexContent', 'TwoFaAuth', 'AiSearchEngine', 'AutofillTemplate'] as const
export type Feature = (typeof FEATURES)[number]

/** Roles held on the platform rather than in one organization. */
export const GLOBAL_ROLES = ['Super Admin'] as const
export type GlobalRole = (typeof GLOBAL_ROLES)[number]
