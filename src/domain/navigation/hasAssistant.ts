import type { SessionClaims } from '../access/claims.ts'
import { decide } from '../access/decision.ts'
import { wantedBy } from '../access/right.ts'
import { rightTo } from '../rights/rights.ts'
import { holderOf } from './admission.ts'

/** Whether somebody can ask the assistant. */
export const hasAssistant = (claims: SessionClaims): boolean => decide(holderOf(claims), wantedBy([rightTo('askAssistant')], 'none')).allowed
