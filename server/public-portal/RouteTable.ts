import type { PortalRoute, PortalRoutes } from './route.ts'

export interface Matched {
  readonly route: PortalRoute
  readonly parameters: Readonly<Record<string, string>>
}

/** The longest path that is looked at, in characters. */
const LONGEST = 1000

const decoded = (part: string): string | undefined => {
  try {
    const text = decodeURIComponent(part)
    // A part is a part, however it is written.
    return /[/\\\p{Cc}]/u.test(text) ? undefined : text.normalize('NFC')
  } catch {
    return undefined
  }
}

const matched = (pattern: readonly string[], parts: readonly string[]): Readonly<Record<string, string>> | undefined => {
  const takesRest = pattern.at(-1) === '*'
  if (takesRest ? parts.length < pattern.length : parts.length !== pattern.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [at, name] of pattern.entries()) {
    const part = parts[at] ?? ''
    if (name === '*') parameters['*'] = parts.slice(at).join('/')
    else if (name.startsWith(':') && part !== '') parameters[name.slice(1)] = part
    else if (name !== part) return undefined
  }
  return parameters
}

/** All routes of portals. */
export class RouteTable implements PortalRoutes {
  readonly #routes: { readonly route: PortalRoute; readonly pattern: readonly string[] }[] = []

  get paths(): readonly string[] {
    return this.#routes.map(({ route }) => route.path)
  }

  add(routes: readonly PortalRoute[]): void {
    this.#routes.push(...routes.map((route) => ({ route, pattern: route.path.split('/') })))
  }

  /** `path` is what stands behind the portal's base and a slash, as it was sent. */
  match(path: string): Matched | undefined {
    if (path.length > LONGEST) return undefined
    const parts = path.split('/').map(decoded)
    if (parts.includes(undefined)) return undefined
    for (const { route, pattern } of this.#routes) {
      const parameters = matched(pattern, parts as readonly string[])
      if (parameters !== undefined) return { route, parameters }
    }
    return undefined
  }
}
