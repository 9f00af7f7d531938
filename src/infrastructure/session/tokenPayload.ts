/** What a token carries, whatever it is. Throws for what is no token. */
export const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.')
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}
