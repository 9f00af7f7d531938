import { describe, expect, it } from 'vitest'
import type { Language } from '../../preferences/language.ts'
import { composeHelp, helpFor } from './answerHelp.ts'

const titleOf = (question: string, language: Language): string | undefined => helpFor(question, language)?.texts['en-US'].title

describe('how something is done', () => {
  it.each<readonly [string, Language, string | undefined]>([
    ['How do I upload files?', 'en-US', 'Upload files'],
    ['How do I create a folder?', 'en-US', 'Create a folder'],
    ['How do I share a folder?', 'en-US', 'Share with somebody outside'],
    ['How can I download a folder?', 'en-US', 'Download'],
    ['How do I delete a picture?', 'en-US', 'Delete'],
    ['How do I rename a folder?', 'en-US', 'Rename'],
    ['How do I restrict an asset?', 'en-US', 'Restrict access'],
    ['How can I read the text of a scan?', 'en-US', 'Read the text of scans'],
    ['How do I erase a face?', 'en-US', 'Faces'],
    ['How do I restore something from the trash?', 'en-US', 'Restore from the trash'],
    ['Hvordan deler jeg en mappe?', 'no', 'Share with somebody outside'],
    ['Hvordan gir jeg en mappe nytt navn?', 'no', 'Rename'],
    ['Hvordan godtar jeg forslag?', 'no', 'Suggestions'],
    ['¿Cómo cambio el nombre de una carpeta?', 'es', 'Rename'],
    ['¿Cómo descargo una carpeta?', 'es', 'Download'],
    ['¿Cómo comparto un archivo?', 'es', 'Share with somebody outside'],
    // Of the thing alone nothing is known.
    ['How do I frame a folder?', 'en-US', undefined],
    ['How do I bake bread?', 'en-US', undefined],
  ])('%s', (question, language, title) => {
    expect(titleOf(question, language)).toBe(title)
  })

  it('is told by steps, each from the screen that it leads to', () => {
    const entry = helpFor('How do I read text by OCR?', 'en-US')
    if (entry === undefined) throw new Error('There is no such entry')
    const { parts, sourcing } = composeHelp(entry, 'en-US')
    expect(parts[0]).toBe('**Read the text of scans**')
    expect(parts[1]?.split('\n').every((step, at) => step.startsWith(`${at + 1}. `) && step.endsWith(' [1]'))).toBe(true)
    expect(sourcing.sources).toMatchObject([{ number: 1, kind: 'help', id: '/records/folders' }])
  })
})
