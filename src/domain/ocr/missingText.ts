import type { Language } from '../preferences/language.ts'
import type { OcrPageState } from './ocr.ts'

type Missing = Readonly<Record<Exclude<OcrPageState, 'Read'>, (page: number) => string>>

const WORDS: Readonly<Record<Language, Missing>> = {
  'en-US': {
    HasText: (page) => `[Page ${page}: its text stands in the file itself]`,
    Failed: (page) => `[Page ${page} could not be read]`,
    Waiting: (page) => `[Page ${page} has not been read yet]`,
  },
  no: {
    HasText: (page) => `[Side ${page}: teksten står i selve filen]`,
    Failed: (page) => `[Side ${page} kunne ikke leses]`,
    Waiting: (page) => `[Side ${page} er ikke lest ennå]`,
  },
  es: {
    HasText: (page) => `[Página ${page}: su texto está en el propio archivo]`,
    Failed: (page) => `[La página ${page} no se pudo leer]`,
    Waiting: (page) => `[La página ${page} aún no se ha leído]`,
  },
}

/** What an exported text says in the place of a page (from 1) whose text it lacks; nothing of one that was read. */
export const missingText = (page: number, state: OcrPageState, language: Language): string => (state === 'Read' ? '' : WORDS[language][state](page))
