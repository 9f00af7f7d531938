import { parseArgs } from 'node:util'

export interface Options {
  /** How many assets the measured folder holds. */
  readonly assets: number
  /** A missed limit makes the exit code 1. */
  readonly strict: boolean
  /** Names of the sections to run; empty: all. */
  readonly only: readonly string[]
}

/** Reads the command line. Throws on an unknown flag and on a number of assets below 1,000: too few to say anything. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      assets: { type: 'string', default: '10000' },
      strict: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  const assets = Number(values.assets)
  if (!Number.isInteger(assets) || assets < 1000) throw new Error(`--assets=${values.assets}: a whole number from 1,000 is needed.`)
  return { assets, strict: values.strict, only: values.only.split(',').filter((name) => name !== '') }
}
