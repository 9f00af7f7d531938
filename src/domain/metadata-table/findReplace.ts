export interface Finding {
  readonly find: string
  readonly isCaseSensitive: boolean
  /** The whole text of a cell. */
  readonly isWhole: boolean
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const pattern = ({ find, isCaseSensitive, isWhole }: Finding): RegExp => {
  const body = escaped(find)
  return new RegExp(isWhole ? `^${body}$` : body, isCaseSensitive ? 'gu' : 'giu')
}

/** Whether a cell's text is found; nothing is found by nothing. */
export const isFound = (text: string, finding: Finding): boolean => finding.find !== '' && pattern(finding).test(text)

/** The text with each finding replaced, taken as it is written; undefined: there is none. */
export const replacedIn = (text: string, finding: Finding, replacement: string): string | undefined =>
  isFound(text, finding) ? text.replace(pattern(finding), () => replacement) : undefined
