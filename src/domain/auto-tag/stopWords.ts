import type { Language } from '../preferences/language.ts'
import { folded } from '../search/words.ts'

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(folded))

/** Words that say nothing of what a text is about; a name in two languages may be one in the third, which is borne. */
const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  'en-US': wordsIn(`
a about above after again against all also am an and any are as at be because been before being below between both but by can could did do does doing down during each few for from
further had has have having he her here hers herself him himself his how i if in into is it its itself just may me might more most must my myself no nor not now of off on once only or other
our ours ourselves out over own same shall she should so some such than that the their theirs them themselves then there these they this those through to too under until up upon us very was we were
what when where which while who whom whose why will with would you your yours yourself yes one two three four five six seven eight nine ten first second third last new old many much every
said say says see seen made make makes like get got give given go goes going went come came take taken took know known well still even back way use used using dear sir madam sincerely regards
mr mrs ms dr page pages chapter et al etc eg ie re fig no vol`),
  no: wordsIn(`
og i jeg det at en et den til er som på de med han av ikke der så var meg seg men ett har om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal selv
sjøl her alle vil bli ble blei blitt kunne inn når være kom noen noe ville dere deres kun ja etter ned skulle denne for deg si sine sitt mot å meget hvorfor dette disse uten hvordan ingen din ditt
blir samme hvilken hvilke sånn inni mellom vår hver hvem vors hvis både bare enn fordi før mange også slik vært begge siden dykk dei deira eg ein eit eitt elles hjå ho hoe henne hennar hennes hoss
ikkje ingi inkje korleis korso kva kvar kvarhelst kven kvi kvifor me medan mi mine mykje noka nokon noko nokor nokre somme somt um upp vart varte vere verte vore dermed derfor måtte må fikk få får går
gikk gjorde gjøre gjør sa sier sagt ser sett mye mer mest mindre flere fleste første andre tredje siste ny nye nytt gammel gamle to tre fire fem seks sju syv åtte ni ti år dag dager herr fru hilsen
vennlig kjære side sider kapittel osv f eks bl`),
  es: wordsIn(`
de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos
uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro otras otra él tanto esa estos mucho quienes nada muchos cual poco ella estar estas algunas algo nosotros mi mis tú te
ti tu tus ellas nosotras vosotros vosotras os mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras esos esas estoy está
estamos están estaba estaban fue fueron era eran es son ser sido siendo he ha han había habían hemos tiene tienen tenía tener hace hacer hizo dice dijo decir puede pueden podía poder va van ir así
aunque bien cada dos tres cuatro cinco seis siete ocho nueve diez primero primera segundo último nuevo nueva viejo año años día días señor señora don doña estimado atentamente saludos página páginas
capítulo pues según si solo sólo tal tan todavía toda todas vez veces`),
}

/** Of all of them: months, days, and parts of addresses. */
const ELSE = wordsIn(`
january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
januar februar mars mai juni juli oktober desember mandag tirsdag onsdag torsdag fredag lørdag søndag
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo
http https www com org net html pdf mailto`)

/** Of a word as it is compared (`folded`). */
export const isStopWord = (word: string): boolean => ELSE.has(word) || Object.values(WORDS).some((words) => words.has(word))

/** So many of a text's words must be of a language more than of the others. */
const LEAST_WORDS = 3

/** The language in which a text is written, by the words that say nothing, which every text has; undefined for what has too few of them. */
export const languageOf = (words: readonly string[]): Language | undefined => {
  const counts = (Object.keys(WORDS) as Language[]).map((language) => ({ language, count: words.filter((word) => WORDS[language].has(word)).length })).toSorted((a, b) => b.count - a.count)
  const [first, second] = counts
  return first !== undefined && first.count >= LEAST_WORDS && first.count > (second?.count ?? 0) ? first.language : undefined
}
