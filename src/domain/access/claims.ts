import type { Feature, GlobalRole, Module } from './modules.ts'
import type { Language } from '../preferences/language.ts'
import type { Permission } from './permissions.ts'

/** The decoded login token (specification section 3). */
export interface SessionClaims {
  /** Names the session; also the path under which its cookie-authorised addresses lie. */
  readonly sessionId: string
  readonly user: {
    readonly id: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    /** The role's name in the organization. */
    readonly role: string
    /** In which they read; absent until they choose one. */
    readonly language?: Language
  }
  readonly organization: { readonly id: string; readonly name: string }
  readonly permissions: readonly Permission[]
  readonly settings: {
    readonly availableModules: readonly Module[]
    readonly availableFeatures: readonly Feature[]
  }
  readonly globalRoles: readonly GlobalRole[]
  /** Seconds since 1970. */
  readonly expiresAt: number
}

const saidBy = (claims: SessionClaims | undefined): string | undefined => claims && JSON.stringify({ ...claims, expiresAt: 0 })

/** Whether two tokens say the same of whom, and of what they may: all but how long they are good for. Nobody is the same as nobody. */
export const sayTheSame = (one: SessionClaims | undefined, other: SessionClaims | undefined): boolean => one === other || saidBy(one) === saidBy(other)
