/** Millimetres. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** Changes from one page to the next that are told: a value is one line. */
const MOST_RUNS = 12

const SIZE = /(\d+(?:\.\d)?) × (\d+(?:\.\d)?) mm(?: \((\d+)(?:–(\d+))?\))?/g

const textOf = ({ width, height }: PageSize): string => `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10} mm`

/** How large the pages of a document are: `210 × 297 mm`, or `210 × 297 mm (1–3), 420 × 297 mm (4)`. Empty without pages. */
export const pageSizesText = (pages: readonly PageSize[]): string => {
  const runs: { readonly text: string; readonly first: number; last: number }[] = []
  pages.forEach((page, at) => {
    const [text, run] = [textOf(page), runs.at(-1)]
    if (run?.text === text) run.last = at + 1
    else runs.push({ text, first: at + 1, last: at + 1 })
  })
  if (runs.length === 1) return runs[0]?.text ?? ''
  return runs.slice(0, MOST_RUNS).map(({ text, first, last }) => `${text} (${first === last ? first : `${first}–${last}`})`).join(', ')
}

/** The size of a page, from 1, by that text; of one that it does not tell, that of the first. Undefined: it tells of none. */
export const pageSizeIn = (text: string, page: number): PageSize | undefined => {
  const sizes = [...text.matchAll(SIZE)].map(([, width, height, first = '1', last = first]) => ({ size: { width: Number(width), height: Number(height) }, first: Number(first), last: Number(last) }))
  const { size } = sizes.find(({ first, last }) => page >= first && page <= last) ?? sizes[0] ?? {}
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
}
