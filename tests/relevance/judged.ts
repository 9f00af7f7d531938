/** A query over the demo's holdings and what a person who read all of them expects, as file names. */
export interface Judged {
  readonly q: string
  /** What is meant: grade 2. */
  readonly best: readonly string[]
  /** What also answers it: grade 1. */
  readonly also?: readonly string[]
}

const LETTER = 'letter-to-the-harbour-master.pdf'
const DEED = 'deed-of-gift-lindqvist-1887.pdf'
const MUNOZ = 'carta-del-capitán-íñigo-muñoz-1885.pdf'
const CONTRACT = 'contrato-de-préstamo-sevilla-2026.pdf'
const BAY = 'carta-de-la-ensenada.jpg'
const TILES = 'azulejo-panel-with-ship.jpg'
const TILE_REPORT = 'condition-report-azulejo-panel.docx'
const CONSUL = 'brev-fra-konsul-bjørnsen-om-sjøboden-på-bryggen.docx'
const BOARD_1892 = 'referat-havnestyret-1892-01-09.docx'
const MARCH = 'minutes-1891-03-14.pdf'
const JUNE = 'minutes-1891-06-20.pdf'
const JUNE_TEXT = 'minutes-1891-06-20-transcription.txt'
const BOARD_PHOTO = 'glass-plate-051-the-harbour-board.jpg'
const SOUNDINGS =
  'list-of-all-soundings-taken-between-the-outer-isles-and-the-bar-before-the-customs-house-in-the-summers-of-1859-to-1863-by-order-of-the-harbour-board-with-remarks-on-holding-ground-tides-and-dangers-not-laid-down-in-the-chart-copied-fair-by-the-clerks.pdf'
const REGISTER = 'register-of-ships-1874-1880.pdf'
const BRIG_PLAN = 'lines-plan-brig-aurora.png'
const BARK_PLAN = 'lines-plan-bark-haabet.jpg'
const BARK = 'bark-haabet-under-full-sail.jpg'
const ON_DECK = 'captain-and-mrs-thorsen-on-deck.jpg'
const BILL = 'bill-of-lading-1902.pdf'
const STEAMSHIP = 'steamship-nordstjernen-in-a-gale.jpg'
const VASE_REPORT = 'condition-report-lidded-vase.docx'
const PURCHASE = 'purchase-agreement-1902.pdf'
const BROTHERS = 'brev-om-delingen-av-naustet-1911.docx'
const REPORT_2025 = 'årsmelding-2025.pdf'
const SKERRIES = 'navn-på-skjær-og-grunner.txt'
const DRAWINGS = 'båttegninger.csv'
const JAKT = 'tegning-jakt-1861.png'

/** English, over the Harbour Museum. */
export const ENGLISH: readonly Judged[] = [
  { q: 'deed of gift', best: [DEED] },
  { q: 'letters to the harbour master', best: [LETTER] },
  { q: 'lines plan', best: [BRIG_PLAN, BARK_PLAN], also: [PURCHASE] },
  { q: 'brig aurora', best: [BRIG_PLAN], also: [LETTER, REGISTER] },
  { q: 'haabet', best: [BARK, BARK_PLAN], also: [ON_DECK, REGISTER, 'ship-register-index.xlsx'] },
  { q: 'bill of lading', best: [BILL] },
  { q: 'salted herring', best: [BILL] },
  { q: 'lidded vase', best: ['lidded-vase.jpg', VASE_REPORT], also: ['ceramics-inventory.xlsx', 'memorandum-1912-scan.jpg'] },
  { q: 'condition reports', best: [VASE_REPORT, TILE_REPORT], also: ['courier-handbook.pdf'] },
  { q: 'fog signal', best: ['fog-signal-outer-isles.wav', JUNE, 'notice-to-mariners-1891-scan.pdf'] },
  { q: 'silhouettes', best: ['silhouette-of-captain-thorsen.jpg', 'silhouette-of-mrs-thorsen.jpg'], also: [PURCHASE] },
  { q: '"compressed-air horn"', best: [JUNE] },
  { q: 'northern lights', best: ['northern-lights-over-the-fjord.jpg'] },
  { q: 'town plan', best: ['town-plan-1868.png'] },
  { q: 'soundings in fathoms', best: ['chart-of-the-outer-isles.png', BAY, SOUNDINGS] },
  { q: 'woven coverlets', best: ['woven-coverlet.jpg'], also: ['insurance-values-2026.xlsx', 'outgoing-loans.csv'] },
  { q: 'harbour dues', best: ['ledger-page-harbour-dues.jpg', 'harbour-tokens.jpg'], also: ['coin-cabinet.xlsx'] },
  { q: 'thirty glass plates', best: [JUNE] },
  { q: 'courier handbook', best: ['courier-handbook.pdf'] },
  { q: 'gale nordstjernen', best: [STEAMSHIP], also: ['outgoing-loans.csv', 'insurance-values-2026.xlsx'] },
]

/** Norwegian, over the Fjord Archive, which has its files found by what is said of them and not by their texts. */
export const NORWEGIAN: readonly Judged[] = [
  { q: 'årsmelding', best: [REPORT_2025] },
  { q: 'arsmelding 2025', best: [REPORT_2025] },
  { q: 'fjordarkivets', best: [REPORT_2025] },
  { q: 'naustet', best: [BROTHERS, 'høst-ved-naustet.jpg'], also: ['naustrekka-i-vinterlys.jpg'] },
  { q: 'delingen av naust', best: [BROTHERS] },
  { q: 'brev til broren', best: [BROTHERS] },
  { q: 'åsmund brekke', best: [BROTHERS] },
  { q: 'båten', best: [JAKT, DRAWINGS] },
  { q: 'tegninger fra båtbyggeriet', best: [DRAWINGS] },
  { q: 'jakt 1861', best: [JAKT] },
  { q: 'linjetegning', best: [JAKT] },
  { q: 'skjær', best: [SKERRIES] },
  { q: 'grunner', best: [SKERRIES] },
  { q: 'los andreas', best: ['los-andreas-nes.jpg'] },
  { q: 'portretter', best: ['fisker-fra-ytre-nes.jpg', 'kvinne-med-blått-sjal.jpg', 'los-andreas-nes.jpg'] },
  { q: 'tinghus', best: ['tinghuset.jpg'] },
  { q: 'innseilingen', best: ['kart-over-innseilingen.jpg'] },
  { q: 'fjord om sommeren', best: ['fjorden-om-sommeren.jpg'] },
  { q: 'panorama februar', best: ['fjordpanorama-i-februar.webp'] },
  { q: 'magasinet', best: ['magasinliste.xlsx'] },
]

/** Norwegian and Spanish, over the Harbour Museum. */
export const MIXED: readonly Judged[] = [
  { q: 'konsul bjørnsen', best: [CONSUL] },
  { q: 'sjøboden', best: [CONSUL] },
  { q: 'havnestyret', best: [BOARD_1892], also: [CONSUL] },
  { q: 'tåkesignal', best: [BOARD_1892] },
  { q: 'isen i havna', best: [BOARD_1892] },
  { q: 'carta del capitán', best: [MUNOZ] },
  { q: 'cartas de munoz', best: [MUNOZ] },
  { q: 'azulejos', best: [TILES, MUNOZ, CONTRACT], also: [TILE_REPORT] },
  { q: 'panel de azulejos con navío', best: [CONTRACT, MUNOZ] },
  { q: 'préstamos', best: [CONTRACT] },
  { q: 'prestamo sevilla', best: [CONTRACT] },
  { q: 'bergantín', best: [MUNOZ] },
  { q: 'ensenada', best: [BAY, MUNOZ] },
  { q: 'jarras de triana', best: [MUNOZ] },
  { q: 'seguro de clavo a clavo', best: [CONTRACT] },
  { q: 'informes de conservación', best: [CONTRACT] },
  { q: 'brazas', best: [MUNOZ] },
  { q: 'alfarero', best: [MUNOZ] },
  { q: 'museo del río', best: [CONTRACT], also: ['outgoing-loans.csv'] },
  { q: 'cádiz', best: [MUNOZ, BAY], also: ['donors-1887.csv', LETTER, REGISTER, 'ship-register-index.xlsx'] },
]

/** What also bears on the sittings of the board, for the queries in {@link SITTINGS}. */
const SITTING = [MARCH, JUNE, JUNE_TEXT]

export const SITTINGS: readonly Judged[] = [
  { q: 'harbour board minutes 1891', best: SITTING },
  { q: 'minutes', best: SITTING, also: [BOARD_1892] },
  { q: 'harbour board', best: [BOARD_PHOTO, 'seal-of-the-harbour-board.png'], also: [...SITTING, BOARD_1892, SOUNDINGS, PURCHASE, DEED] },
]
