import type { Fragment } from '../../application/search/SearchGateway.ts'

const textOf = (fragments: readonly Fragment[]): string => fragments.map(({ text }) => text).join('')

/** A marked text in two, parted so many UTF-16 units before its end; what is marked stays so on both sides. */
export const splitFragments = (fragments: readonly Fragment[], end: number): readonly [head: readonly Fragment[], tail: readonly Fragment[]] => {
  const at = Math.max(0, textOf(fragments).length - end)
  const head: Fragment[] = []
  const tail: Fragment[] = []
  let from = 0
  for (const { text, hit } of fragments) {
    const cut = Math.min(Math.max(at - from, 0), text.length)
    if (cut > 0) head.push({ text: text.slice(0, cut), hit })
    if (cut < text.length) tail.push({ text: text.slice(cut), hit })
    from += text.length
  }
  return [head, tail]
}
