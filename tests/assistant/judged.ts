/** A question over the demo's holdings, and what a person who read all of them expects of its answer. */
export interface JudgedQuestion {
  readonly q: string
  /** File names: the answer names at least one of them as a source. None: the answer says that nothing is found, or is of Vitrine itself. */
  readonly from: readonly string[]
  /** What the answer says, in whatever words around it. */
  readonly says?: readonly string[]
  /** It goes on in the thread of the question before. */
  readonly goesOn?: true
}

const LETTER = 'letter-to-the-harbour-master.pdf'
const DEED = 'deed-of-gift-lindqvist-1887.pdf'
const MUNOZ = 'carta-del-capitán-íñigo-muñoz-1885.pdf'
const CONTRACT = 'contrato-de-préstamo-sevilla-2026.pdf'
const BAY = 'carta-de-la-ensenada.jpg'
const PANEL = 'azulejo-panel-with-ship.jpg'
const PANEL_REPORT = 'condition-report-azulejo-panel.docx'
const CONSUL = 'brev-fra-konsul-bjørnsen-om-sjøboden-på-bryggen.docx'
const BOARD_1892 = 'referat-havnestyret-1892-01-09.docx'
const MARCH = 'minutes-1891-03-14.pdf'
const JUNE = 'minutes-1891-06-20.pdf'
const JUNE_TEXT = 'minutes-1891-06-20-transcription.txt'
const REGISTER = 'register-of-ships-1874-1880.pdf'
const INDEX = 'ship-register-index.xlsx'
const BARK = 'bark-haabet-under-full-sail.jpg'
const BARK_PLAN = 'lines-plan-bark-haabet.jpg'
const BRIG_PLAN = 'lines-plan-brig-aurora.png'
const BILL = 'bill-of-lading-1902.pdf'
const GALE = 'steamship-nordstjernen-in-a-gale.jpg'
const WHISTLE = 'steam-whistle-nordstjernen.mp3'
const VASE = 'lidded-vase.jpg'
const VASE_REPORT = 'condition-report-lidded-vase.docx'
const PURCHASE = 'purchase-agreement-1902.pdf'
const ON_DECK = 'captain-and-mrs-thorsen-on-deck.jpg'
const FOG = 'fog-signal-outer-isles.wav'
const NOTICE = 'notice-to-mariners-1891-scan.pdf'
const SILHOUETTE = 'silhouette-of-captain-thorsen.jpg'
const COURIER = 'courier-handbook.pdf'
const COVERLET = 'woven-coverlet.jpg'
const COTTON = 'printed-cotton-with-sprigs.jpg'

export const ENGLISH: readonly JudgedQuestion[] = [
  { q: 'Which letters mention Captain Thorsen?', from: [LETTER] },
  { q: 'When was the bark Haabet built?', from: [REGISTER, INDEX], says: ['1869'] },
  { q: 'What is in the deed of gift?', from: [DEED] },
  { q: 'What did the harbour board decide about the fog signal?', from: [JUNE, BOARD_1892, NOTICE] },
  { q: 'Who is in the portrait of Captain Thorsen on deck?', from: [ON_DECK], says: ['Kristine Thorsen'] },
  { q: 'Where is the lidded vase?', from: [VASE], says: ['1887 Bequest'] },
  { q: 'How many lines plans are there?', from: [BARK_PLAN, BRIG_PLAN] },
  { q: 'Are there more silhouettes or coverlets?', from: [SILHOUETTE, COVERLET] },
  { q: 'What do we have on the steamship Nordstjernen?', from: [GALE, WHISTLE, BILL] },
  { q: 'only the ones from 1902', from: [BILL], goesOn: true },
  { q: 'Which paintings show the northern lights?', from: ['northern-lights-over-the-fjord.jpg'] },
  { q: 'What was shipped to Hull in 1902?', from: [BILL] },
  { q: 'Show me the plan of the town', from: ['town-plan-1868.png'] },
  { q: 'Who gave the printed cotton?', from: [COTTON], says: ['Hanna Bjørnsen'] },
  { q: 'What is the condition of the tile panel?', from: [PANEL_REPORT] },
  { q: 'How do I upload files?', from: [] },
  { q: 'Which letters mention the zeppelin Hindenburg?', from: [] },
  { q: 'What sound recordings of the fog signal are there?', from: [FOG] },
  { q: 'What does a courier do on a journey?', from: [COURIER] },
  { q: 'Summarize minutes-1891-03-14.pdf', from: [MARCH] },
]

export const NORWEGIAN: readonly JudgedQuestion[] = [
  { q: 'Hvilke brev nevner sjøboden på bryggen?', from: [CONSUL] },
  { q: 'Hva vedtok havnestyret om tåkesignalet?', from: [BOARD_1892] },
  { q: 'Når ble barken Haabet bygd?', from: [REGISTER, INDEX] },
  { q: 'Hvor mange silhuetter har vi av Thorsen?', from: [SILHOUETTE, 'silhouette-of-mrs-thorsen.jpg', ON_DECK] },
  { q: 'Vis meg bilder av fyret om natten', from: ['night-at-the-lighthouse.jpg'] },
  { q: 'Hvem er på bildet av havnestyret?', from: ['glass-plate-051-the-harbour-board.jpg'] },
  { q: 'Hvor ligger vasen med lokk?', from: [VASE, VASE_REPORT, BOARD_1892] },
  { q: 'Hva står det i kjøpekontrakten "purchase agreement"?', from: [PURCHASE] },
  { q: 'Finnes det tegninger av briggen Aurora?', from: [BRIG_PLAN] },
  { q: 'Hvilke kart viser dybder?', from: [CONSUL, BAY, 'chart-of-the-outer-isles.png', 'chart-of-the-inner-sound.jpg'] },
  { q: 'Hvordan gjenoppretter jeg noe fra papirkurven?', from: [] },
  { q: 'Hva skrev konsul Bjørnsen om kartet?', from: [CONSUL] },
  { q: 'Vis meg maleriet av barken Haabet', from: [BARK] },
]

export const SPANISH: readonly JudgedQuestion[] = [
  { q: '¿Quién escribió la carta desde Cádiz?', from: [MUNOZ] },
  { q: '¿Qué dice la carta del capitán Muñoz sobre el panel de azulejos?', from: [MUNOZ] },
  { q: '¿Qué contrato de préstamo hay con Sevilla?', from: [CONTRACT] },
  { q: '¿Dónde está la carta de la ensenada?', from: [BAY] },
  { q: '¿Cuántos mapas de la ensenada hay?', from: [BAY] },
  { q: 'Muéstrame el panel de azulejos con barco', from: [PANEL, CONTRACT, MUNOZ] },
  { q: '¿Cuándo se escribió la carta de Muñoz?', from: [MUNOZ], says: ['1885'] },
  { q: '¿Hay fotografías del puerto en invierno?', from: ['glass-plate-022-the-wharf-in-snow.jpg', 'glass-plate-014-inner-harbour.jpg', 'glass-plate-045-ice-on-the-fjord.jpg'] },
  { q: '¿Cómo puedo crear una carpeta?', from: [] },
  { q: '¿Qué documentos hablan del dragón volador?', from: [] },
  { q: 'Busca el faro de noche', from: ['night-at-the-lighthouse.jpg'] },
  { q: '¿Qué barcos hay en el registro de 1874?', from: [REGISTER, INDEX] },
]

/** Of the transcription and the folio itself either will do. */
export const TRANSCRIBED: readonly JudgedQuestion[] = [{ q: 'Who gave the thirty glass plates?', from: [JUNE, JUNE_TEXT, 'glass-plates-list.csv', 'glass-plate-014-inner-harbour.jpg'], says: ['Øien'] }]
