import type { JudgedQuestion } from './judged.ts'

const JUNE = ['minutes-1891-06-20.pdf', 'minutes-1891-06-20-transcription.txt']
const DONORS = 'donors-1887.csv'
const LOANS = 'outgoing-loans.csv'
const PLATES = 'glass-plates-list.csv'
const HAABET = 'letters-from-the-bark-haabet-1874.pdf'
const PAGE = 'letter-page-with-seal-transcription.txt'

/** Of facts that stand in tables, transcriptions and descriptions. */
export const FACTS: readonly JudgedQuestion[] = [
  { q: 'Who was the courier of the tile panel?', from: [LOANS, 'azulejo-panel-with-ship.jpg', 'contrato-de-préstamo-sevilla-2026.pdf', 'condition-report-azulejo-panel.docx'] },
  { q: 'Which museum in Førde borrowed the coverlet?', from: [LOANS, 'woven-coverlet.jpg', 'insurance-values-2026.xlsx'] },
  { q: 'What did Elise Holm give?', from: [DONORS], says: ['Pressed plants'] },
  { q: 'Who gave the ship in a bottle?', from: [DONORS], says: ['Anonymous'] },
  { q: 'Which plate shows the horses drawing ice?', from: [PLATES], says: ['1892'] },
  { q: 'What is said of the smell of the tannery?', from: JUNE },
  { q: 'How many persons visited the room of the bequest in five Sundays?', from: JUNE },
  { q: 'Who presses weed between the pages of the tide tables?', from: [PAGE] },
  { q: 'Why is the lamp never dark on the Outer Isles?', from: [PAGE, 'night-at-the-lighthouse.jpg', 'lighthouse-turning.gif', 'letter-to-the-harbour-master.pdf'] },
  { q: 'What did the board do with the bell?', from: [...JUNE, 'harbour-bell.wav'] },
  { q: 'Which fishes were drawn from the market?', from: ['fishes-of-the-sound.jpg'] },
  { q: 'Where was the male fern gathered?', from: ['herbarium-fern.jpg'] },
  { q: 'What is the mitten made of?', from: ['mitten-with-eight-petalled-star.jpg'] },
  { q: 'Is there a poster of the exhibition?', from: ['poster-the-light-on-the-mole.jpg'] },
  { q: 'Which medal was struck for the opening of the mole?', from: ['silver-medal-both-faces.jpg'] },
  { q: 'Show the woodcut of a breaking wave', from: ['the-great-breaker.jpg'] },
  { q: 'Which amphora was bought in Naples?', from: ['amphora-attic-black-figure.tif'] },
  { q: 'Who painted the fjord in winter?', from: ['fjord-in-winter.jpg'] },
  { q: 'Is there a survey map of the valley?', from: ['survey-map-sheet-12.tif'] },
  { q: 'Find the planisphere', from: ['star-chart-northern-sky.jpg'] },
  { q: 'Which schooner was lengthened?', from: ['schooner-svanen-at-sunset.jpg', 'register-of-ships-1874-1880.pdf', 'ship-register-index.xlsx'] },
  { q: 'Where are the timber warehouses?', from: ['warehouses-on-the-wharf.jpg'] },
  { q: 'What was in the never opened envelope?', from: ['sealed-envelope-1886.jpg'] },
  { q: 'How many tokens for harbour dues are there?', from: ['harbour-tokens.jpg'] },
  { q: 'What does the memorandum of 1912 say?', from: ['memorandum-1912-scan.jpg'] },
]

export const FACTS_IN_NORWEGIAN: readonly JudgedQuestion[] = [
  { q: 'Hva ga Hanna Bjørnsen?', from: [DONORS, 'printed-cotton-with-sprigs.jpg'] },
  { q: 'Hvilke glassplater viser havnen?', from: [PLATES, 'glass-plate-014-inner-harbour.jpg', 'glass-plate-022-the-wharf-in-snow.jpg'] },
  { q: 'Finnes det et portrett av Lindqvist?', from: ['portrait-of-a-ship-owner.jpg', 'portrait-m-lindqvist.jpg'] },
  { q: 'Hvor mange medaljer har vi?', from: ['silver-medal-both-faces.jpg', 'coin-cabinet.xlsx'] },
  { q: 'Vis meg herbariet med tistel "thistle"', from: ['herbarium-thistle.jpg'] },
  { q: 'Hva står det om isen i indre havn?', from: ['referat-havnestyret-1892-01-09.docx'] },
  { q: 'Hvem ga kartet til konsul Bjørnsen?', from: ['brev-fra-konsul-bjørnsen-om-sjøboden-på-bryggen.docx'] },
  { q: 'Hvilke opptak har vi av dampskipet Nordstjernen?', from: ['steam-whistle-nordstjernen.mp3', 'steamship-nordstjernen-in-a-gale.jpg'] },
  { q: 'Når lånte vi ut åkleet?', from: [LOANS, 'woven-coverlet.jpg', 'insurance-values-2026.xlsx'] },
  { q: 'Sammenlign silhuetter og medaljer', from: ['silhouette-of-captain-thorsen.jpg', 'silhouette-of-mrs-thorsen.jpg', 'silver-medal-both-faces.jpg', 'purchase-agreement-1902.pdf', 'coin-cabinet.xlsx'] },
  { q: 'Hvilke dokumenter nevner luftskipet Norge?', from: [] },
  { q: 'Hvordan lager jeg en ny mappe?', from: [] },
  { q: 'Hvordan deler jeg en fil med noen utenfor?', from: [] },
  { q: 'Vis plakaten om fyret på moloen', from: ['poster-the-light-on-the-mole.jpg'] },
  { q: 'Hva heter tegningen av briggen?', from: ['lines-plan-brig-aurora.png'] },
]

export const FACTS_IN_SPANISH: readonly JudgedQuestion[] = [
  { q: '¿Qué donó Íñigo Muñoz?', from: [DONORS, 'carta-del-capitán-íñigo-muñoz-1885.pdf'] },
  { q: '¿Cuántas conchas hay?', from: ['shells-of-the-outer-shore.jpg', DONORS] },
  { q: '¿Hay un retrato del capitán Thorsen?', from: ['silhouette-of-captain-thorsen.jpg', 'captain-and-mrs-thorsen-on-deck.jpg'] },
  { q: '¿Dónde están las monedas?', from: ['coin-cabinet.xlsx'] },
  { q: '¿Qué grabaciones hay de la campana?', from: ['harbour-bell.wav'] },
  { q: 'Muéstrame el herbario con el helecho', from: ['herbarium-fern.jpg'] },
  { q: '¿Qué informe hay del jarrón?', from: ['condition-report-lidded-vase.docx'] },
  { q: '¿Cuándo debe volver el panel de azulejos?', from: [LOANS, 'contrato-de-préstamo-sevilla-2026.pdf'] },
  { q: '¿Quién firma el contrato de préstamo?', from: ['contrato-de-préstamo-sevilla-2026.pdf'] },
  { q: '¿Qué dice el acta sobre la señal de niebla?', from: [...JUNE, 'referat-havnestyret-1892-01-09.docx', 'minutes-1891-03-14.pdf'] },
  { q: '¿Hay más cartas o medallas?', from: ['carta-de-la-ensenada.jpg', 'carta-del-capitán-íñigo-muñoz-1885.pdf', 'silver-medal-both-faces.jpg', 'coin-cabinet.xlsx', 'letter-to-the-harbour-master.pdf', 'letter-page-with-seal-transcription.txt'] },
  { q: '¿Qué archivos hablan del submarino?', from: [] },
  { q: '¿Cómo puedo restaurar algo de la papelera?', from: [] },
  { q: 'Busca el bergantín Aurora', from: ['lines-plan-brig-aurora.png'] },
  { q: '¿Qué cuadros muestran la aurora boreal?', from: ['northern-lights-over-the-fjord.jpg'] },
]

/** What is in them, and whom they came from, in one question. */
export const GIVEN: readonly JudgedQuestion[] = [
  { q: 'Which letters mention the bark Haabet, and who gave them to us?', from: [HAABET], says: ['Hallvard Thorsen'] },
  { q: 'Hvilke brev nevner barken Haabet, og hvem ga dem til oss?', from: [HAABET], says: ['Hallvard Thorsen', 'side 1'] },
  { q: '¿Qué cartas nombran la barca Haabet y quién nos las dio?', from: [HAABET], says: ['Hallvard Thorsen'] },
  { q: 'Which letters name the bark?', from: [HAABET] },
]

/** Threads: each goes on from the one before. */
export const THREADS: readonly JudgedQuestion[] = [
  { q: 'Which ships are in the register?', from: ['register-of-ships-1874-1880.pdf', 'ship-register-index.xlsx'] },
  { q: 'only the brig Aurora', from: ['register-of-ships-1874-1880.pdf', 'ship-register-index.xlsx'], goesOn: true },
  { q: 'where are they?', from: ['register-of-ships-1874-1880.pdf', 'ship-register-index.xlsx'], goesOn: true },
  { q: 'Hva har vi om Thorsen?', from: ['silhouette-of-captain-thorsen.jpg', 'silhouette-of-mrs-thorsen.jpg', 'captain-and-mrs-thorsen-on-deck.jpg', 'letter-to-the-harbour-master.pdf', 'purchase-agreement-1902.pdf'] },
  { q: 'bare de fra 1902', from: ['purchase-agreement-1902.pdf'], goesOn: true },
  { q: '¿Qué tenemos de las islas "Outer Isles"?', from: ['chart-of-the-outer-isles.png', 'fog-signal-outer-isles.wav', 'coast-near-the-lighthouse.jpg', 'lighthouse-section-full-height.png', 'herbarium-sugar-kelp.jpg', 'lighthouse-turning.gif', 'night-at-the-lighthouse.jpg'] },
  { q: 'solo las cartas náuticas "chart"', from: ['chart-of-the-outer-isles.png'], goesOn: true },
]

/** By years, by how large files are, by what is not there or not wanted; more of what was found; and of the assistant itself. */
export const LIMITED: readonly JudgedQuestion[] = [
  { q: 'List the photographs of ships taken before 1900', from: ['glass-plate-027-sloop-under-way.jpg', 'glass-plate-014-inner-harbour.jpg'] },
  { q: '¿Qué fotos hay posteriores a 1895?', from: ['glass-plate-045-ice-on-the-fjord.jpg'] },
  { q: 'Vis meg kart fra før 1700', from: ['carta-de-la-ensenada.jpg', 'chart-of-the-outer-isles.png', 'chart-of-the-inner-sound.jpg'] },
  { q: 'How many assets were added before 1990?', from: [], says: ['There are none'] },
  { q: '¿Qué archivos son más grandes que 5 GB?', from: [] },
  { q: 'Which silhouettes have no description?', from: [] },
  { q: 'Do we have anything about walruses or silhouettes?', from: ['silhouette-of-captain-thorsen.jpg'] },
  { q: 'Hvilke bilder viser fyret?', from: ['night-at-the-lighthouse.jpg'] },
  { q: 'hvor mange?', from: ['night-at-the-lighthouse.jpg', 'coast-near-the-lighthouse.jpg', 'lighthouse-turning.gif'], says: ['Det er **5** treff.'], goesOn: true },
  { q: 'ikke de fra natten', from: ['coast-near-the-lighthouse.jpg'], says: ['Jeg fant 4 treff:'], goesOn: true },
  { q: 'Hvordan deler jeg en mappe?', from: [], says: ['Del med noen utenfor'] },
  { q: 'Hva kan du gjøre?', from: [], says: ['Spør meg'] },
  { q: 'Thanks!', from: [], says: ['You are welcome'] },
]

/** Of what pictures, prints and instruments are called, and of what Vitrine does. */
export const NAMES: readonly JudgedQuestion[] = [
  { q: 'Which plate shows the signal flags?', from: ['signal-flags-plate.png'] },
  { q: 'Is there a panorama of the harbour at sunrise?', from: ['panorama-of-the-harbour.webp'] },
  { q: 'Find the seal of the Harbour Board', from: ['seal-of-the-harbour-board.png'] },
  { q: 'What are the insurance values of 2026?', from: ['insurance-values-2026.xlsx'] },
  { q: 'Which jug comes from Triana?', from: ['jug-with-two-bands.jpg'] },
  { q: 'Hva viser bildet av tollboden "customs house"?', from: ['customs-house-facade.jpg', 'view-from-the-board-room.jpg', 'glass-plate-051-the-harbour-board.jpg'] },
  { q: 'Hvilke skjell finnes i samlingen?', from: ['shells-of-the-outer-shore.jpg', DONORS] },
  { q: 'Hvordan finner jeg duplikater?', from: [] },
  { q: '¿Hay un plano de la ciudad?', from: ['town-plan-1868.png'] },
  { q: '¿Qué tenemos de coral?', from: [DONORS] },
  { q: '¿Cómo puedo compartir un enlace?', from: [] },
  { q: 'Which books are by Jules Verne?', from: [] },
]
