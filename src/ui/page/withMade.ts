import type { ActorsOf, Capabilities, Capability } from '../../application/capabilities/capability.ts'

/** What a page or one of its parts has, with the actors that its loader has made. */
export const withMade = <Base extends { readonly capabilities: Capabilities }, Keys extends readonly Capability<object>[]>(base: Base, needs: Keys): Base & ActorsOf<Keys> => {
  const made = needs.map((key) => base.capabilities.now(key))
  if (made.includes(undefined)) throw new Error('A page came before its machines')
  return Object.assign({ ...base }, ...made) as Base & ActorsOf<Keys>
}
