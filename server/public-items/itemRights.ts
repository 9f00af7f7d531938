import { isRightsStatement, rightsInForce, type RightsStatement } from '../../src/domain/rights-statements/rightsStatement.ts'
import type { WholeItem } from '../public-portal/item.ts'
import type { VisitedPortal } from '../public-portal/visitor.ts'

const statementOf = (code: string | null): RightsStatement | null => (code !== null && isRightsStatement(code) ? code : null)

/** What is said of how an asset may be used: of itself, else of all that its portal shows. */
export const itemRights = ({ rightsStatement: byDefault }: VisitedPortal, { rightsStatement: own }: WholeItem): RightsStatement | null =>
  rightsInForce(statementOf(own), statementOf(byDefault))
