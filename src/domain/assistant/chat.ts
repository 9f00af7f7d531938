import type { ResourceType } from '../access/modules.ts'
import { line, paragraph } from '../validation/rules.ts'

/** Code points of a message that somebody sends. */
export const MESSAGE_LENGTH = 4000
/** Code points of a thread's title. */
export const TITLE_LENGTH = 120

export const messageProblem = paragraph(1, MESSAGE_LENGTH)
export const titleProblem = line(1, TITLE_LENGTH)

export const SOURCE_KINDS = ['asset', 'folder', 'contact', 'help'] as const
type SourceKind = (typeof SOURCE_KINDS)[number]

/** What a sentence of an answer stands on: a page or a field of something that the asker could see when they asked. */
export interface Source {
  /** By which the answer's markers name it, from 1. */
  readonly number: number
  readonly kind: SourceKind
  /** Of what it is; of help, the screen's address within the application. */
  readonly id: string
  readonly name: string
  /** Where an asset or a folder lies. */
  readonly resourceType?: ResourceType
  /** Of an asset that had a thumbnail: the content that was answered from. */
  readonly contentVersion?: string
  /** From 1. */
  readonly page?: number
  /** The field of the query language, or the attribute's name, that holds the passage. */
  readonly field?: string
  /** As it stands there: plain text, no markup. */
  readonly passage: string
}

/** Who answered: what is built in, or a language model that was configured. */
export const ENGINES = ['builtIn', 'model'] as const
export type EngineName = (typeof ENGINES)[number]

export const FEEDBACKS = ['up', 'down'] as const
export type Feedback = (typeof FEEDBACKS)[number]

/** A message of a thread (specification section 3), and what Vitrine says of an answer beside it. */
export interface ChatMessage {
  readonly id: string
  /** Of an answer: Markdown as `parseAnswer` reads it, with markers for its sources. */
  readonly message: string
  readonly isAssistant: boolean
  /** ISO 8601. */
  readonly createdAt: string
  readonly sources: readonly Source[]
  /** What was searched for, in the query language. */
  readonly query?: string
  readonly engine?: EngineName
  /** The model did not answer, and what is built in did. */
  readonly fellBack?: boolean
  /** It was stopped before it was whole. */
  readonly stopped?: boolean
  readonly feedback?: Feedback | null
}

export interface Thread {
  readonly threadId: string
  readonly title: string
  /** ISO 8601. */
  readonly updatedAt: string
}

/** What a thread is called before its owner names it: the first words of its first message. */
export const titleOf = (message: string): string => {
  const words = message.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const letters = Array.from(words)
  if (letters.length <= TITLE_LENGTH) return words
  const cut = letters.slice(0, TITLE_LENGTH - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > TITLE_LENGTH / 2 ? cut.slice(0, end) : cut).trim()}…`
}
