/** The ways to give the second step of a sign-in: a code of an authenticator, of a mail, or one of the codes for bad days; or a passkey. */
export const STEP_METHODS = ['passkey', 'app', 'email', 'recovery'] as const
export type StepMethod = (typeof STEP_METHODS)[number]
/** Those that are a text to type. */
export const CODE_METHODS = ['app', 'email', 'recovery'] as const
export type CodeMethod = (typeof CODE_METHODS)[number]

export const TWO_FACTOR_CHOICES = ['off', 'email', 'app'] as const
export type TwoFactorChoice = (typeof TWO_FACTOR_CHOICES)[number]

/** What somebody has for a second step, as administrators see it. */
export const SECOND_STEPS = ['off', 'email', 'app', 'passkey'] as const
export type SecondStep = (typeof SECOND_STEPS)[number]

/** Digits of a code, of a mail and of an authenticator alike. */
export const CODE_LENGTH = 6

/** Seconds that a mailed code is good for, and after which another one may be asked for. */
export const MAIL_CODE_LIFETIME = 600
export const RESEND_AFTER = 30

/** Seconds in which a sign-in must be completed: long enough for a code that is sent half-way through. */
export const CHALLENGE_LIFETIME = 1200

/** Wrong codes after which a sign-in begins anew with the password. */
export const MOST_GUESSES = 5
/** Seconds that a code of an authenticator is shown (RFC 6238), and how many steps the clocks may be apart. */
export const APP_PERIOD = 30
export const APP_TOLERANCE = 1

export const RECOVERY_CODES = 10
/** Digits and letters that nobody takes for each other. */
export const RECOVERY_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
export const RECOVERY_CODE_LENGTH = 10

interface StepNeeds {
  /** The organization has the feature TwoFaAuth. */
  readonly offered: boolean
  /** The organization asks everybody for the step, or their role. */
  readonly required: boolean
  /** The organization lets a code by e-mail stand in for an authenticator. */
  readonly byMail: boolean
  readonly choice: TwoFactorChoice
  readonly hasPasskey: boolean
}

/** How a sign-in with the right password goes on: by one of these, the first unless another is chosen; by none when that is all. */
export const stepMethods = ({ offered, required, byMail, choice, hasPasskey }: StepNeeds): readonly StepMethod[] => {
  if (!offered) return []
  const strong: readonly StepMethod[] = [...(hasPasskey ? (['passkey'] as const) : []), ...(choice === 'app' ? (['app'] as const) : [])]
  if (strong.length > 0) return byMail ? [...strong, 'email', 'recovery'] : [...strong, 'recovery']
  return choice === 'email' || required ? ['email'] : []
}

/** Whether somebody is to set up an authenticator before anything else: a step is asked of them that a code by e-mail does not make up for. */
export const mustEnrol = ({ offered, required, byMail, choice, hasPasskey }: StepNeeds): boolean =>
  offered && required && !byMail && choice !== 'app' && !hasPasskey

/** What somebody gives beside the password before their second step is changed: a code of what makes one, or one that is mailed to them. */
export const codeOfChange = ({ choice, hasPasskey }: Pick<StepNeeds, 'choice' | 'hasPasskey'>): 'own' | 'mailed' | undefined => {
  if (choice === 'app' || hasPasskey) return 'own'
  return choice === 'email' ? 'mailed' : undefined
}

/** The one of these methods that a text is a code of, by its shape: an authenticator's digits, or a recovery code. */
export const ownCodeMethod = (code: string): 'app' | 'recovery' | undefined => (['app', 'recovery'] as const).find((method) => isCode(method, code))

/** A code as it is compared: however it was grouped when it was read or pasted. */
export const tidyCode = (text: string): string => text.replace(/[\s\p{Pd}.]/gu, '').toLowerCase()

const DIGITS = new RegExp(`^\\d{${CODE_LENGTH}}$`)
const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`)

/** Whether a tidy text can be a code of that method at all. */
export const isCode = (method: CodeMethod, code: string): boolean => (method === 'recovery' ? RECOVERY : DIGITS).test(code)

/** A code for bad days as it is shown. */
export const groupCode = (code: string): string => `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`

/** The time step of an authenticator's code: `drift` steps from the one of `now` (seconds since 1970). */
export const appStep = (now: number, drift: number): number => Math.floor(now / APP_PERIOD) + drift

/** Seconds until another mail may be asked for. Seconds since 1970; undefined: none was sent. */
export const untilResend = (sentAt: number | undefined, now: number): number =>
  sentAt === undefined ? 0 : Math.max(0, Math.ceil(sentAt + RESEND_AFTER - now))

/** What is known of a sign-in under way, by the database's clock. */
interface ChallengeState {
  readonly isSpent: boolean
  readonly isExpired: boolean
  readonly guesses: number
}

/**
 * Why a sign-in cannot be completed any more; undefined when it can. One that was completed takes no code again (replayed); one that nobody
 * knows, or that was guessed at too often, begins anew with the password.
 */
export const judgeChallenge = (
  challenge: ChallengeState | undefined,
): 'NOT_SIGNED_IN' | 'TWO_FA_CODE_INVALID' | 'TWO_FA_CODE_EXPIRED' | undefined => {
  if (challenge === undefined) return 'NOT_SIGNED_IN'
  if (challenge.isSpent) return 'TWO_FA_CODE_INVALID'
  if (challenge.isExpired) return 'TWO_FA_CODE_EXPIRED'
  return challenge.guesses >= MOST_GUESSES ? 'NOT_SIGNED_IN' : undefined
}
