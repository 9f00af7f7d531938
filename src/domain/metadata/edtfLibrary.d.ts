/** What Vitrine uses of the library `edtf`, which brings no types of its own. */
declare module 'edtf' {
  export interface ParsedDate {
    readonly type: 'Date' | 'Year' | 'Decade' | 'Century' | 'Season' | 'Interval' | 'List' | 'Set'
    readonly values: readonly (ParsedDate | readonly [ParsedDate, ParsedDate] | number | null)[]
    readonly earlier?: boolean
    readonly later?: boolean
    readonly significant?: number
  }
  interface ExtendedDate {
    readonly edtf: string
    /** Milliseconds; infinite where an interval is open, null where its end is unknown. */
    readonly min: number | null
    readonly max: number | null
  }
  export const parse: (text: string) => ParsedDate
  /** Makes dates of all types but lists and sets: those compare names of classes, which builds shorten. */
  const edtf: (parsed: ParsedDate) => ExtendedDate
  export default edtf
}
