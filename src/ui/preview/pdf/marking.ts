import { placesIn } from './matches.ts'

const FOUND = 'found'
const FOUND_HERE = 'found-here'

/** The text nodes of a layer, each with where it begins in the layer's whole text. */
const nodesOf = (layer: Element): readonly { readonly node: Text; readonly start: number }[] => {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  const nodes: { node: Text; start: number }[] = []
  let start = 0
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    nodes.push({ node, start })
    start += node.data.length
  }
  return nodes
}

const rangeOf = (nodes: ReturnType<typeof nodesOf>, from: number, to: number): Range | undefined => {
  const holding = (place: number) => nodes.findLast(({ start }) => start <= place)
  const [first, last] = [holding(from), holding(to - 1)]
  if (first === undefined || last === undefined) return undefined
  const range = document.createRange()
  range.setStart(first.node, from - first.start)
  range.setEnd(last.node, to - last.start)
  return range
}

/** Marks what was found in a page's text layer, and among it the match one is at, without touching the layer itself. */
export const markFound = (layer: Element, wanted: string, here: number | undefined): (() => void) => {
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined
  if (highlights === undefined || wanted.trim() === '') return () => undefined
  const nodes = nodesOf(layer)
  const text = nodes.map(({ node }) => node.data).join('')
  const ranges = placesIn(text, wanted.trim()).map((at) => rangeOf(nodes, at, at + wanted.trim().length))
  highlights.set(FOUND, new Highlight(...ranges.filter((range) => range !== undefined)))
  const current = here === undefined ? undefined : ranges[here]
  if (current !== undefined) {
    highlights.set(FOUND_HERE, new Highlight(current))
    current.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }
  return () => {
    highlights.delete(FOUND)
    highlights.delete(FOUND_HERE)
  }
}
