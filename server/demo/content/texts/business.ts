import { heading, prose, type Block, type Writing } from '../documents/blocks.ts'
import { harbourBoard, seville } from './letterheads.ts'

export const purchaseAgreement: Writing = {
  title: 'Purchase agreement 1902',
  author: 'The Harbour Board',
  date: '1902-08-11',
  letterhead: harbourBoard,
  manner: 'period',
  language: 'en-GB',
  blocks: [
    ...prose(`Between the Harbour Board, for the museum in the Customs House, and the widow of Captain A. Thorsen, it is agreed
      on this 11th day of
      August, 1902, that the Board buys the captain's collection of ship portraits, plans and silhouettes for the sum of 2,150
      kroner, in three payments.`),
    {
      kind: 'table',
      columns: [
        { title: 'Lot', share: 0.1 },
        { title: 'What it holds', share: 0.56 },
        { title: 'Pieces', share: 0.14, align: 'right' },
        { title: 'Kroner', share: 0.2, align: 'right' },
      ],
      rows: [
        ['1', 'Ship portraits in oil, framed', '14', '1,120'],
        ['2', 'Views of the harbour and the wharf', '9', '430'],
        ['3', 'Silhouettes of the family', '6', '90'],
        ['4', 'Lines plans of the yard at the Inner Quay', '31', '380'],
        ['5', 'Tokens and medals in a cabinet', '212', '130'],
      ],
    },
    {
      kind: 'list',
      items: [
        "The first third is paid at signing, the second when the pieces are in the house, the last on New Year's Day 1903.",
        'Mrs Thorsen keeps the silhouette of the captain for her lifetime. It comes to the museum afterwards.',
        'The lines plans may be copied by the yard as long as it builds ships.',
      ],
    },
    { kind: 'signature', greeting: 'Agreed and signed in two copies.', name: 'K. Thorsen', role: 'And for the Board: P. Falk, treasurer' },
  ],
}

export const loanAgreement = (picture: () => Promise<Buffer>): Writing => ({
  title: 'Contrato de préstamo: panel de azulejos',
  author: 'Museo del Río',
  date: '2026-02-02',
  letterhead: seville,
  manner: 'office',
  language: 'es-ES',
  blocks: [
    ...prose(`El Harbour Museum (en adelante, el prestador) cede temporalmente al Museo del Río (en adelante, el prestatario) la
      obra que se describe
      abajo para la exposición «De Triana al norte», en las condiciones siguientes.`),
    {
      kind: 'facts',
      rows: [
        ['Obra', 'Panel de azulejos con navío, Triana, hacia 1790'],
        ['Número', 'HM-1887-00561'],
        ['Exposición', 'Del 15 de mayo al 30 de septiembre de 2026'],
        ['Valor asegurado', '48 000 EUR'],
        ['Transporte', 'Caja ranurada n.º 7, con correo del prestador'],
      ],
    },
    { kind: 'plate', picture, caption: 'Panel de azulejos con navío. Fotografía: Harbour Museum.' },
    heading('Condiciones'),
    {
      kind: 'list',
      items: [
        'El prestatario contrata un seguro de clavo a clavo por el valor acordado y envía la póliza antes de la salida de la obra.',
        'La obra se expone en vertical, a un metro al menos del público, con humedad relativa entre el 45 y el 55 por ciento.',
        'El estado se comprueba y se firma a la llegada y a la salida, con el informe de conservación del prestador.',
        'La obra puede fotografiarse para la prensa y el catálogo; toda otra reproducción requiere permiso por escrito.',
        'Cualquier daño se comunica el mismo día. No se interviene en la obra sin autorización del prestador.',
      ],
    },
    heading('English summary'),
    ...prose(`The Harbour Museum lends the tile panel with a ship to the Museo del Río from 15 May to 30 September 2026, insured
      nail to nail at
      48,000 euros, under the usual conditions of display, transport and reporting.`),
    { kind: 'signature', greeting: 'En Sevilla, a 2 de febrero de 2026.', name: 'Lucía Ibáñez', role: 'Directora de Colecciones' },
  ],
})

const minutesTable = (rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  columns: [
    { title: 'Account', share: 0.6 },
    { title: 'Kroner', share: 0.2, align: 'right' },
    { title: 'Last year', share: 0.2, align: 'right' },
  ],
  rows,
})

export const minutesOfMarch: Writing = {
  title: 'Minutes of the Harbour Board, 14 March 1891',
  author: 'The Harbour Board',
  date: '1891-03-14',
  letterhead: harbourBoard,
  manner: 'period',
  language: 'en-GB',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Held at', 'The Customs House, upper room'],
        ['Present', 'Falk (chair), Thorsen, Øien, Miss Lindqvist for the bequest, Bull (clerk)'],
        ['Absent', 'Holm, at sea'],
      ],
    },
    heading('1. The light on the mole'),
    ...prose(`The harbour master reported that the new lamp had burned every night since the 1st of November on one third less
      oil than the old. Two masters
      had written to thank the Board. It was resolved to engage the second watchman for the summer also.`),
    heading('2. Dues'),
    minutesTable([
      ['Tonnage dues', '4,212', '3,870'],
      ['Barges and lighters', '618', '702'],
      ['Water and ballast', '240', '231'],
      ['Rent of warehouses', '1,150', '1,150'],
    ]),
    ...prose(`Mr Øien asked why lighters had earned less. The clerk answered that the bar had been dredged, and that ships which
      used to lighten now came in
      laden; the Board found this a satisfactory loss.`),
    heading('3. The bequest'),
    ...prose(`Miss Lindqvist laid before the Board the list of the bequest, two hundred and twelve pieces found of two hundred
      and fourteen. She asked
      for a glass case with a lock, and for the stove in the upper room to be moved away from the charts. Both were granted. The
      room is to be opened
      on Sundays from Whitsun.`),
    { kind: 'signature', greeting: 'Read and approved.', name: 'P. Falk', role: 'Chair' },
  ],
}

export const minutesOfJune: Writing = {
  title: 'Minutes of the Harbour Board, 20 June 1891',
  author: 'The Harbour Board',
  date: '1891-06-20',
  letterhead: harbourBoard,
  manner: 'period',
  language: 'en-GB',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Held at', 'On board the Svanen, on account of the heat'],
        ['Present', 'Falk (chair), Thorsen, Holm, Øien, Bull (clerk)'],
      ],
    },
    heading('1. Fog signal'),
    ...prose(`The keeper of the Outer Isles has asked for a signal to be sounded in fog. Captain Holm, who had lain eleven hours
      off the isles in May
      listening for surf, supported it warmly. A steam horn was thought too dear; a hand bell too weak. It was resolved to ask
      for prices of a
      compressed-air horn, and to lend the keeper the old harbour bell meanwhile.`),
    heading('2. Visitors to the bequest'),
    ...prose(`In its first five Sundays the room was seen by six hundred and forty persons, of whom above two hundred were
      children. One pane was broken and
      paid for. The clerk reads from the visitors' book: "I did not know that our town was in so many pictures."`),
    heading('3. Photographs'),
    ...prose(`Mr Øien presented thirty glass plates of the harbour and the wharf, taken by his brother. They were received with
      thanks, and are to be kept in
      the iron safe, on edge, with paper between.`),
    { kind: 'signature', greeting: 'Read and approved.', name: 'P. Falk', role: 'Chair' },
  ],
}

export const minutesTranscription = `
HARBOUR BOARD, MINUTE BOOK 3, FOLIO 61
Sitting of 20 June 1891, on board the Svanen. Plain-text transcription for searching; spelling as in the book.

Present: Falk, Thorsen, Holm, Øien. Bull wrote.

The keeper of the Outer Isles asks for a signal in fogg. Holm spoke for it at length. Resolved: prices for an air horn; the old
bell to be lent.
The room of the Bequest: 640 persons in five Sundays. One pane broken & paid.
Øien gives 30 glass plates. Received with thanks. To stand in the safe, on edge.
The bar: sounded by Thorsen on the 17th, 15 1/2 feet at low water, ordinary springs.
A complaint by the fish wives of the smell of the tannery. Laid over.
No more being brought forward the Board bathed.

[Margin, in another hand:] The last line to be struck out. P.F.
[Below it:] It stands. Bull.
`
