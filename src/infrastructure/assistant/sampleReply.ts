import type { Source } from '../../domain/assistant/chat.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { Reply } from './InMemoryAnswer.ts'

const PASSAGES = ['Taken from the customs quay on a winter morning, the bark at anchor.', 'I saw the bark Haabet come in under topsails on the 4th of May 1882.']

const pieces = (text: string): readonly string[] => text.split(/(?<= )/)

/** An answer that stands on two assets of the library: a field of the first one, a page of the second. */
export const sampleReply =
  (library: InMemoryLibrary) =>
  (question: string): Reply => {
    const assets = [...library.assets.values()].filter(({ name }) => /^Harbour|diary/.test(name)).slice(0, 2)
    const sources = assets.map(
      ({ id, name, type, contentVersion, thumbnail }, at): Source => ({ number: at + 1, kind: 'asset', id, name, resourceType: type, ...(thumbnail === 'Ready' ? { contentVersion } : {}), passage: PASSAGES[at] ?? '', ...(at === 0 ? { field: 'description' } : { page: 2 }) }),
    )
    return {
      ground: { sources, query: question.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''), engine: 'builtIn' },
      chunks: pieces('Two **assets** name it. [1] The keeper saw it come in on *the 4th of May 1882*. [2]'),
    }
  }
