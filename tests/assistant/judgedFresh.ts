import type { JudgedQuestion } from './judged.ts'

const LOANS = 'outgoing-loans.csv'
const BOARD_1892 = 'referat-havnestyret-1892-01-09.docx'
const CONSUL = 'brev-fra-konsul-bjørnsen-om-sjøboden-på-bryggen.docx'
const MUNOZ = 'carta-del-capitán-íñigo-muñoz-1885.pdf'
const CONTRACT = 'contrato-de-préstamo-sevilla-2026.pdf'
const PANEL_REPORT = 'condition-report-azulejo-panel.docx'
const INNER_HARBOUR = 'glass-plate-014-inner-harbour.jpg'
const WHARF = 'glass-plate-022-the-wharf-in-snow.jpg'
const SLOOP = 'glass-plate-027-sloop-under-way.jpg'
const ICE = 'glass-plate-045-ice-on-the-fjord.jpg'

/** As a registrar asks, written before anybody looked at what answers. */
export const REGISTRAR: readonly JudgedQuestion[] = [
  { q: 'When does the tile panel have to be back from Sevilla?', from: [LOANS, CONTRACT] },
  { q: 'Who examined the lidded vase?', from: ['condition-report-lidded-vase.docx'], says: ['Eva Nordli'] },
  { q: 'How much is the neck amphora insured for?', from: ['insurance-values-2026.xlsx', 'ceramics-inventory.xlsx'] },
  { q: 'What happened to the Maagen?', from: ['register-of-ships-1874-1880.pdf'], says: ['lost on the bar'] },
  { q: 'Which glass plates are cracked?', from: ['glass-plates-list.csv', ICE, 'memorandum-1912-scan.jpg'] },
  { q: 'What humidity do textiles need on a journey?', from: ['courier-handbook.pdf'] },
  { q: 'Which pieces of the bequest have never been found?', from: ['donor-correspondence-summary.docx'] },
  { q: 'Who sold us the harbour tokens?', from: ['harbour-tokens.jpg'], says: ['Tor Henriksen'] },
  { q: 'How much did the Harbour Board pay for the Thorsen collection?', from: ['purchase-agreement-1902.pdf'], says: ['2,150'] },
  { q: 'Which items are still in copyright?', from: ['poster-the-light-on-the-mole.jpg'] },
]

export const REGISTRAR_IN_NORWEGIAN: readonly JudgedQuestion[] = [
  { q: 'Hva kostet lufthornet som styret valgte?', from: [BOARD_1892], says: ['1 480'] },
  { q: 'Hvem har fotografert losskuta under seil?', from: [SLOOP] },
  { q: 'Hvem er på bildet sammen med Kristine Thorsen?', from: ['captain-and-mrs-thorsen-on-deck.jpg'] },
  { q: 'Hva mener losoldermannen om kartet?', from: [CONSUL] },
  { q: 'Hva er skadet i kassene på loftet?', from: [CONSUL] },
  { q: 'Hvem var til stede på styremøtet 9. januar 1892?', from: [BOARD_1892] },
  { q: 'Hvilke fotografier er merket winter?', from: [WHARF, ICE] },
  { q: 'Hvem kjøpte vi sølvmedaljen av?', from: ['silver-medal-both-faces.jpg'], says: ['Astrid Krogh'] },
  { q: 'Har vi lydopptak av tåkesignalet?', from: ['fog-signal-outer-isles.wav'] },
  { q: 'Hvilke filer ble lagt til de siste ti dagene?', from: ['chart-of-the-outer-isles.png', LOANS, 'poster-the-light-on-the-mole.jpg'] },
]

export const REGISTRAR_IN_SPANISH: readonly JudgedQuestion[] = [
  { q: '¿En qué caja viaja el panel de azulejos?', from: [CONTRACT, PANEL_REPORT] },
  { q: '¿Cuándo termina la exposición «De Triana al norte»?', from: [CONTRACT] },
  { q: '¿Qué le pasó al alfarero de Triana?', from: [MUNOZ] },
  { q: '¿Qué compró el capitán Muñoz en Sevilla?', from: [MUNOZ] },
  { q: '¿Quién nos presta el panel de azulejos?', from: ['azulejo-panel-with-ship.jpg'], says: ['Íñigo Muñoz de la Vega'] },
  { q: '¿Cuántas fotografías hay en la carpeta Photographs?', from: [INNER_HARBOUR, WHARF, SLOOP, ICE, 'glass-plate-051-the-harbour-board.jpg'] },
  { q: '¿Qué obras están en dominio público?', from: ['harbour-at-dusk-1887.jpg', 'bark-haabet-under-full-sail.jpg', INNER_HARBOUR, 'the-great-breaker.jpg', 'seal-of-the-harbour-board.png'] },
  { q: '¿Qué cartas hablan del faro?', from: ['letters-from-the-bark-haabet-1874.pdf', 'letter-to-the-harbour-master.pdf'] },
  { q: '¿Qué seguro se pide para el préstamo del panel?', from: [CONTRACT] },
  { q: '¿Qué se añadió en el último mes?', from: ['chart-of-the-outer-isles.png', LOANS, 'poster-the-light-on-the-mole.jpg', 'insurance-values-2026.xlsx', 'condition-report-lidded-vase.docx', 'lidded-vase.jpg'] },
]

/** The first and the last of all, by when they were made and by when they were added. */
export const EXTREMES: readonly JudgedQuestion[] = [
  { q: 'What is our oldest photograph?', from: [INNER_HARBOUR, SLOOP], says: ['1889'] },
  { q: 'Hvilken glassplate er den nyeste?', from: [WHARF], says: ['De nyeste'] },
  { q: '¿Cuál es la fotografía más antigua?', from: [INNER_HARBOUR, SLOOP], says: ['1889'] },
  { q: 'Which chart was added last?', from: ['chart-of-the-outer-isles.png'], says: ['Added last'] },
  { q: 'Hva er de nyeste filene?', from: ['chart-of-the-outer-isles.png'], says: ['Sist lagt til'] },
  { q: 'Which is the oldest medal or token?', from: ['harbour-tokens.jpg'], says: ['1830'] },
]

const UNDATED = ['glass-plates-list.csv', 'storage-jar-and-wine-cup.jpg', CONTRACT, 'minutes-1891-06-20.pdf', PANEL_REPORT, 'courier-handbook.pdf']

/** What the assistant itself offers to be asked. */
export const OFFERED: readonly JudgedQuestion[] = [
  { q: 'Which pictures show the harbour before 1900?', from: [INNER_HARBOUR] },
  { q: 'How many photographs have no date?', from: UNDATED, says: ['**6**'] },
  { q: 'Who gave us the letters about the customs house?', from: ['donor-correspondence-summary.docx'], says: ['Marit Lindqvist'] },
  { q: 'How do I share a folder with somebody outside?', from: [], says: ['Share with somebody outside'] },
  { q: 'Hvilke bilder viser havnen før 1900?', from: [INNER_HARBOUR] },
  { q: 'Hvor mange fotografier mangler dato?', from: UNDATED, says: ['**6**'] },
  { q: 'Hvem ga oss brevene om tollboden?', from: ['donor-correspondence-summary.docx'], says: ['Marit Lindqvist'] },
  { q: '¿Qué imágenes muestran el puerto antes de 1900?', from: [INNER_HARBOUR] },
  { q: '¿Cuántas fotografías no tienen fecha?', from: UNDATED, says: ['**6**'] },
  { q: '¿Quién nos donó las cartas sobre la aduana?', from: ['donor-correspondence-summary.docx'], says: ['Marit Lindqvist'] },
]
