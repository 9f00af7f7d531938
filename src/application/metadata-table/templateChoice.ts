import * as Result from 'effect/Result'
import type { Failure } from '../../domain/failures/failure.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import { valueOf } from '../failures/outcome.ts'
import type { ColumnedTemplate, MetadataTableGateway, TableTemplate } from './MetadataTableGateway.ts'
import type { RowsAsked } from './rows/tableRows.machine.ts'
import { type ViewQuery, WHOLE_MODULE } from './viewQuery.ts'

export interface TemplateChoice {
  /** As the address names it; undefined: the first there is that describes some of the rows. */
  readonly wanted: string | undefined
  /** Templates that describe none of them. */
  readonly bare: readonly string[]
  readonly query: ViewQuery
  readonly templates: readonly TableTemplate[]
  readonly template: DescribingTemplate | undefined
}

/** The template to open by; empty: there is none. */
export const wantedOf = ({ wanted, templates, bare }: Pick<TemplateChoice, 'wanted' | 'templates' | 'bare'>): string => {
  const active = templates.filter(({ state }) => state === 'Active')
  return wanted ?? (active.find(({ id }) => !bare.includes(id)) ?? active[0] ?? templates[0])?.id ?? ''
}

export interface TemplateRead {
  readonly templates: readonly TableTemplate[]
  readonly template: ColumnedTemplate
}

/** The template to open by; one that is open already is read again, with the templates there are now. */
export const readTemplate = async (
  metadataTable: Pick<MetadataTableGateway, 'templates' | 'template'>,
  { resourceType, template, ...choosing }: TemplateChoice & Pick<RowsAsked, 'resourceType'>,
  signal: AbortSignal,
): Promise<Result.Result<TemplateRead, Failure>> => {
  const listing = template === undefined ? Result.succeed(choosing.templates) : metadataTable.templates(resourceType, signal)
  const [templates, read] = await Promise.all([listing, metadataTable.template(resourceType, template?.id ?? wantedOf(choosing), signal)])
  return Result.all({ templates, template: read })
}

/** What changes where the template that is open describes none of the rows. */
export const withBare = ({ bare, template }: Pick<TemplateChoice, 'bare' | 'template'>) => ({ bare: [...bare, template?.id ?? ''], template: undefined, columns: [] }) as const

/** Nobody chose this template, and there is another that was not tried. */
export const isOtherLeft = (choosing: TemplateChoice): boolean => {
  const { wanted, bare, template } = choosing
  return wanted === undefined && template !== undefined && !bare.includes(template.id) && wantedOf({ ...choosing, ...withBare(choosing) }) !== template.id
}

/** The next template is tried where this one describes none of the rows. What they are filtered or sorted by is its own, so that it is the one. */
export const isToTry = (choosing: TemplateChoice): boolean => {
  const { scope, filters, sort } = choosing.query
  return scope.kind !== 'module' && filters.length === 0 && sort.by !== 'attribute' && isOtherLeft(choosing)
}

/** That nothing was found does not tell whether it describes some of the rows. */
export const isToAsk = (choosing: TemplateChoice): boolean => choosing.query.search !== '' && isToTry(choosing)

/** Whether a template describes any of the rows, whatever is searched among them; where that is not answered, it is taken to. */
export const describesAny = async (metadataTable: Pick<MetadataTableGateway, 'rows'>, of: Pick<RowsAsked, 'resourceType' | 'scope' | 'templateId'>, signal: AbortSignal): Promise<boolean> => {
  const page = await metadataTable.rows({ ...WHOLE_MODULE, ...of, limit: 1 }, signal)
  return valueOf(page)?.items.length !== 0
}

/** What is known of templates stays while the same rows are narrowed. */
export const bareIn = ({ bare, query }: Pick<TemplateChoice, 'bare' | 'query'>, next: ViewQuery): readonly string[] => (JSON.stringify(query.scope) === JSON.stringify(next.scope) ? bare : [])
