import { termsOf } from './query.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed begins a word of the text; without case and marks, so that "ano" finds "Añadir". */
export const matchesWords = (typed: string, text: string): boolean => {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  return termsOf(typed).flatMap((term) => term.split(' ')).every((term) => words.some((word) => word.startsWith(plain(term))))
}
