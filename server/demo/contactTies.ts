import type { ContactRelationForm, ContactRelationKind } from '../../src/domain/contact-relations/contactRelation.ts'

/** What a contact of the demo is to one of its entries. */
export interface DemoTie {
  readonly contact: string
  /** The entry's key. */
  readonly entry: string
  readonly form: ContactRelationForm
}

const tie = (contact: string, kind: ContactRelationKind, entry: string, { from = '', until = '', note = '' }: Partial<ContactRelationForm> = {}): DemoTie => ({
  contact,
  entry,
  form: { kind, from, until, note },
})

/** Whom the entries of the demo come from, by whom they are, and whose they were. */
export const DEMO_TIES: Readonly<Record<string, readonly DemoTie[]>> = {
  'Harbour Museum': [
    tie('Marit Lindqvist', 'donor', 'RECORDS/Acquisitions/1887 Bequest/Donor files/donor-correspondence-summary.docx', { from: '2024', note: 'Copies of the family’s own letters' }),
    tie('Hallvard Thorsen', 'rightsHolder', 'RECORDS/Acquisitions/1902 Purchase/captain-and-mrs-thorsen-on-deck.jpg'),
    tie('Hallvard Thorsen', 'donor', 'ARCHIVES/Ship registers/letters-from-the-bark-haabet-1874.pdf', { from: '2019', note: 'From the captain’s own copy book' }),
    tie('Íñigo Muñoz de la Vega', 'lender', 'RECORDS/Loans/azulejo-panel-with-ship.jpg', { from: '2026-03', until: '2027-02', note: 'For the exhibition in the customs house' }),
    tie('Beatriz Salgado', 'author', 'RECORDS/Loans/contrato-de-préstamo-sevilla-2026.pdf', { from: '2026' }),
    tie('Astrid Krogh', 'seller', 'COLLECTIONS/Coins and medals/silver-medal-both-faces.jpg', { from: '2023' }),
    tie('Dieter Brandt', 'seller', 'ARCHIVES/Ship registers/lines-plan-bark-haabet.jpg', { from: '2021~', note: 'At the auction in Hamburg' }),
    tie('Eilif Nygård', 'author', 'COLLECTIONS/Prints and drawings/panorama-of-the-harbour.webp', { from: '2026' }),
    tie('Ragnhild Sæther', 'rightsHolder', 'COLLECTIONS/Prints and drawings/poster-the-light-on-the-mole.jpg', { from: '1974' }),
    tie('Freya Lund', 'maker', 'ARCHIVES/Sound and film/fog-signal-outer-isles.wav', { from: '2025/2026' }),
    tie('Inger Moe', 'donor', 'ARCHIVES/Harbour board minutes/memorandum-1912-scan.jpg', { from: '2020', note: 'From the journals that the harbour office gives' }),
    tie('Solveig Aasen', 'other', 'ARCHIVES/Photographs/glass-plates-list.csv', { from: '2026-07', note: 'Compares it with her own plates' }),
    tie('Percival Whitcombe-Aldous', 'other', 'RECORDS/Acquisitions/1887 Bequest/Maps and charts/chart-of-the-inner-sound.jpg', { from: '2026-09', note: 'Looks for an earlier state of the plate' }),
    tie('Lucía Ferrer', 'seller', 'COLLECTIONS/Prints and drawings/harbour-by-moonlight.jpg', { from: '2024' }),
    tie('Tor Henriksen', 'seller', 'COLLECTIONS/Coins and medals/harbour-tokens.jpg', { from: '2022', note: 'All six in one lot' }),
    tie('Jane Okafor', 'seller', 'COLLECTIONS/Prints and drawings/the-great-breaker.jpg', { from: '2026-10' }),
    tie('Mei Tanaka', 'other', 'COLLECTIONS/Textiles/sailcloth-sample-with-eyelets.jpg', { from: '2026', note: 'Weaves a copy of it for the exhibition' }),
    tie('Óscar Villanueva', 'other', 'ARCHIVES/Ship registers/lines-plan-brig-aurora.png', { from: '2026', note: 'Builds a model after it' }),
    tie('Kari Fosse', 'other', 'ARCHIVES/Photographs/glass-plate-045-ice-on-the-fjord.jpg', { from: '2025', note: 'Found out where it was taken' }),
    tie('Anders Holm', 'other', 'RECORDS/Loans/outgoing-loans.csv', { from: '2026', note: 'Borrows two ship portraits' }),
    tie('William Ferguson', 'other', 'ARCHIVES/Ship registers/register-of-ships-1874-1880.pdf', { from: '2026-08', note: 'Has the log books of some of these ships' }),
  ],
  'Fjord Archive': [tie('Per Bakke', 'donor', 'RECORDS/Bilder/fjordpanorama-i-februar.webp', { from: '2025' })],
}
