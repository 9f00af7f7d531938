import { LANGUAGES, type Language } from '../../preferences/language.ts'
import { sequenceOf } from '../../search/words.ts'

/** Words that say how something is asked, and not what for; as words are compared: without case and accents. */
const WORDS: Readonly<Record<Language, string>> = {
  'en-US': `a an the of in on at to for from by with without about into onto over under between and or but not no than then also only just taken tagged write writes s t re ve ll is are was were be been being am do does did
    done have has had having which what whats who whom whose when where why how many much there that this these those it its they them their he she his her we us our ours you your i me my
    mine can could may might would should shall will must show find list give get tell search look looking see know please want need any some all each every both one ones thing things
    something anything item items asset assets file files record records holding holdings document documents mention mentions mentioned mentioning say says said contain contains containing concern
    concerning concerns regarding related hold holds named called name names naming tell tells told speak speaks spoke talk talks refer refers during before after since until year number count compare compared difference summarize summarise summary summarized hello hi hey thanks
    thank exist exists available if so as out up stand stands written more most fewer less vs versus shows showing shown together still happen happens pay paid cost kept keep
    keeps used use uses happened come comes came coming collection collections work works object objects like ago ever yet go goes went got get gets became become explain describe somebody someone anybody anyone whether anywhere somewhere now`,
  no: `en ei et den det de som er var vaere vaert har hadde ha i pa til for fra av med uten om inn over under mellom og eller men ikke ingen enn da ogsa bare kun hvilke hvilken hvilket hva hvem
    hvis hvor hvordan hvorfor nar mange mye der dette disse denne deres dem dere han hun hans hennes vi oss var vare du deg din ditt dine jeg meg min mitt mine kan kunne ma matte vil ville skal
    skulle vis finn finne liste gi fa fortell sok se vet vennligst onsker trenger noe noen alle hver begge ting gjenstand gjenstander fil filen filer filene dokument dokumenter dokumentet nevner nevnes nevnt nevne
    omtaler omtalt navngir navngis navn snakker forteller fortelles refererer star sier sa inneholder handler gjelder angaende heter kalt under for etter siden ar antall sammenlign sammenlignet forskjell oppsummer oppsummering hei takk finnes eksisterer merket tagget
    tilgjengelig sa ut opp flere flest faerre mindre skrevet oss ble lagt sammen stede fortsatt fremdeles koste kostet
    blir bli blitt ligger viser vise viste vist finner oppbevares skjedde brukt kommer kom samling samlingen samlinger samlingene verk verket verkene gjenstanden gjenstander gjenstandene objekt objekter forklar beskriv enna enda fordi blant hos gjor gjore gjorde gjort fikk far fatt gikk gar gatt slik gang kommet na slags`,
  es: `un una unos unas el la los las lo de del en a al para por con sin sobre entre y e o u pero no ni que cual cuales quien quienes cuyo cuando donde por porque como cuanto cuanta cuantos cuantas
    hay es son era eran fue fueron ser sido esta estan estaba este estos estas ese esa esos esas aquel eso esto ello ellos ellas el su sus le les se nos nosotros nuestro nuestra nuestros nuestras
    usted tu tus yo me mi mis puedo puede pueden podria muestra muestrame mostrar busca buscar encuentra encontrar lista listar da dame dime ver saber favor quiero necesito algun alguna algunos algunas
    algo todo todos toda todas cada ambos cosa cosas objeto objetos archivo archivos documento documentos mencionan menciona mencionado mencionada nombra nombran nombre refiere refieren dice dicen dijo contiene contienen trata tratan relacionado
    llamado llamada durante antes despues desde hasta ano numero compara comparar diferencia resume resumen resumir hola gracias existe existen disponible si tambien solo solamente mas menos escrito
    debe deben habla hablan hablar tiene tienen tenemos conserva conservan etiquetado etiquetada etiquetados etiquetadas paso usa usan viene vienen muestran mostrando junto juntos juntas todavia aun sigue siguen costo cuesta coleccion colecciones obra obras cuentame cuentanos explica explicame hablame ensena ensename describe sabe sabemos habia hubo tenia tuvo hace hacia hacen hacian hicieron ocurrio sucedio segun acerca ahora muy otro otra otros otras`,
}

const SETS: Readonly<Record<Language, ReadonlySet<string>>> = {
  'en-US': new Set(WORDS['en-US'].split(/\s+/)),
  no: new Set(WORDS.no.split(/\s+/)),
  es: new Set(WORDS.es.split(/\s+/)),
}

export const isFunctionWord = (word: string, language: Language): boolean => SETS[language].has(word)

/** The language of a question, by its function words: those of one language alone count most. Undecided: that of the interface. */
export const languageOf = (text: string, otherwise: Language): Language => {
  const words = [...sequenceOf(text)]
  const points = (language: Language): number =>
    words.reduce((sum, word) => {
      if (!SETS[language].has(word)) return sum
      return sum + (LANGUAGES.some((other) => other !== language && SETS[other].has(word)) ? 1 : 3)
    }, /[ñ¿¡]/iu.test(text) && language === 'es' ? 6 : /[æøå]/iu.test(text) && language === 'no' ? 1 : 0)
  const best = [otherwise, ...LANGUAGES.filter((one) => one !== otherwise)].map((language) => ({ language, points: points(language) }))
  return best.reduce((one, other) => (other.points > one.points ? other : one)).language
}
