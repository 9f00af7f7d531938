import type { Language } from '../preferences/language.ts'

/** The kinds of things that are told apart in pictures (the 80 of COCO), as tags: the name that the model has for each, and the words of people. */
const KINDS = `
person|person|person|persona
bicycle|bicycle|sykkel|bicicleta
car|car|bil|coche
motorcycle|motorcycle|motorsykkel|motocicleta
airplane|airplane|fly|avión
bus|bus|buss|autobús
train|train|tog|tren
truck|truck|lastebil|camión
boat|boat|båt|barco
traffic light|traffic light|trafikklys|semáforo
fire hydrant|fire hydrant|brannhydrant|boca de incendios
stop sign|stop sign|stoppskilt|señal de stop
parking meter|parking meter|parkometer|parquímetro
bench|bench|benk|banco
bird|bird|fugl|pájaro
cat|cat|katt|gato
dog|dog|hund|perro
horse|horse|hest|caballo
sheep|sheep|sau|oveja
cow|cow|ku|vaca
elephant|elephant|elefant|elefante
bear|bear|bjørn|oso
zebra|zebra|sebra|cebra
giraffe|giraffe|sjiraff|jirafa
backpack|backpack|ryggsekk|mochila
umbrella|umbrella|paraply|paraguas
handbag|handbag|håndveske|bolso
tie|tie|slips|corbata
suitcase|suitcase|koffert|maleta
frisbee|frisbee|frisbee|disco volador
skis|skis|ski|esquís
snowboard|snowboard|snøbrett|tabla de snowboard
sports ball|ball|ball|pelota
kite|kite|drage|cometa
baseball bat|baseball bat|baseballkølle|bate de béisbol
baseball glove|baseball glove|baseballhanske|guante de béisbol
skateboard|skateboard|rullebrett|monopatín
surfboard|surfboard|surfebrett|tabla de surf
tennis racket|tennis racket|tennisracket|raqueta de tenis
bottle|bottle|flaske|botella
wine glass|wine glass|vinglass|copa de vino
cup|cup|kopp|taza
fork|fork|gaffel|tenedor
knife|knife|kniv|cuchillo
spoon|spoon|skje|cuchara
bowl|bowl|bolle|cuenco
banana|banana|banan|plátano
apple|apple|eple|manzana
sandwich|sandwich|smørbrød|bocadillo
orange|orange|appelsin|naranja
broccoli|broccoli|brokkoli|brócoli
carrot|carrot|gulrot|zanahoria
hot dog|hot dog|pølse i brød|perrito caliente
pizza|pizza|pizza|pizza
donut|doughnut|smultring|rosquilla
cake|cake|kake|tarta
chair|chair|stol|silla
couch|sofa|sofa|sofá
potted plant|potted plant|potteplante|planta en maceta
bed|bed|seng|cama
dining table|dining table|spisebord|mesa de comedor
toilet|toilet|toalett|inodoro
tv|television|fjernsyn|televisor
laptop|laptop|bærbar datamaskin|ordenador portátil
mouse|computer mouse|datamus|ratón de ordenador
remote|remote control|fjernkontroll|mando a distancia
keyboard|keyboard|tastatur|teclado
cell phone|mobile phone|mobiltelefon|teléfono móvil
microwave|microwave oven|mikrobølgeovn|microondas
oven|oven|stekeovn|horno
toaster|toaster|brødrister|tostadora
sink|sink|vask|fregadero
refrigerator|refrigerator|kjøleskap|frigorífico
book|book|bok|libro
clock|clock|klokke|reloj
vase|vase|vase|jarrón
scissors|scissors|saks|tijeras
teddy bear|teddy bear|teddybjørn|oso de peluche
hair drier|hair dryer|hårføner|secador de pelo
toothbrush|toothbrush|tannbørste|cepillo de dientes`

const NAMES: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(
  KINDS.trim()
    .split('\n')
    .map((row) => {
      const [kind = '', english = '', no = '', es = ''] = row.split('|')
      return [kind, { 'en-US': english, no, es }]
    }),
)

/** As the model calls them. */
export const OBJECT_KINDS: readonly string[] = [...NAMES.keys()]

/** What people call a kind, in one language; undefined where there is no such kind. */
export const nameOfKind = (kind: string, language: Language): string | undefined => NAMES.get(kind)?.[language]

/** All that it may be called. */
export const namesOfKind = (kind: string): readonly string[] => [...new Set(Object.values(NAMES.get(kind) ?? {}))]
