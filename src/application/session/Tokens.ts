/** What signing in gives: the bearer token and what it is renewed with (specification section 4). */
export interface Tokens {
  readonly token: string
  readonly refreshToken: string
}
