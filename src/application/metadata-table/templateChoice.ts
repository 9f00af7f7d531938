import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { TableTemplate } from './MetadataTableGateway.ts'
import type { ViewQuery } from './viewQuery.ts'

interface Choosing {
  /** As the address names it; undefined: the first there is that describes some of the rows. */
  readonly wanted: string | undefined
  /** Templates that describe none of them. */
  readonly bare: readonly string[]
  readonly query: ViewQuery
  readonly templates: readonly TableTemplate[]
  readonly template: DescribingTemplate | undefined
}

/** The template to open by; empty: there is none. */
export const wantedOf = ({ wanted, templates, bare }: Pick<Choosing, 'wanted' | 'templates' | 'bare'>): string => {
  const active = templates.filter(({ state }) => state === 'Active')
  return wanted ?? (active.find(({ id }) => !bare.includes(id)) ?? active[0] ?? templates[0])?.id ?? ''
}

/** What changes where the template that is open describes none of the rows. */
export const withBare = ({ bare, template }: Pick<Choosing, 'bare' | 'template'>) => ({ bare: [...bare, template?.id ?? ''], template: undefined, columns: [] }) as const

/** The next template is tried where nobody chose this one, and where that there are no rows is no answer to what was looked for. */
export const isToTry = (choosing: Choosing): boolean => {
  const { wanted, bare, query, template } = choosing
  const isAsked = wanted !== undefined || query.scope.kind === 'module' || query.filters.length > 0 || query.search !== ''
  return !isAsked && template !== undefined && !bare.includes(template.id) && wantedOf({ ...choosing, ...withBare(choosing) }) !== template.id
}

/** What is known of templates stays while the same rows are narrowed. */
export const bareIn = ({ bare, query }: Pick<Choosing, 'bare' | 'query'>, next: ViewQuery): readonly string[] => (JSON.stringify(query.scope) === JSON.stringify(next.scope) ? bare : [])
