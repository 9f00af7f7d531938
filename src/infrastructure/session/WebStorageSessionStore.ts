import type { SessionStore } from '../../application/session/SessionStore.ts'
import type { Tokens } from '../../application/session/Tokens.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const TOKEN = 'authToken'
const REFRESH_TOKEN = 'refreshToken'

const readFrom = (area: Area): Tokens | undefined => {
  const token = area.getItem(TOKEN)
  const refreshToken = area.getItem(REFRESH_TOKEN)
  return token === null || refreshToken === null ? undefined : { token, refreshToken }
}
const writeTo = (area: Area, { token, refreshToken }: Tokens): void => {
  area.setItem(TOKEN, token)
  area.setItem(REFRESH_TOKEN, refreshToken)
}
const clearIn = (area: Area): void => {
  area.removeItem(TOKEN)
  area.removeItem(REFRESH_TOKEN)
}

/** A tab's own session, before a remembered one. */
export const tokensKept = (local: Area, tab: Area): Tokens | undefined => readFrom(tab) ?? readFrom(local)

/** Local storage for remember me, session storage else (specification section 3). A tab's own session goes before a remembered one. */
export class WebStorageSessionStore implements SessionStore {
  readonly #local: Area
  readonly #tab: Area
  /** What the storage has no room for, as long as the page. */
  #unkept: Tokens | undefined

  constructor(local: Area, tab: Area) {
    this.#local = local
    this.#tab = tab
  }

  read() {
    return this.#unkept ?? tokensKept(this.#local, this.#tab)
  }

  own() {
    return this.#unkept ?? readFrom(this.#tab)
  }

  open(tokens: Tokens, remember: boolean) {
    clearIn(this.#tab)
    this.#write(remember ? this.#local : this.#tab, tokens)
  }

  replace(tokens: Tokens) {
    if (this.#unkept) this.#unkept = tokens
    const area = this.#holder()
    if (area) this.#write(area, tokens)
  }

  clear() {
    const area = this.#holder()
    if (area) clearIn(area)
    this.#unkept = undefined
  }

  /** Half a session, or a spent one, is none. */
  #write(area: Area, tokens: Tokens): void {
    this.#unkept = undefined
    try {
      writeTo(area, tokens)
    } catch {
      clearIn(area)
      this.#unkept = tokens
    }
  }

  #holder(): Area | undefined {
    return this.#unkept ? undefined : [this.#tab, this.#local].find((area) => readFrom(area) !== undefined)
  }
}
