import { docx, folder, LANDSCAPE, painted, pdf, txt, UPRIGHT, type DemoFolder } from '../entries.ts'
import { manuscript } from '../motifs/manuscript.ts'
import { captainsLetter, consulsLetter, letterTranscription } from '../texts/letters.ts'

export const correspondence: DemoFolder = folder('Correspondence', [
  painted(
    {
      name: 'letter-page-with-seal.jpg',
      description: 'Letter from the Outer Isles, one page with red seal. Transcribed.',
      daysAgo: 118,
      fileNumber: 'HM-1887-00702',
    },
    UPRIGHT,
    manuscript({ paper: '#ecdfc2', ink: '#3a2a1e', desk: '#4b3a31', kind: 'letter', wax: '#9b2f2a' }),
  ),
  txt(
    {
      name: 'letter-page-with-seal-transcription.txt',
      description: 'Transcription of the letter from the Outer Isles, with notes.',
      daysAgo: 117,
    },
    letterTranscription,
  ),
  painted(
    {
      name: 'sealed-envelope-1886.jpg',
      description: 'Envelope with anchor seal, never opened. Addressed to M. Lindqvist.',
      daysAgo: 116,
      fileNumber: 'HM-1887-00703',
    },
    LANDSCAPE,
    manuscript({ paper: '#dcc9a0', ink: '#3a2a1e', desk: '#5d4b5a', kind: 'envelope', wax: '#7d2f3a' }),
  ),
  docx(
    {
      name: 'brev-fra-konsul-bjørnsen-om-sjøboden-på-bryggen.docx',
      description: 'Konsul Bjørnsen om kartet, sjøboden og kassene med leirtøy, 18. februar 1884.',
      daysAgo: 204,
      fileNumber: 'HM-1887-00704',
    },
    consulsLetter,
  ),
  pdf(
    {
      name: 'carta-del-capitán-íñigo-muñoz-1885.pdf',
      description: 'Carta de don Íñigo Muñoz desde Cádiz: el panel de azulejos, las jarras y la carta de la ensenada.',
      daysAgo: 203,
      fileNumber: 'HM-1887-00705',
    },
    captainsLetter,
  ),
])
