/** What somebody is told of by mail when it is changed in their sign-in. `stepReset`: by an administrator. */
const SECURITY_CHANGES = ['password', 'app', 'email', 'off', 'recoveryCodes', 'stepReset', 'passkeyAdded', 'passkeyRemoved'] as const
export type SecurityChange = (typeof SECURITY_CHANGES)[number]
