import { heading, prose, type Writing } from '../documents/blocks.ts'
import { captain, consulate } from './letterheads.ts'

export const consulsLetter: Writing = {
  title: 'Brev fra konsul Bjørnsen om sjøboden',
  author: 'H. Bjørnsen',
  date: '1884-02-18',
  letterhead: consulate,
  manner: 'period',
  language: 'nb-NO',
  blocks: [
    ...prose(`
      Bryggen, den 18. februar 1884. Til herr skipsreder A. Lindqvist.

      Høystærede herr Lindqvist,

      Jeg takker for Deres brev av 6. ds. og for kartet over innseilingen, som jeg herved sender tilbake i samme stand. Losoldermannen har
      sett på det og finner at dybden øst for Ytterskjæret stemmer på én favn nær, men at båen utenfor Måkeholmen ligger
      et par kabellengder lenger vest enn tegnet. Han har rettet den med blyant.

      Så var det sjøboden. Kommunen krever at den åpne svalen mot sjøen blir kledd, og at pipen mures om før høsten. Jeg har
      bedt byggmester Øien om et overslag, og det lyder på 340 kroner for begge deler, tømmer og kalk medregnet. Skulle De ønske
      å beholde svalen slik den er, må vi søke om fritak, og det bør skje før havnestyret møtes i mars.
    `),
    heading('Om det som står lagret'),
    ...prose(`
      På loftet står ennå de seks kassene med glassert leirtøy som kaptein Rask førte hjem i fjor. To av dem har tatt imot
      vann fra taket. Jeg har latt dem åpne og tørke; ett fat og en krukke med lokk er skadet i kanten, resten er helt. Kassene bør flyttes
      til Dem så snart isen går.

      Min hustru ber meg hilse frøken Lindqvist og minne om det lovede besøket når dagene blir lengre.
    `),
    { kind: 'signature', greeting: 'Deres forbundne', name: 'H. Bjørnsen', role: 'Konsul' },
  ],
}

export const captainsLetter: Writing = {
  title: 'Carta del capitán Muñoz',
  author: 'Í. Muñoz',
  date: '1885-11-09',
  letterhead: captain,
  manner: 'period',
  language: 'es-ES',
  blocks: [
    ...prose(`
      Cádiz, 9 de noviembre de 1885. Al señor don Andrés Lindqvist, armador.

      Muy señor mío y amigo:

      Llegamos a esta bahía el día primero, tras veintitrés días de mar, los seis últimos con viento duro del noroeste. El
      bergantín se portó
      como siempre: perdimos una gavia y dos gallinas, y nada más. La sal está apalabrada a buen precio y empezaremos a cargar en
      cuanto amaine.

      Cumplí su encargo en Sevilla. El alfarero de Triana que usted recordaba ha muerto, pero su hija sigue con el horno y conserva los
      dibujos del padre. Le compré el panel de azulejos con el navío, que ella no quería vender por piezas, y dos jarras con
      banda blanca de las que hacía para la gente del río. Va todo en paja, en cuatro cajas marcadas con una L, y a mi cuidado.

      En cuanto a la carta de la ensenada, el piloto mayor me dejó copiarla una tarde. Verá que las sondas están en brazas de las
      nuestras y no en las inglesas; añado al margen la cuenta para que su hijo no se equivoque, que un palmo de error en esa
      barra es un barco.

      Salude de mi parte al capitán Rask y dígale que le debo una cena y él a mí una mañana de pesca.
    `),
    {
      kind: 'signature',
      greeting: 'Queda suyo, afectísimo seguro servidor que besa su mano,',
      name: 'Íñigo Muñoz',
      role: 'Capitán del «Santa Eulalia»',
    },
  ],
}

export const letterTranscription = `
TRANSCRIPTION
Letter page with seal, undated (paper of about 1880). One sheet, written on one side, brown ink.
Transcribed by the registrar's office; [...] = illegible, <...> = supplied.

  Outer Isles, Thursday

My dear M.,

The keeper has let me have his table by the window, which is to say his only table by his only window, and I write with the lamp
turning over my head. Every twelve seconds I have light enough for about four words. You must not blame me for the spacing.

We counted thirty-one sail going north this morning, after the fog lifted. I drew nine of them. The tenth I did not draw, for it was
Aurora, and I stood and waved like a boy instead, and they dipped the flag. Father would say that it was meant for the light.
[...] I believe it was meant for me.

The keeper's wife gathers weed after the gales and presses it between the pages of the tide tables. She has given me a sheet of sugar
kelp as long as my arm. I shall bring it home if it does not <eat> the boat first.

Tell Captain Thorsen that the lamp here has not been dark one night in eleven years, and that the secret is that it is
tended by somebody who cannot sleep. [...]

  Yours from the edge of things,
  A.

Notes
1. "A." is most likely Anders Lindqvist the younger; see the log of the Aurora for 14 June.
2. The pressed kelp is in Collections / Natural history.
`
