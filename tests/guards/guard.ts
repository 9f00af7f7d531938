/** A line that keeps something out, what the program would be without it, and the tests that must notice. */
export interface Guard {
  readonly what: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly present: string
  readonly removed: string
  readonly project: 'unit' | 'server'
  readonly tests: string
  /** Of these tests, where all of them take long. */
  readonly named?: string
}
