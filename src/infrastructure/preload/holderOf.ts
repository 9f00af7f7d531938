import { payloadOf } from '../session/tokenPayload.ts'
import { tokensKept } from '../session/WebStorageSessionStore.ts'

/** What the first calls need of a token. Whether it is a good one is the server's to judge. */
export interface Holder {
  readonly token: string
  readonly sessionId: string
  readonly organizationId: string
  readonly userId: string
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Json = Readonly<Record<string, unknown>>

/** Where a super administrator works, while that is not at home (see TabWorkplaces). */
const ELSEWHERE = 'vitrine.workplace'

/**
 * Who is signed in, as far as that can be told before the application runs. Undefined where it has to look closer: nobody is, the token
 * is spent (`now`: seconds since 1970) or cannot be read, or somebody works in another organization than their own.
 */
export const holderOf = (local: Area, tab: Area, now: number): Holder | undefined => {
  const token = tokensKept(local, tab)?.token
  if (token === undefined || tab.getItem(ELSEWHERE) !== null) return undefined
  try {
    const { sessionId, organization, user, exp } = payloadOf(token) as Json
    const { id } = organization as Json
    const { id: userId } = user as Json
    const isWhole = typeof sessionId === 'string' && typeof id === 'string' && typeof userId === 'string' && typeof exp === 'number'
    return isWhole && exp > now ? { token, sessionId, organizationId: id, userId } : undefined
  } catch {
    return undefined
  }
}
