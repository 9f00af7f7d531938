import type { MetadataValue } from '../metadata/value.ts'
import type { Area } from '../persons/area.ts'

/** What is proposed of an asset: a tag, whose face is seen in it, or the values of an attribute. */
export const SUGGESTION_KINDS = ['Tag', 'Face', 'Value'] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** What proposes: what recognises objects and faces, terms in texts, or one of the places that values are read from; `Model`: a language model, from a passage. */
export const ENGINES = ['Objects', 'KeyTerms', 'Faces', 'EmbeddedMetadata', 'FileName', 'FolderName', 'Text', 'Ocr', 'Model'] as const
export type Engine = (typeof ENGINES)[number]

/** Where a proposal comes from. */
export interface Origin {
  readonly engine: Engine
  /** The text that it was read from. */
  readonly passage?: string
  /** What of the passage says it, as it stands there. */
  readonly words?: string
  /** Of the document that the passage stands on, from 1. */
  readonly page?: number
  /** The part of the picture that shows it. A face always has one. */
  readonly area?: Area
}

/** Code points of a passage, and of the words in it. */
export const MAX_PASSAGE = 500
export const MAX_WORDS = 200

/** What is decided of a suggestion. A refused one is never proposed again; an accepted one is open again once that is undone. */
const SUGGESTION_STATES = ['Open', 'Accepted', 'Refused'] as const
export type SuggestionState = (typeof SUGGESTION_STATES)[number]

/** A proposal that waits for a person. */
export interface Suggestion {
  readonly id: string
  readonly assetId: string
  readonly kind: SuggestionKind
  /** The identifier of the face, or of the attribute; empty for a tag. */
  readonly subject: string
  /** The tag, the name, or the attribute's values in their canonical writing: never none. */
  readonly values: readonly MetadataValue[]
  /** From 0 to 1. */
  readonly confidence: number
  readonly origin: Origin
}

/** The feature of the organization without which nothing of a kind is proposed, shown or decided. */
const FEATURE_OF = { Tag: 'AutoTag', Face: 'FacialRecognition', Value: 'AutofillTemplate' } as const

/** The kinds that an organization with these features has. */
export const kindsWith = (features: readonly string[]): readonly SuggestionKind[] => SUGGESTION_KINDS.filter((kind) => features.includes(FEATURE_OF[kind]))

/** How sure a proposal is, in the words of the interface: from 90 %, from 70 %, or less. */
const SURENESSES = ['sure', 'likely', 'unsure'] as const
type Sureness = (typeof SURENESSES)[number]

export const CONFIDENT = 0.9
const LIKELY = 0.7

export const surenessOf = (confidence: number): Sureness => (confidence >= CONFIDENT ? 'sure' : confidence >= LIKELY ? 'likely' : 'unsure')

/** In whole percent, never rounded up: what is called 90 % is accepted with all from 90 %. */
export const percentOf = (confidence: number): number => Math.floor(confidence * 100 + 1e-4)
