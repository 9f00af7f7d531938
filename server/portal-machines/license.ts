import { isRightsStatement, rightsAddress, rightsInForce, type RightsStatement } from '../../src/domain/rights-statements/rightsStatement.ts'

interface Stated {
  /** A code of src/domain/rights-statements. */
  readonly rightsStatement: string | null
}

const statementOf = ({ rightsStatement }: Stated): RightsStatement | null => (rightsStatement !== null && isRightsStatement(rightsStatement) ? rightsStatement : null)

/** The standard address of what is said of how an asset may be used: of itself, else of all that its portal shows. */
export const licenseOf = (portal: Stated, asset: Stated): string | undefined => {
  const statement = rightsInForce(statementOf(asset), statementOf(portal))
  return statement === null ? undefined : rightsAddress(statement)
}
