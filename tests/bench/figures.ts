/** One measured number. `met` is there where a limit is. */
interface Figure {
  readonly value: number
  readonly unit: string
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number }
  readonly met?: boolean
  /** What was measured beside it, in the same unit: the bare server, the blank page. */
  readonly beside?: number
}

export type Figures = Readonly<Record<string, Figure>>

const rounded = (value: number): number => Math.round(value * 100) / 100

const beside = (value: number | undefined): Pick<Figure, 'beside'> => (value === undefined ? {} : { beside: rounded(value) })

export const plain = (value: number, unit: string, other?: number): Figure => ({ value: rounded(value), unit, ...beside(other) })

export const atMost = (limit: number, value: number, unit: string, other?: number): Figure => ({
  value: rounded(value),
  unit,
  limit: { atMost: limit },
  met: value <= limit,
  ...beside(other),
})

export const atLeast = (limit: number, value: number, unit: string, other?: number): Figure => ({
  value: rounded(value),
  unit,
  limit: { atLeast: limit },
  met: value >= limit,
  ...beside(other),
})

/** The value below which the share `part` of the samples lies. Throws without samples: nothing was measured. */
export const quantile = (samples: readonly number[], part: number): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)
