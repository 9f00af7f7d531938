import type { Browser } from 'playwright'
import type { Figures } from './figures.ts'
import type { Options } from './options.ts'
import type { Product } from './product.ts'
import type { SeededLibrary } from './seed.ts'

/** What every section measures on: the running product with its seeded library, and a browser. */
export interface Bench {
  readonly options: Options
  readonly product: Product
  readonly library: SeededLibrary
  readonly browser: Browser
}

/** One subject of the report. Throws where its figures cannot be measured. */
export interface Section {
  readonly name: string
  readonly measure: (bench: Bench) => Promise<Figures>
}

/** Progress, for people; standard output is the report's alone. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
