import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'

const SPENT = sql<{ tokens: number }>('select tokens from assistant_tokens where organization_id = $1 and day = current_date')
const SPEND = sql(`
  insert into assistant_tokens (organization_id, day, tokens) values ($1, current_date, $2)
  on conflict (organization_id, day) do update set tokens = assistant_tokens.tokens + excluded.tokens`)
/** Of days that are over nobody asks. */
const FORGET = sql(`delete from assistant_tokens where organization_id = $1 and day < current_date - 31`)

/** What an organization has spent today. */
export const spentToday = async (tenant: Tenant): Promise<number> => (await tenant.query(SPENT, [tenant.organizationId]))[0]?.tokens ?? 0

export const spend = async (tenant: Tenant, tokens: number): Promise<void> => {
  await tenant.query(SPEND, [tenant.organizationId, tokens])
  await tenant.query(FORGET, [tenant.organizationId])
}

/** About as many tokens as models count in a text. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 3)
