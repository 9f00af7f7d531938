import type { Told } from './tell.ts'

/** Milliseconds in which facts are gathered once one was told. */
export const GATHERING_MS = 100

/** Facts with the same key say the same; of one asset, the last says how it is. */
const keyOf = (told: Told): string => {
  if ('fact' in told && told.fact.kind === 'asset.changed') return `${told.organizationId} ${told.fact.assetId}`
  return JSON.stringify(told)
}

/**
 * Tells a first fact at once, and those that follow it at a pace: a hundred uploads make several hundred facts within seconds, and most of
 * them say what the one before has said. `stop` drops what was not told yet.
 */
export const gathering = (tell: (told: readonly Told[]) => void): { readonly hear: (told: Told) => void; readonly stop: () => void } => {
  const waiting = new Map<string, Told>()
  let timer: NodeJS.Timeout | undefined

  const pass = (): void => {
    timer = undefined
    if (waiting.size === 0) return
    const told = [...waiting.values()]
    waiting.clear()
    timer = setTimeout(pass, GATHERING_MS)
    tell(told)
  }
  return {
    hear: (told) => {
      const key = keyOf(told)
      // The last place: what came between is not told after it.
      waiting.delete(key)
      waiting.set(key, told)
      if (timer === undefined) pass()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      waiting.clear()
    },
  }
}
