/** What the server tells, by its kind; each capability adds its own (`events.ts` of its folder). */
export interface ServerEvents {
  'session.ended': object
  /** The stream was cut and is back: anything may have changed meanwhile. */
  'stream.reopened': object
}

/** What happened on the server, of what this session's user may see. */
export type ServerEvent = { [Kind in keyof ServerEvents]: { readonly kind: Kind } & ServerEvents[Kind] }[keyof ServerEvents]
