/**
 * Code that is asked for once. Browsers take a turn of their own for each `import()`, also of what is there: 30 ms in the middle of opening a page.
 * What could not be fetched is asked for anew.
 */
export const fetchedOnce = <Code>(fetch: () => Promise<Code>): (() => Promise<Code>) => {
  let fetched: Promise<Code> | undefined
  return () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }
}
