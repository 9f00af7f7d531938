import type { ContactRelationKind } from '../../contact-relations/contactRelation.ts'
import type { Language } from '../../preferences/language.ts'
import type { Extreme } from '../questions/extremes.ts'
import type { AssetKind } from '../../query-language/assetKinds.ts'

/** How what is built in says what it found. What is quoted is handed over as plain words already. */
export interface Phrases {
  readonly found: (total: number, shown: number) => string
  /** Before the first of all in an order. */
  readonly inOrder: Readonly<Record<Extreme['by'], Readonly<Record<Extreme['end'], string>>>>
  readonly undated: string
  readonly counted: (total: number) => string
  readonly kinds: (counts: string) => string
  readonly kind: Readonly<Record<AssetKind | 'folder', readonly [one: string, several: string]>>
  readonly side: (name: string, total: number) => string
  readonly more: (name: string) => string
  readonly equal: string
  readonly nothing: string
  /** So many are none. */
  readonly none: string
  readonly nothingOf: (what: string) => string
  readonly leftOut: (words: string) => string
  /** Of who may not open the details of what is told of. */
  readonly outline: string
  readonly page: (page: number) => string
  readonly value: (attribute: string, value: string) => string
  readonly added: (date: string) => string
  readonly addedBy: (name: string, date: string) => string
  readonly relation: Readonly<Record<ContactRelationKind, (name: string) => string>>
  readonly seen: (names: string) => string
  readonly unknownOf: Readonly<Record<'when' | 'who' | 'where' | 'content', string>>
  readonly liesIn: (path: string) => string
  readonly rights: (statement: string) => string
  readonly keptAt: (repository: string) => string
  readonly described: (name: string) => string
  readonly noText: string
  readonly steps: (title: string) => string
  readonly noHelp: string
  readonly greeting: string
  readonly thanks: string
  readonly quote: (text: string) => string
  readonly and: string
  /** Before what a model wrote that no source supports, or behind it. */
  readonly unsupported: string
  readonly fellBack: string
  readonly brokeOff: string
  /** Behind an answer that something else than the asker ended before it was whole. */
  readonly interrupted: string
}

const EN: Phrases = {
  found: (total, shown) => (total === 1 ? 'I found one match:' : total > shown ? `I found ${total} matches. These fit best:` : `I found ${total} matches:`),
  inOrder: { made: { first: 'The oldest, by the dates described:', last: 'The most recent, by the dates described:' }, added: { first: 'Added first:', last: 'Added last:' } },
  undated: 'None of what I found has a date described, so I cannot put it in order.',
  counted: (total) => (total === 1 ? 'There is **one** match.' : `There are **${total}** matches.`),
  kinds: (counts) => `By kind: ${counts}.`,
  kind: {
    image: ['image', 'images'], document: ['document', 'documents'], video: ['video', 'videos'], audio: ['sound recording', 'sound recordings'], text: ['text file', 'text files'],
    other: ['other file', 'other files'], folder: ['folder', 'folders'],
  },
  side: (name, total) => `“${name}”: **${total}**.`,
  more: (name) => `There are more of “${name}”.`,
  equal: 'There are equally many of both.',
  none: 'There are none among what you may see.',
  nothing: 'I found nothing on that among what you may see. Try other words, or open the search below and change it.',
  nothingOf: (what) => `I found nothing on ${what} among what you may see.`,
  leftOut: (words) => `Nothing matches all of it, so I left out ${words}.`,
  outline: 'Your role does not open the details of files, so I tell only what a search shows.',
  page: (page) => `page ${page}`,
  value: (attribute, value) => `${attribute}: ${value}.`,
  added: (date) => `It was added on ${date}.`,
  addedBy: (name, date) => `It was added by ${name} on ${date}.`,
  relation: {
    donor: (name) => `Given by ${name}.`, maker: (name) => `Made by ${name}.`, lender: (name) => `Lent by ${name}.`, depicted: (name) => `It shows ${name}.`,
    rightsHolder: (name) => `The rights are held by ${name}.`, seller: (name) => `Sold by ${name}.`, formerOwner: (name) => `Formerly owned by ${name}.`,
    author: (name) => `Written by ${name}.`, subject: (name) => `It is about ${name}.`, other: (name) => `Related to ${name}.`,
  },
  seen: (names) => `It shows ${names}.`,
  unknownOf: {
    when: 'I found no date in what matches.', who: 'I found nobody named for this in what matches.', where: 'I found no place for this.', content: 'Its text has not been read, or it has none.',
  },
  liesIn: (path) => `It lies in ${path}.`,
  rights: (statement) => `Rights statement: ${statement}.`,
  keptAt: (repository) => `The original is kept at ${repository}.`,
  described: (name) => `**${name}** says:`,
  noText: 'It has no text that could be read.',
  steps: (title) => `**${title}**`,
  noHelp: 'I have no instructions for that.',
  greeting: 'Hello! Ask me what is kept here: I search what you may see, and each answer names its sources. You can also ask how something is done in Vitrine.',
  thanks: 'You are welcome. Is there anything else to look up?',
  quote: (text) => `“${text}”`,
  and: 'and',
  unsupported: '(not supported by a source)',
  fellBack: 'The language model did not answer, so the built-in assistant does.',
  interrupted: 'The answer broke off here. Ask again to have all of it.',
  brokeOff: 'The language model broke off. The built-in assistant answers:',
}

const NO: Phrases = {
  found: (total, shown) => (total > shown ? `Jeg fant ${total} treff. Disse passer best:` : total === 1 ? 'Jeg fant ett treff:' : `Jeg fant ${total} treff:`),
  inOrder: { made: { first: 'De eldste, etter datoene som er beskrevet:', last: 'De nyeste, etter datoene som er beskrevet:' }, added: { first: 'Først lagt til:', last: 'Sist lagt til:' } },
  undated: 'Ingen av treffene har en beskrevet dato, så jeg kan ikke ordne dem.',
  counted: (total) => (total === 1 ? 'Det er **ett** treff.' : `Det er **${total}** treff.`),
  kinds: (counts) => `Etter type: ${counts}.`,
  kind: {
    image: ['bilde', 'bilder'], document: ['dokument', 'dokumenter'], video: ['video', 'videoer'], audio: ['lydopptak', 'lydopptak'], text: ['tekstfil', 'tekstfiler'],
    other: ['annen fil', 'andre filer'], folder: ['mappe', 'mapper'],
  },
  side: (name, total) => `«${name}»: **${total}**.`,
  more: (name) => `Det er flest av «${name}».`,
  equal: 'Det er like mange av begge.',
  none: 'Det er ingen blant det du har tilgang til.',
  nothing: 'Jeg fant ingenting om det blant det du har tilgang til. Prøv andre ord, eller åpne søket nedenfor og endre det.',
  nothingOf: (what) => `Jeg fant ingenting om ${what} blant det du har tilgang til.`,
  leftOut: (words) => `Ingenting passer til alt, så jeg utelot ${words}.`,
  outline: 'Rollen din åpner ikke detaljene om filer, så jeg forteller bare det et søk viser.',
  page: (page) => `side ${page}`,
  value: (attribute, value) => `${attribute}: ${value}.`,
  added: (date) => `Lagt til ${date}.`,
  addedBy: (name, date) => `Lagt til av ${name} ${date}.`,
  relation: {
    donor: (name) => `Gitt av ${name}.`, maker: (name) => `Laget av ${name}.`, lender: (name) => `Lånt ut av ${name}.`, depicted: (name) => `Viser ${name}.`,
    rightsHolder: (name) => `Rettighetene tilhører ${name}.`, seller: (name) => `Solgt av ${name}.`, formerOwner: (name) => `Tidligere eid av ${name}.`,
    author: (name) => `Skrevet av ${name}.`, subject: (name) => `Handler om ${name}.`, other: (name) => `Knyttet til ${name}.`,
  },
  seen: (names) => `Viser ${names}.`,
  unknownOf: {
    when: 'Jeg fant ingen dato i treffene.', who: 'Jeg fant ingen som er nevnt for dette i treffene.', where: 'Jeg fant ikke noe sted for dette.', content: 'Teksten er ikke lest, eller den har ingen.',
  },
  liesIn: (path) => `Ligger i ${path}.`,
  rights: (statement) => `Rettighetserklæring: ${statement}.`,
  keptAt: (repository) => `Originalen oppbevares i ${repository}.`,
  described: (name) => `**${name}** sier:`,
  noText: 'Den har ingen tekst som kunne leses.',
  steps: (title) => `**${title}**`,
  noHelp: 'Jeg har ingen veiledning for det.',
  greeting: 'Hei! Spør meg om det som er bevart her: Jeg søker i det du har tilgang til, og hvert svar viser kildene sine. Du kan også spørre hvordan noe gjøres i Vitrine.',
  thanks: 'Bare hyggelig. Er det noe mer jeg skal slå opp?',
  quote: (text) => `«${text}»`,
  and: 'og',
  unsupported: '(uten støtte i en kilde)',
  fellBack: 'Språkmodellen svarte ikke, så den innebygde assistenten svarer.',
  interrupted: 'Svaret ble avbrutt her. Spør igjen for å få hele svaret.',
  brokeOff: 'Språkmodellen ble avbrutt. Den innebygde assistenten svarer:',
}

const ES: Phrases = {
  found: (total, shown) => (total > shown ? `He encontrado ${total} resultados. Estos encajan mejor:` : total === 1 ? 'He encontrado un resultado:' : `He encontrado ${total} resultados:`),
  inOrder: { made: { first: 'Lo más antiguo, según las fechas descritas:', last: 'Lo más reciente, según las fechas descritas:' }, added: { first: 'Lo primero que se añadió:', last: 'Lo último que se añadió:' } },
  undated: 'Nada de lo que he encontrado tiene una fecha descrita, así que no puedo ordenarlo.',
  counted: (total) => (total === 1 ? 'Hay **un** resultado.' : `Hay **${total}** resultados.`),
  kinds: (counts) => `Por tipo: ${counts}.`,
  kind: {
    image: ['imagen', 'imágenes'], document: ['documento', 'documentos'], video: ['vídeo', 'vídeos'], audio: ['grabación', 'grabaciones'], text: ['archivo de texto', 'archivos de texto'],
    other: ['otro archivo', 'otros archivos'], folder: ['carpeta', 'carpetas'],
  },
  side: (name, total) => `«${name}»: **${total}**.`,
  more: (name) => `Hay más de «${name}».`,
  equal: 'Hay la misma cantidad de ambos.',
  none: 'No hay nada así entre lo que puede ver.',
  nothing: 'No he encontrado nada sobre eso entre lo que puede ver. Pruebe con otras palabras, o abra la búsqueda de abajo y cámbiela.',
  nothingOf: (what) => `No he encontrado nada sobre ${what} entre lo que puede ver.`,
  leftOut: (words) => `Nada coincide con todo, así que he omitido ${words}.`,
  outline: 'Su rol no abre los detalles de los archivos, así que solo cuento lo que muestra una búsqueda.',
  page: (page) => `página ${page}`,
  value: (attribute, value) => `${attribute}: ${value}.`,
  added: (date) => `Se añadió el ${date}.`,
  addedBy: (name, date) => `Lo añadió ${name} el ${date}.`,
  relation: {
    donor: (name) => `Donado por ${name}.`, maker: (name) => `Hecho por ${name}.`, lender: (name) => `Prestado por ${name}.`, depicted: (name) => `Muestra a ${name}.`,
    rightsHolder: (name) => `Los derechos pertenecen a ${name}.`, seller: (name) => `Vendido por ${name}.`, formerOwner: (name) => `Perteneció a ${name}.`,
    author: (name) => `Escrito por ${name}.`, subject: (name) => `Trata de ${name}.`, other: (name) => `Relacionado con ${name}.`,
  },
  seen: (names) => `Muestra a ${names}.`,
  unknownOf: {
    when: 'No he encontrado ninguna fecha en los resultados.', who: 'No he encontrado a nadie nombrado para esto en los resultados.', where: 'No he encontrado ningún lugar para esto.',
    content: 'Su texto no se ha leído, o no tiene.',
  },
  liesIn: (path) => `Está en ${path}.`,
  rights: (statement) => `Declaración de derechos: ${statement}.`,
  keptAt: (repository) => `El original se conserva en ${repository}.`,
  described: (name) => `**${name}** dice:`,
  noText: 'No tiene texto que se haya podido leer.',
  steps: (title) => `**${title}**`,
  noHelp: 'No tengo instrucciones para eso.',
  greeting: '¡Hola! Pregúnteme por lo que se conserva aquí: busco en lo que puede ver, y cada respuesta nombra sus fuentes. También puede preguntar cómo se hace algo en Vitrine.',
  thanks: 'De nada. ¿Busco algo más?',
  quote: (text) => `«${text}»`,
  and: 'y',
  unsupported: '(sin una fuente que lo respalde)',
  fellBack: 'El modelo de lenguaje no ha respondido, así que responde el asistente integrado.',
  interrupted: 'La respuesta se interrumpió aquí. Pregunte de nuevo para tenerla entera.',
  brokeOff: 'El modelo de lenguaje se ha interrumpido. El asistente integrado responde:',
}

export const PHRASES: Readonly<Record<Language, Phrases>> = { 'en-US': EN, no: NO, es: ES }
