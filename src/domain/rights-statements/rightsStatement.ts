/**
 * Standard statements of how something may be used: the twelve of rightsstatements.org, the licenses and tools of Creative Commons. They are kept
 * by these codes and told to machines by their addresses.
 */
export const RIGHTS_STATEMENTS = [
  'InC',
  'InC-OW-EU',
  'InC-EDU',
  'InC-NC',
  'InC-RUU',
  'NoC-CR',
  'NoC-NC',
  'NoC-OKLR',
  'NoC-US',
  'CNE',
  'UND',
  'NKC',
  'CC-BY',
  'CC-BY-SA',
  'CC-BY-ND',
  'CC-BY-NC',
  'CC-BY-NC-SA',
  'CC-BY-NC-ND',
  'CC0',
  'PDM',
] as const
export type RightsStatement = (typeof RIGHTS_STATEMENTS)[number]

export const isRightsStatement = (code: string): code is RightsStatement => RIGHTS_STATEMENTS.some((one) => one === code)

const CREATIVE_COMMONS = 'https://creativecommons.org'

/** The standard address, as aggregators compare it. */
export const rightsAddress = (statement: RightsStatement): string => {
  if (statement === 'CC0') return `${CREATIVE_COMMONS}/publicdomain/zero/1.0/`
  if (statement === 'PDM') return `${CREATIVE_COMMONS}/publicdomain/mark/1.0/`
  if (statement.startsWith('CC-')) return `${CREATIVE_COMMONS}/licenses/${statement.slice('CC-'.length).toLowerCase()}/4.0/`
  return `http://rightsstatements.org/vocab/${statement}/1.0/`
}

/** What holds for an asset: its own statement, else its organization's. */
export const rightsInForce = (own: RightsStatement | null, byDefault: RightsStatement | null): RightsStatement | null => own ?? byDefault
