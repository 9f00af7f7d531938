import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/** The chunks of the first pages (`vite.config.ts`): the sign-in page and the application. */
const FIRST = ['start', 'entrance', 'application']

const isFirst = ({ name }: Rolldown.OutputChunk): boolean => FIRST.includes(name)

/** What a chunk is made of stands before it, or would win. */
const chunksInOrder = (bundle: Bundle): readonly Rolldown.OutputChunk[] => {
  const seen = new Set<string>()
  const chunks: Rolldown.OutputChunk[] = []
  const take = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    chunk.imports.forEach(take)
    chunks.push(chunk)
  }
  Object.keys(bundle).forEach(take)
  return chunks
}

const textOf = ({ source }: Rolldown.OutputAsset): string => (typeof source === 'string' ? source : new TextDecoder().decode(source))

/**
 * Gathers the style sheets of chunks in two: that of the first pages, which every visit reads before it draws anything, and that of all the rest, which
 * comes with the first part that needs it (docs/decisions/platform.md, "Styles are compiled").
 */
export const twoSheets = (): Plugin => {
  const texts = new Map<string, string>()

  return {
    name: 'vitrine:two-sheets',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (text, id) => {
        texts.set(id, text)
        return null
      },
    },
    // Chunks name the sheets: one that stays the same is not to name a sheet that is gone.
    augmentChunkHash: () => {
      const hash = createHash('sha256')
      for (const [id, text] of [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1))) hash.update(id).update(text)
      return hash.digest('hex')
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = chunksInOrder(bundle)
        for (const [name, some] of [['style', chunks.filter(isFirst)], ['later', chunks.filter((chunk) => !isFirst(chunk))]] as const) {
          const styled = some.filter(({ viteMetadata }) => (viteMetadata?.importedCss.size ?? 0) > 0)
          const files = new Set(styled.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
          const source = [...files].flatMap((file) => (bundle[file]?.type === 'asset' ? textOf(bundle[file]) : [])).join('')
          const sheet = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }))
          // What is the same as the sheet of the only chunk that has one stays that.
          for (const file of files) if (file !== sheet) delete bundle[file]
          for (const { viteMetadata } of styled) {
            viteMetadata?.importedCss.clear()
            viteMetadata?.importedCss.add(sheet)
          }
        }
      },
    },
  }
}
