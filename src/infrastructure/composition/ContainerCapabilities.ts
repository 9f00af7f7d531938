import type { Container } from 'inversify'
import type { Capabilities, Capability } from '../../application/capabilities/capability.ts'
import { fetchedOnce } from '../../application/capabilities/fetchedOnce.ts'
import { actorsOf, type Registration } from '../registration/registration.ts'
import type { Listed } from './capabilities.ts'

const stopAll = (offered: object): void => {
  for (const part of Object.values(offered)) if (typeof part === 'object' && part !== null && 'stop' in part) part.stop()
}

/** The capabilities of one signed-in user, each with a module of the container that is fetched when it is first wanted. */
export class ContainerCapabilities implements Capabilities {
  readonly #container: Container
  readonly #fetchList: () => Promise<readonly Listed[]>
  readonly #fetchFirst: () => Promise<unknown>
  readonly #fetched = new Map<Capability<object>, Promise<Registration<object>>>()
  readonly #waiting = new Set<Capability<object>>()
  readonly #made = new Map<Capability<object>, object>()
  readonly #listeners = new Set<() => void>()
  #isEnded = false

  /** `fetchFirst`: what else is fetched ahead, before all capabilities. */
  constructor(container: Container, fetchList: () => Promise<readonly Listed[]>, fetchFirst: () => Promise<unknown>) {
    this.#container = container
    this.#fetchList = fetchedOnce(fetchList)
    this.#fetchFirst = fetchFirst
  }

  readonly load = async <Actors extends object>(key: Capability<Actors>): Promise<Actors> => {
    if (!this.#made.has(key)) await this.#awaited(key)
    return this.now(key) ?? this.#make(key)
  }

  readonly fetch = (key: Capability<object>): Promise<Registration<object>> => {
    const under = this.#fetched.get(key) ?? this.#begin(key)
    this.#fetched.set(key, under)
    return under
  }

  readonly isAwaited = (key: Capability<object>) => this.#waiting.has(key)

  readonly now = <Actors extends object>(key: Capability<Actors>) => this.#made.get(key) as Actors | undefined

  readonly isBegun = () => this.#made.size > 0

  readonly subscribe = (made: () => void) => {
    this.#listeners.add(made)
    return () => this.#listeners.delete(made)
  }

  readonly prefetch = async (idle: () => Promise<void>) => {
    await idle()
    // What cannot be fetched now is tried again when it is wanted.
    await this.#fetchFirst().catch(() => undefined)
    const listed = await this.#fetchList().catch(() => [])
    for (const { key } of listed) {
      await idle()
      await this.fetch(key).catch(() => undefined)
    }
  }

  /** Ends what was made, and what is made only after its user has gone. */
  end(): void {
    this.#isEnded = true
    this.#made.forEach(stopAll)
  }

  async #awaited(key: Capability<object>): Promise<void> {
    this.#waiting.add(key)
    try {
      await this.fetch(key)
    } finally {
      this.#waiting.delete(key)
    }
  }

  async #begin(key: Capability<object>): Promise<Registration<object>> {
    try {
      const listed = (await this.#fetchList()).find((one) => one.key === key)
      if (listed === undefined) throw new RangeError(`There is no capability ${key.name}`)
      const [{ register }] = await Promise.all([listed.fetch(), ...listed.needs.map((needed) => this.fetch(needed))])
      this.#container.load(register.module)
      return register
    } catch (error) {
      this.#fetched.delete(key)
      throw error
    }
  }

  #make<Actors extends object>(key: Capability<Actors>): Actors {
    const offered = this.#container.get(actorsOf(key))
    this.#made.set(key, offered)
    if (this.#isEnded) stopAll(offered)
    this.#listeners.forEach((made) => made())
    return offered
  }
}
