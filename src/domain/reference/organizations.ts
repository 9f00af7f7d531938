/** Kinds of organization; their texts are in the locales under `organizationType.<code>`. An organization may also write its own. */
export const ORGANIZATION_TYPES = [
  'museum',
  'archive',
  'library',
  'gallery',
  'university',
  'foundation',
  'government',
  'company',
  'association',
  'privateCollection',
  'other',
] as const

/** Tax statuses; their texts are in the locales under `taxStatus.<code>`. */
export const TAX_STATUSES = ['taxExempt', 'nonProfit', 'forProfit', 'governmental', 'notRegistered'] as const
