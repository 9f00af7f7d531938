import { describe, expect, it } from 'vitest'
import { printQuery } from '../../query-language/print.ts'
import type { Language } from '../../preferences/language.ts'
import { MESSAGE_LENGTH } from '../chat.ts'
import { languageOf } from './functionWords.ts'
import { phrasesIn, queryOf, understand, type KnownName, type Understood } from './understand.ts'

const KNOWN: readonly KnownName[] = [
  { kind: 'contact', phrase: 'ragnhild saether', name: 'Ragnhild Sæther' },
  { kind: 'repository', phrase: 'strong room', name: 'Strong room' },
  { kind: 'folder', phrase: 'photographs', name: 'Photographs' },
  { kind: 'user', phrase: 'kari fosse', name: 'Kari Fosse' },
  { kind: 'attribute', phrase: 'technique', name: 'Technique' },
]

/** As who looks: of the names only those that are in the question. */
const read = (question: string, language: Language = 'en-US') => {
  const phrases = phrasesIn(question)
  return understand(question, KNOWN.filter(({ phrase }) => phrases.includes(phrase)), language)
}

describe('the language of a question', () => {
  it.each<readonly [string, Language]>([
    ['Which letters mention the bark Haabet?', 'en-US'],
    ['Hvilke brev nevner barken Haabet?', 'no'],
    ['¿Qué cartas mencionan la barca Haabet?', 'es'],
    ['Hvem ga dem til oss', 'no'],
    ['cuantas fotos hay del faro', 'es'],
    ['How many photographs are there of the lighthouse', 'en-US'],
  ])('%s', (question, language) => {
    expect(languageOf(question, language === 'no' ? 'es' : 'no')).toBe(language)
  })

  it('of single names is that of the interface', () => {
    expect((['en-US', 'no', 'es'] as const).map((language) => languageOf('Haabet', language))).toEqual(['en-US', 'no', 'es'])
  })
})

describe('what is asked', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Which letters mention the bark Haabet?', ['find']],
    ['Which letters mention the bark Haabet, and who gave them to us?', ['find', 'who']],
    ['Hvilke brev nevner barken Haabet, og hvem ga dem til oss?', ['find', 'who']],
    ['¿Qué cartas mencionan la barca, y quién las escribió?', ['find', 'who']],
    ['How many photographs are there?', ['count']],
    ['Hvor mange bilder finnes av fyret?', ['count']],
    ['¿Cuántas cartas hay de 1886?', ['count']],
    ['Are there more letters or photographs?', ['compare']],
    ['Sammenlign kart og tegninger', ['compare']],
    ['Compara mapas con dibujos', ['compare']],
    ['When was the bark built?', ['when']],
    ['Når ble barken bygd?', ['when']],
    ['¿Cuándo se construyó la barca?', ['when']],
    ['Who painted the harbour?', ['who']],
    ['Hvor ligger vasen?', ['where']],
    ['¿Dónde está el jarrón?', ['where']],
    ['What is in minutes-1891.pdf?', ['content']],
    ['What is in the latest minutes?', ['content']],
    ['What is the oldest letter about?', ['content']],
    ['What is the oldest thing in the collection?', ['find']],
    ['¿Cuál es el documento más antiguo que hay en el archivo?', ['find']],
    ['¿Cuál es la carta más antigua y de qué trata?', ['content']],
    ['Hva står det i referatet?', ['content']],
    ['¿De qué trata la carta?', ['content']],
    ['How do I upload files?', ['howTo']],
    ['Hvordan laster jeg opp filer?', ['howTo']],
    ['¿Cómo subo archivos?', ['howTo']],
    ['¿Cómo puedo subir archivos?', ['howTo']],
    ['hola', ['greeting']],
    ['What can you do?', ['greeting']],
    ['How can you help me?', ['greeting']],
    ['Hva kan du gjøre?', ['greeting']],
    ['¿Qué puedes hacer?', ['greeting']],
    ['What can you do with a bark?', ['find']],
    ['Thanks!', ['thanks']],
    ['Tusen takk', ['thanks']],
    ['Muchas gracias', ['thanks']],
  ])('%s', (question, intents) => {
    expect(read(question).intents).toEqual(intents)
  })
})

describe('what is looked for', () => {
  it.each<readonly [string, string]>([
    ['Which letters mention the bark Haabet?', '(letters OR brev OR carta) (bark OR barque OR barca) Haabet'],
    ['Hvilke brev nevner Haabet?', '(brev OR letter OR carta) Haabet'],
    ['Show me images of the bollard', 'type:image bollard'],
    ['Which pdfs are from 1891?', 'type:pdf 1891'],
    ['What do we have from the 1890s on the bollard?', 'bollard 189*'],
    ['What was added last week?', 'added:7d'],
    ['Hva ble lastet opp i går?', 'added:yesterday'],
    ['¿Qué se añadió hoy?', 'added:today'],
    ['What did Kari Fosse upload?', 'by:"Kari Fosse"'],
    ['What did Ragnhild Sæther give us, donated silver', '(contact:"donor/Ragnhild Sæther" OR "Ragnhild Sæther") (silver OR sølv OR plata)'],
    ['Which bollards are kept in the strong room?', 'repository:"Strong room" bollards'],
    ['Which bollards are in the folder photographs?', 'folder:Photographs bollards'],
    ['Where is "compressed-air horn" mentioned?', '"compressed-air horn"'],
    ['What technique was used for the bollard?', 'bollard'],
  ])('%s', (question, query) => {
    expect(printQuery(queryOf(read(question)))).toBe(query)
  })

  it('is a year like any word where no dates are described', () => {
    expect(printQuery(queryOf(read('Bollards before 1900')))).toBe('Bollards 1900')
  })

  it.each<readonly [string, string]>([
    ['Which cabinets show the northern lights?', 'cabinets (northern lights OR nordlys OR aurora boreal)'],
    ['Hvilke noter viser nordlyset?', 'noter (nordlyset OR northern lights OR aurora boreal)'],
    ['¿Qué notas muestran la aurora boreal?', 'notas (aurora boreal OR northern lights OR nordlys)'],
    ['¿Qué notas hablan de Aurora?', 'notas Aurora'],
    ['Hvor er sølvmedaljen?', 'sølvmedaljen OR (sølv OR silver OR plata) (medalje OR medal OR medalla)'],
    ['Hvor er skipsportrettet?', 'skipsportrettet OR (skip OR ship OR vessel OR skute OR barco OR buque) (portrett OR portrait OR retrato)'],
    ['Hvor er luftskipet?', 'luftskipet'],
    ['Is there anything about a fire?', 'fire OR burn OR burnt OR brann OR brant OR incendio'],
    ['Har vi noe om en brann?', 'brann OR burn OR burnt OR brant OR incendio'],
    ['¿Hay algo sobre un incendio?', 'incendio OR fire OR burn OR burnt OR brann OR brant'],
    ['Hvilke fire pullerter?', 'fire pullerter'],
    ['Which pullerts stood in the town?', 'pullerts stood (town OR byen OR ciudad)'],
    ['Har vi noe om presten?', 'presten OR priest OR vicar OR sacerdote OR párroco'],
    ['Which bollard did my great-grandmother give you?', 'bollard'],
    ['Hvilken pullert kom fra bestemoren min?', 'pullert'],
    ['¿Qué noray era de mi abuela?', 'noray'],
    ['Which bollard did the grandmother carve?', 'bollard grandmother carve'],
    ['Two glass plates', 'Two (glass plates OR glassplate OR placa de vidrio)'],
  ])('is one thing where several words are its name: %s', (question, query) => {
    expect(printQuery(queryOf(read(question)))).toBe(query)
  })

  it.each<readonly [string, string, Understood['extreme']]>([
    ['What is our oldest bollard?', 'bollard', { end: 'first', by: 'made' }],
    ['Hva er den eldste pullerten?', 'pullerten', { end: 'first', by: 'made' }],
    ['¿Cuál es el noray más antiguo?', 'noray', { end: 'first', by: 'made' }],
    ['Which are the latest pictures of bollards?', 'type:image bollards', { end: 'last', by: 'made' }],
    ['Vis de nyeste pullertene', 'pullertene', { end: 'last', by: 'made' }],
    ['¿Cuáles son los norays más recientes?', 'norays', { end: 'last', by: 'made' }],
    ['What are the newest files?', '-type:folder', { end: 'last', by: 'added' }],
    ['Hva er de nyeste filene?', '-type:folder', { end: 'last', by: 'added' }],
    ['¿Cuáles son los archivos más recientes?', '-type:folder', { end: 'last', by: 'added' }],
    ['Which bollard was added last?', '-type:folder bollard', { end: 'last', by: 'added' }],
    ['Hvilken pullert ble først lagt til?', '-type:folder pullert', { end: 'first', by: 'added' }],
    ['¿Qué noray se añadió por último?', '-type:folder noray', { end: 'last', by: 'added' }],
    ['What happened on the last tide?', 'last tide', undefined],
    ['Which bollards say "the oldest"?', '"the oldest" bollards', undefined],
  ])('is the first or the last of all: %s', (question, query, extreme) => {
    const understood = read(question)
    expect([printQuery(queryOf(understood)), understood.extreme]).toEqual([query, extreme])
  })

  it.each([
    ['How much did the board pay for the bollards?', true],
    ['What did the air horn cost?', true],
    ['Hvor mye kostet lufthornet?', true],
    ['¿Cuánto pagó la junta por los norays?', true],
    ['How many bollards are there?', false],
  ])('is a sum of money, or not: %s', (question, asksHowMuch) => {
    expect(read(question).asksHowMuch).toBe(asksHowMuch)
  })

  it('are the last so many days, in figures or in words', () => {
    const added = ['What was added in the last 3 weeks?', 'Hvilke filer ble lagt til de siste ti dagene?', '¿Qué se añadió en los últimos dos meses?']
    expect(added.map((question) => printQuery(queryOf(read(question))))).toEqual(['added:3w', 'added:10d', 'added:2m'])
  })

  it('are the attributes that are named', () => {
    expect(read('What technique was used for the bollard?').attributes).toEqual(['Technique'])
  })

  it('are names where they are written so', () => {
    const { terms } = read('Which bollards did Jules Verne paint?')
    expect(terms.map(({ text, isName }) => [text, isName ?? false])).toEqual([['bollards', false], ['Jules', true], ['Verne', true], ['paint', false]])
    expect(read('Bollards by Verne').terms.map(({ isName }) => isName ?? false)).toEqual([false, true])
  })

  it('are subjects where they have other names and are no kinds of things', () => {
    const { terms } = read('Hvilke brev nevner tåkesignalet, sølvmedaljen og pullerten?')
    expect(terms.map(({ text, isSubject }) => [text, isSubject ?? false])).toEqual([['brev', false], ['tåkesignalet', true], ['sølvmedaljen', true], ['pullerten', false]])
  })

  it('are two sides where things are compared', () => {
    const sides = read('Are there more lamps or bollards?').sides
    expect(sides?.map((terms) => terms.map(({ text }) => text))).toEqual([['lamps'], ['bollards']])
    expect(read('Compare "lamps" and "bollards"').sides?.map((terms) => terms.map(({ text }) => text))).toEqual([['lamps'], ['bollards']])
  })

  it.each([
    ['only the ones from Bergen', true],
    ['kun de fra Bergen', true],
    ['solo los de Bergen', true],
    ['who gave them to us?', true],
    ['og hvem ga dem til oss?', true],
    ['which of them are paintings?', true],
    ['not the ones from 1902', true],
    ['ikke de fra 1902', true],
    ['no los de 1902', true],
    ['except the pdfs', true],
    ['and when?', true],
    ['how many are there?', true],
    ['hvor mange?', true],
    ['and the oldest of them?', true],
    ['and in 1891?', true],
    ['og før 1891?', true],
    ['¿y en 1891?', true],
    ['what about 1891?', true],
    ['and the letters of 1891?', false],
    ['In 1891?', false],
    ['and what was added in 1891?', false],
    ['og den eldste?', true],
    ['What is the oldest file?', false],
    ['Which is the oldest bollard?', false],
    ['¿Cuántos hay?', true],
    ['Who uploaded the most files of all last year?', false],
    ['Bollards except the pdfs', false],
    ['Which letters are from Bergen?', false],
    ['Haabet', false],
  ])('goes on from what was found, or not: %s', (question, goesOn) => {
    expect(read(question).goesOn).toBe(goesOn)
  })

  // While it is understood, nobody else is answered.
  it.each([
    ['in sentences', 'who gave the letters and when was it between 1870 or '],
    ['in long words', 'hvem ga brevene fra sjømannshjemmets understøttelsesforening og når var det '],
    ['in names', 'Aa Bo Ca Do '],
    ['in signs', '(1)'],
  ])('is understood in a moment, however long the message, %s', (_, words) => {
    const message = words.repeat(MESSAGE_LENGTH / words.length)
    // Of the processor, whatever else the machine does: microseconds.
    const before = process.threadCpuUsage()
    for (let times = 0; times < 20; times += 1) understand(message, KNOWN, 'no')
    expect(process.threadCpuUsage(before).user / 20).toBeLessThan(100_000)
  })
})
