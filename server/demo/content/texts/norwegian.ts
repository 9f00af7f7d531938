import { heading, prose, type Writing } from '../documents/blocks.ts'
import { fjordArchive, harbourBoard } from './letterheads.ts'

export const boardInNorwegian: Writing = {
  title: 'Referat fra havnestyret 9. januar 1892',
  author: 'Havnestyret',
  date: '1892-01-09',
  letterhead: { ...harbourBoard, name: 'Havnestyret', line: 'Havnefogdens kontor, Indre brygge' },
  manner: 'period',
  language: 'nb-NO',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Sted', 'Tollboden, øvre sal'],
        ['Til stede', 'Falk (formann), Thorsen, Øien, Holm, Bull (skriver)'],
      ],
    },
    heading('1. Tåkesignalet'),
    ...prose(`Det er kommet inn tre tilbud på lufthorn. Styret valgte det fra verkstedet i Horten, 1 480 kroner levert på brygga.
      Hornet settes opp på
      Ytre øyer så snart båten kan lande, og fyrvokteren får en hjelper i tåkemånedene.`),
    heading('2. Isen'),
    ...prose(`Indre havn frøs til natt til 5. januar. Havnefogden har latt sage en råk fra moloen til Tollboden, og hestene fra
      bryggeriet har trukket
      isen opp på land. Utgiften deles mellom havnekassen og bryggeriet, som trenger isen til sommeren.`),
    heading('3. Samlingen'),
    ...prose(`Frøken Lindqvist meldte at krukken med lokk har fått et hakk i kanten under flyttingen. Skaden er fylt med gips og
      malt over, så den ikke
      synes. Styret ba om at slikt heretter skrives opp, også når det ikke synes.`),
    { kind: 'signature', greeting: 'Opplest og vedtatt.', name: 'P. Falk', role: 'Formann' },
  ],
}

export const annualReport = (picture: () => Promise<Buffer>): Writing => ({
  title: 'Årsmelding 2025',
  author: 'Fjordarkivet',
  date: '2026-01-30',
  letterhead: fjordArchive,
  manner: 'office',
  language: 'nb-NO',
  blocks: [
    ...prose(`Fjordarkivet tar vare på papirer, kart og bilder fra gårdene, naustene og båtbyggeriene langs fjorden. I 2025 tok
      arkivet imot 14
      private samlinger, besvarte 312 henvendelser og gjorde 2 480 bilder tilgjengelige.`),
    { kind: 'plate', picture, caption: 'Fjorden en februardag. Fra samlingen etter lærer Åsmund Brekke.' },
    heading('Tall for året'),
    {
      kind: 'table',
      columns: [
        { title: 'Gruppe', share: 0.46 },
        { title: '2025', share: 0.18, align: 'right' },
        { title: '2024', share: 0.18, align: 'right' },
        { title: 'Endring', share: 0.18, align: 'right' },
      ],
      rows: [
        ['Private samlinger mottatt', '14', '11', '+3'],
        ['Henvendelser besvart', '312', '287', '+25'],
        ['Bilder gjort tilgjengelige', '2 480', '1 905', '+575'],
        ['Hyllemeter ordnet', '38', '41', '-3'],
      ],
    },
    heading('Båtbyggernes tegninger'),
    ...prose(`Den største samlingen i år kom fra båtbyggeriet på Ytre Nes: 126 tegninger av færinger, seksæringer og to jakter,
      de eldste fra 1861.
      Flere er tegnet på baksiden av tapet. De er renset, lagt i syrefrie mapper og avfotografert.`),
    heading('Neste år'),
    {
      kind: 'list',
      items: [
        'Flytte kartsamlingen til det nye magasinet, der fuktigheten holder seg jevn.',
        'Ordne brevene etter Brekke, om lag 900 stykker.',
        'Lage en liten utstilling om naustene i samarbeid med skolen.',
      ],
    },
    { kind: 'signature', greeting: 'Naustvegen, 30. januar 2026', name: 'Ragnhild Sæbø', role: 'Arkivleder' },
  ],
})

export const farmLetter: Writing = {
  title: 'Brev om delingen av naustet på Ytre Nes',
  author: 'Åsmund Brekke',
  date: '1911-05-07',
  letterhead: { ...fjordArchive, name: 'Lærer Åsmund Brekke', line: 'Skulehuset, Ytre Nes' },
  manner: 'period',
  language: 'nb-NO',
  blocks: [
    ...prose(`
      Ytre Nes, 7. mai 1911.

      Kjære bror,

      Nå er det bestemt at naustet skal deles i to, med vegg fra mønet og ned, og at vi får den søre delen med støa. Lensmannen var her på
      fredag og satte ned merkesteiner. Han målte med tau, og da tauet var vått ble vi enige om å måle en gang til når det var tørt.

      Færingen er tjæret og sett på vannet. Den gamle råseilet holder et år til, men ikke to. Kan du høre hos seilmakeren i byen hva
      duk koster, så skal jeg sende penger når silda er solgt.

      Ungene på skulen har begynt å skrive ned navnene på alle skjær og grunner. De har fått 74 så langt, og bestefar Nils
      sier at halvparten er galt stavet og resten ligger på feil sted. Jeg legger ved listen.
    `),
    { kind: 'signature', greeting: 'Din bror', name: 'Åsmund', role: 'Lærer på Ytre Nes' },
  ],
}

export const skerryNames = `
NAVN PÅ SKJÆR OG GRUNNER UTENFOR YTRE NES
Skrevet ned av elevene ved skulen, våren 1911. Rettet av Nils Nes (merket N).

 1. Måkeskjæret        tørt ved fjære
 2. Likkista            to favner, bryter i sørvest
 3. Store Bjørn         synlig alltid
 4. Vesle Bjørn         synlig ved halv flo
 5. Prestegrunnen       «presten rodde på den i 1842» (N: det var klokkeren)
 6. Kjerringa           ser ut som en kone med bør
 7. Øygarden ytre       landing bare i stille
 8. Silderevet          god fiskeplass i mai
 9. Blindeskjæret       ikke synlig, bryter sjelden (N: bryter alltid)
10. Tåkestolen          «der satt Ola i elleve timer»

Lodd og line ble lånt av los Andreas. Alle dybder ved vanlig fjære.
`
