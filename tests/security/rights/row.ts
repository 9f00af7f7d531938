/**
 * What one route asks for, as the specification and the product's page have it, written down by hand: never read off the program.
 *
 * `asks`: permissions, with `or` or `and` between them; `signed in`, where that is enough; `anybody`. `beside`: `module`, where the call works in
 * the one that its X-Resource-Type header names; a module that it is always asked of (`CONTACTS`); a feature; a role of the platform. `from`: the specification's section (`S2: /trash`), what the
 * product's page adds (`P: Access`), or, where both are silent, a decision (`D trash: its heading`).
 */
export type Row = readonly [route: string, asks: string, beside: string, from: string]
