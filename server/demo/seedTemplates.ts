import * as Result from 'effect/Result'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { stepTemplate } from '../templates/lifecycle.ts'
import { createTemplate } from '../templates/write.ts'
import type { Curator } from './curator.ts'
import { remember } from './remembered.ts'
import { DEMO_TEMPLATES } from './templates.ts'

const ROLES = sql<{ id: string }>('select id from roles where organization_id = $1 order by name_key limit 100')

/** What a template is remembered by. */
export const templateKey = (name: string): string => `TEMPLATES/${name}`

/** Makes and publishes the demo's templates for every role there is, each once: what became of one since stays. */
export const seedTemplates = async (tenant: Tenant, curator: Curator, remembered: ReadonlyMap<string, string>): Promise<void> => {
  const missing = DEMO_TEMPLATES.filter(({ name }) => !remembered.has(templateKey(name)))
  const rolesIds = missing.length === 0 ? [] : (await tenant.query(ROLES, [tenant.organizationId])).map(({ id }) => id)
  for (const template of missing) {
    const made = await createTemplate(tenant, curator, { ...template, rolesIds, usersIds: [] })
    if (Result.isFailure(made)) throw new Error(`The template ${template.name} was refused: ${made.failure.code}`)
    const published = await stepTemplate(tenant, curator, 'publish', made.success)
    if (Result.isFailure(published)) throw new Error(`The template ${template.name} was not published: ${published.failure.code}`)
    await remember(tenant, templateKey(template.name), made.success.id)
  }
}
