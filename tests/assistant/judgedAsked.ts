import type { JudgedQuestion } from './judged.ts'

const SOUNDINGS =
  'list-of-all-soundings-taken-between-the-outer-isles-and-the-bar-before-the-customs-house-in-the-summers-of-1859-to-1863-by-order-of-the-harbour-board-with-remarks-on-holding-ground-tides-and-dangers-not-laid-down-in-the-chart-copied-fair-by-the-clerks.pdf'
const EMBARGOED = 'lighthouse-section-full-height.png'
const BOARD_1892 = 'referat-havnestyret-1892-01-09.docx'
const CONSUL = 'brev-fra-konsul-bjørnsen-om-sjøboden-på-bryggen.docx'
const DONORS = 'donors-1887.csv'
const PLATES = 'glass-plates-list.csv'
const COTTON = 'printed-cotton-with-sprigs.jpg'
const CHART = 'chart-of-the-outer-isles.png'
const RASK = ['amphora-attic-black-figure.tif', 'shells-of-the-outer-shore.jpg', CONSUL, DONORS]
const ANIMALS = ['shells-of-the-outer-shore.jpg', 'fishes-of-the-sound.jpg']
const PLANTS = ['herbarium-fern.jpg', 'herbarium-sugar-kelp.jpg', 'herbarium-thistle.jpg']
const CLOTHS = ['woven-coverlet.jpg', 'mitten-with-eight-petalled-star.jpg']
const INNER_HARBOUR = 'glass-plate-014-inner-harbour.jpg'
const WHARF = 'glass-plate-022-the-wharf-in-snow.jpg'
const SLOOP = 'glass-plate-027-sloop-under-way.jpg'

/** As an archivist, somebody whose people gave things, and a pupil ask. */
export const ASKED: readonly JudgedQuestion[] = [
  { q: 'Which documents have not been described yet?', from: [], says: ['There are none'] },
  { q: 'Which documents have not been tagged?', from: [SOUNDINGS] },
  { q: 'What is under embargo?', from: [EMBARGOED] },
  { q: 'What is new this month?', from: [CHART] },
  { q: 'Which photographs are from 1892?', from: [WHARF] },
  { q: 'and from 1889?', from: [INNER_HARBOUR, SLOOP], goesOn: true },
  { q: 'Is there anything from my great-grandfather Captain Rask?', from: RASK },
  { q: 'When was Hanna Bjørnsen thanked?', from: [DONORS], says: ['1887-05-09'] },
  { q: 'Was the portrait of M. Lindqvist ever used on postcards?', from: ['donor-correspondence-summary.docx'] },
  { q: 'Is there anything about a brewery?', from: [BOARD_1892] },
  { q: 'Which animals are in the collection?', from: ANIMALS },
  { q: 'Are there any plants?', from: PLANTS },
  { q: 'How did horses help in winter?', from: [PLATES, BOARD_1892] },
  { q: 'How does the fog signal sound?', from: ['fog-signal-outer-isles.wav'] },
]

export const ASKED_IN_NORWEGIAN: readonly JudgedQuestion[] = [
  { q: 'Hvilke dokumenter er ikke beskrevet ennå?', from: [], says: ['Det er ingen'] },
  { q: 'Hvilke filer er ikke merket?', from: [SOUNDINGS] },
  { q: 'Hva er klausulert nå?', from: [EMBARGOED] },
  { q: 'Hva er nytt denne måneden?', from: [CHART] },
  { q: 'Hvilke fotografier er fra 1892?', from: [WHARF] },
  { q: 'og fra 1889?', from: [INNER_HARBOUR, SLOOP], goesOn: true },
  { q: 'Hva har dere etter bestefaren min, kaptein Rask?', from: RASK },
  { q: 'Har dere noe av bomull?', from: [COTTON, DONORS] },
  { q: 'Har vi noe om bryggeriet?', from: [BOARD_1892] },
  { q: 'Hvem var fyrvokter på Ytre øyer?', from: [BOARD_1892] },
  { q: 'Er noe skadet i kassene?', from: [CONSUL] },
  { q: 'Hvilke dyr finnes i samlingen?', from: ANIMALS },
  { q: 'Hvordan var isen i havna?', from: [BOARD_1892] },
  { q: 'Hvilke tekstiler er fra 1800-tallet?', from: CLOTHS },
]

export const ASKED_IN_SPANISH: readonly JudgedQuestion[] = [
  { q: '¿Qué documentos no se han descrito todavía?', from: [], says: ['No hay nada así'] },
  { q: '¿Qué archivos están sin etiquetar?', from: [SOUNDINGS] },
  { q: '¿Qué está bajo embargo?', from: [EMBARGOED] },
  { q: '¿Qué novedades hay este mes?', from: [CHART] },
  { q: '¿Qué fotografías hay de 1892?', from: [WHARF] },
  { q: '¿y de 1889?', from: [INNER_HARBOUR, SLOOP], goesOn: true },
  { q: '¿Tienen algo de mi abuelo, el capitán Rask?', from: RASK },
  { q: '¿Hay algo de algodón?', from: [COTTON, DONORS] },
  { q: '¿Hay algo sobre caballos?', from: [PLATES, BOARD_1892] },
  { q: '¿Qué animales hay en la colección?', from: ANIMALS },
  { q: '¿Qué plantas hay?', from: PLANTS },
  { q: 'Cuéntame algo de la campana', from: ['harbour-bell.wav'] },
  { q: '¿Cómo se hacían las velas?', from: ['sailcloth-sample-with-eyelets.jpg', 'bark-haabet-under-full-sail.jpg', 'silver-medal-both-faces.jpg'] },
  { q: '¿Qué textiles hay del siglo XIX?', from: CLOTHS },
]
