import { codeOfChange, isCode, ownCodeMethod, tidyCode } from '../../domain/session/twoFactor.ts'
import type { OwnProof, TwoFactorState } from './TwoFactorGateway.ts'

/** What is typed to prove a change of the second step that there is. */
export interface TypedProof {
  readonly state: TwoFactorState
  readonly password: string
  readonly code: string
}

/** What stands beside the password proves itself before it is changed. */
export const codeAsked = ({ state }: Pick<TypedProof, 'state'>): 'own' | 'mailed' | undefined =>
  codeOfChange({ choice: state.choice, hasPasskey: state.passkeys.length > 0 })

export const isCodeGiven = (typed: Pick<TypedProof, 'state' | 'code'>): boolean => {
  const [asked, code] = [codeAsked(typed), tidyCode(typed.code)]
  return asked === undefined || (asked === 'mailed' ? isCode('email', code) : ownCodeMethod(code) !== undefined)
}

export const hasProof = (typed: TypedProof): boolean => typed.password !== '' && isCodeGiven(typed)

export const proofOf = (typed: TypedProof): OwnProof =>
  codeAsked(typed) === undefined ? { password: typed.password } : { password: typed.password, code: tidyCode(typed.code) }
