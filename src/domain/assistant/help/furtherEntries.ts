import type { HelpEntry } from './entry.ts'

/** Of names, of access, and of what Vitrine reads, recognizes and proposes. */
export const FURTHER_HELP: readonly HelpEntry[] = [
  {
    screen: '/records/folders',
    words: 'rename name title omdøpe navn gi nytt endre renombrar cambiar nombre',
    texts: {
      'en-US': { title: 'Rename', steps: ['Select a folder or an asset and press F2, or choose Rename among its actions.', 'Type the new name and press Enter.'] },
      no: { title: 'Gi nytt navn', steps: ['Velg en mappe eller en ressurs og trykk på F2, eller velg Gi nytt navn blant handlingene.', 'Skriv det nye navnet og trykk på Enter.'] },
      es: { title: 'Cambiar el nombre', steps: ['Seleccione una carpeta o un recurso y pulse F2, o elija Cambiar nombre entre sus acciones.', 'Escriba el nuevo nombre y pulse Intro.'] },
    },
  },
  {
    screen: '/records/folders',
    words: 'restrict restriction access hide keep from tilgang skjerme sperre skjule begrense restringir restricción acceso ocultar',
    texts: {
      'en-US': { title: 'Restrict access', steps: ['Choose Access among the actions of a folder or an asset.', 'Say who is not to see it; of a folder, all that lies in it goes along.'] },
      no: { title: 'Begrens tilgang', steps: ['Velg Tilgang blant handlingene for en mappe eller en ressurs.', 'Si hvem som ikke skal se den; for en mappe følger alt i den med.'] },
      es: { title: 'Restringir el acceso', steps: ['Elija Acceso entre las acciones de una carpeta o un recurso.', 'Indique quién no debe verlo; con una carpeta, todo lo que contiene.'] },
    },
  },
  {
    screen: '/records/folders',
    words: 'ocr read scan scans text recognize lese lest skannet skanning tekst leer escaneo escaneado texto reconocer',
    texts: {
      'en-US': { title: 'Read the text of scans', steps: ['Select scans, folders or a whole list and choose Read text (OCR).', 'Choose the languages; the transfers panel shows how far it is.', 'On an asset’s page, words that were read wrong can be corrected.'] },
      no: { title: 'Les teksten i skanninger', steps: ['Velg skanninger, mapper eller en hel liste, og velg Les tekst (OCR).', 'Velg språkene; overføringspanelet viser hvor langt det er kommet.', 'På ressursens side kan ord som ble lest feil, rettes.'] },
      es: { title: 'Leer el texto de escaneos', steps: ['Seleccione escaneos, carpetas o una lista entera y elija Leer texto (OCR).', 'Elija los idiomas; el panel de transferencias muestra el avance.', 'En la página del recurso se corrigen las palabras mal leídas.'] },
    },
  },
  {
    screen: '/people',
    words: 'face faces people recognition erase ansikt ansikter folk gjenkjenning gjenkjenne rostro rostros cara caras personas reconocimiento',
    texts: {
      'en-US': { title: 'Faces', steps: ['Open People: faces that look alike stand together, where your organization recognizes faces.', 'Name a group, or say that a face is somebody else.', 'Of a named person, what was learnt of the face can be erased.'] },
      no: { title: 'Ansikter', steps: ['Åpne Folk: Ansikter som ligner, står sammen, der organisasjonen gjenkjenner ansikter.', 'Gi en gruppe navn, eller si at et ansikt er en annen.', 'For en navngitt person kan det som er lært om ansiktet, slettes.'] },
      es: { title: 'Rostros', steps: ['Abra Personas: los rostros parecidos están juntos, si su organización reconoce rostros.', 'Dé nombre a un grupo, o diga que un rostro es de otra persona.', 'De una persona con nombre se puede borrar lo aprendido de su rostro.'] },
    },
  },
  {
    screen: '/suggestions',
    words: 'suggestion suggestions suggested proposal proposals propose accept refuse forslag foreslå foreslått godta avslå sugerencia sugerencias propuesta propuestas aceptar rechazar',
    texts: {
      'en-US': { title: 'Suggestions', steps: ['Open Suggestions: tags, faces and values that are proposed, each with where it comes from.', 'Accept, change or refuse one, many, or all above a confidence; it can be undone.'] },
      no: { title: 'Forslag', steps: ['Åpne Forslag: emneord, ansikter og verdier som er foreslått, hvert med hvor det kommer fra.', 'Godta, endre eller avslå ett, mange, eller alle over en sikkerhet; det kan angres.'] },
      es: { title: 'Sugerencias', steps: ['Abra Sugerencias: etiquetas, rostros y valores propuestos, cada uno con su origen.', 'Acepte, cambie o rechace una, muchas, o todas por encima de una confianza; se puede deshacer.'] },
    },
  },
]
