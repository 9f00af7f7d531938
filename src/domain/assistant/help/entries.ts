import type { HelpEntry } from './entry.ts'

/** What the assistant can tell of Vitrine itself. Each names the screen that it leads to. */
export const HELP: readonly HelpEntry[] = [
  {
    screen: '/records/folders',
    words: 'upload add file files image images picture document drop import last opp laste filer fil bilder legge subir cargar añadir archivo archivos imagen',
    texts: {
      'en-US': { title: 'Upload files', steps: ['Open the folder that they belong in.', 'Press Upload, or drop the files onto the list.', 'Vitrine checks names, types and room before it sends anything; the transfers panel shows how far it is.'] },
      no: { title: 'Last opp filer', steps: ['Åpne mappen de skal ligge i.', 'Trykk på Last opp, eller slipp filene på listen.', 'Vitrine sjekker navn, typer og plass før noe sendes; overføringspanelet viser hvor langt det er kommet.'] },
      es: { title: 'Subir archivos', steps: ['Abra la carpeta en la que deben estar.', 'Pulse Subir, o suelte los archivos sobre la lista.', 'Vitrine comprueba nombres, tipos y espacio antes de enviar nada; el panel de transferencias muestra el avance.'] },
    },
  },
  {
    screen: '/records/folders',
    words: 'folder create new make mappe opprette lage ny carpeta crear nueva',
    texts: {
      'en-US': { title: 'Create a folder', steps: ['Open the folder in which it is to lie, or the area itself.', 'Press New folder and give it a name.'] },
      no: { title: 'Opprett en mappe', steps: ['Åpne mappen den skal ligge i, eller selve området.', 'Trykk på Ny mappe og gi den et navn.'] },
      es: { title: 'Crear una carpeta', steps: ['Abra la carpeta en la que debe estar, o el área misma.', 'Pulse Nueva carpeta y dele un nombre.'] },
    },
  },
  {
    screen: '/records/assets',
    words: 'move copy relocate folder other another flytte flytt kopiere kopier annen mover copiar otra',
    texts: {
      'en-US': { title: 'Move or copy', steps: ['Select what you want to move or copy.', 'Choose Move to or Copy to in the bar below, and the folder.', 'Where names are taken there, you decide for each of them; moving can be undone.'] },
      no: { title: 'Flytt eller kopier', steps: ['Velg det du vil flytte eller kopiere.', 'Velg Flytt til eller Kopier til i linjen nederst, og mappen.', 'Er navn opptatt der, bestemmer du for hvert av dem; flytting kan angres.'] },
      es: { title: 'Mover o copiar', steps: ['Seleccione lo que quiere mover o copiar.', 'Elija Mover a o Copiar a en la barra inferior, y la carpeta.', 'Si hay nombres ocupados, decide por cada uno; mover se puede deshacer.'] },
    },
  },
  {
    screen: '/trash',
    words: 'trash restore deleted undelete recover bin papirkurv papirkurven gjenopprette slettet hente tilbake papelera restaurar eliminado recuperar',
    texts: {
      'en-US': { title: 'Restore from the trash', steps: ['Open Trash.', 'Select what you want back and press Restore.', 'It returns to where it lay; if a name is taken there, you are asked.'] },
      no: { title: 'Gjenopprett fra papirkurven', steps: ['Åpne Papirkurv.', 'Velg det du vil ha tilbake, og trykk på Gjenopprett.', 'Det kommer tilbake dit det lå; er et navn opptatt der, blir du spurt.'] },
      es: { title: 'Restaurar de la papelera', steps: ['Abra Papelera.', 'Seleccione lo que quiere recuperar y pulse Restaurar.', 'Vuelve a donde estaba; si un nombre está ocupado, se le pregunta.'] },
    },
  },
  {
    screen: '/records/assets',
    words: 'delete remove throw away slette slett fjerne kaste eliminar borrar quitar',
    texts: {
      'en-US': { title: 'Delete', steps: ['Select what is to go and choose Delete: it lies in the trash then.', 'Open Trash to restore it or to delete it permanently.'] },
      no: { title: 'Slett', steps: ['Velg det som skal bort, og velg Slett: Da ligger det i papirkurven.', 'Åpne Papirkurv for å gjenopprette det eller slette det for godt.'] },
      es: { title: 'Eliminar', steps: ['Seleccione lo que debe irse y elija Eliminar: queda en la papelera.', 'Abra Papelera para restaurarlo o eliminarlo definitivamente.'] },
    },
  },
  {
    screen: '/advanced-search',
    words: 'search find advanced query condition filter søk søke avansert finne filtrere buscar búsqueda avanzada filtrar',
    texts: {
      'en-US': { title: 'Search by conditions', steps: ['Type words into the search field, or open Advanced Search for kinds, repositories and dates.', 'Narrow the result with the facets beside it.', 'Save the search under a name to come back to it.'] },
      no: { title: 'Søk med betingelser', steps: ['Skriv ord i søkefeltet, eller åpne Avansert søk for typer, oppbevaringssteder og datoer.', 'Snevr inn resultatet med fasettene ved siden av.', 'Lagre søket under et navn for å komme tilbake til det.'] },
      es: { title: 'Buscar con condiciones', steps: ['Escriba palabras en el campo de búsqueda, o abra Búsqueda avanzada para tipos, repositorios y fechas.', 'Limite el resultado con las facetas de al lado.', 'Guarde la búsqueda con un nombre para volver a ella.'] },
    },
  },
  {
    screen: '/favorites',
    words: 'favorite favourites star mark favoritt favoritter stjerne favorito favoritos estrella',
    texts: {
      'en-US': { title: 'Favorites', steps: ['Press the star of a folder or an asset.', 'Favorites lists all that you have marked.'] },
      no: { title: 'Favoritter', steps: ['Trykk på stjernen til en mappe eller en ressurs.', 'Favoritter viser alt du har merket.'] },
      es: { title: 'Favoritos', steps: ['Pulse la estrella de una carpeta o un recurso.', 'Favoritos muestra todo lo que ha marcado.'] },
    },
  },
  {
    screen: '/records/web-ready',
    words: 'web ready publish portal public online nettklar publisere offentlig portal web listo publicar público',
    texts: {
      'en-US': { title: 'Show something on the public portal', steps: ['Select the assets and mark them web-ready; of a folder, all that lies in it.', 'The portal shows what is web-ready and not restricted from publication, while it is Live.'] },
      no: { title: 'Vis noe på den offentlige portalen', steps: ['Velg ressursene og merk dem som nettklare; av en mappe alt som ligger i den.', 'Portalen viser det som er nettklart og ikke sperret for publisering, så lenge den er aktiv.'] },
      es: { title: 'Mostrar algo en el portal público', steps: ['Seleccione los recursos y márquelos como listos para la web; de una carpeta, todo lo que contiene.', 'El portal muestra lo que está listo y no tiene la publicación restringida, mientras está activo.'] },
    },
  },
  {
    screen: '/admin-panel/metadata-templates',
    words: 'template metadata attribute field create mal metadata attributt felt plantilla metadatos atributo campo',
    texts: {
      'en-US': { title: 'Metadata templates', steps: ['Open Metadata Templates in the admin panel and create one with its attributes.', 'Publish it; from then on it is fixed, so duplicate it to correct it.', 'Assign it to roles or users.'] },
      no: { title: 'Metadatamaler', steps: ['Åpne Metadatamaler i administrasjonen og lag en med attributtene sine.', 'Publiser den; fra da av er den fast, så dupliser den for å rette den.', 'Tildel den til roller eller brukere.'] },
      es: { title: 'Plantillas de metadatos', steps: ['Abra Plantillas de metadatos en la administración y cree una con sus atributos.', 'Publíquela; desde entonces es fija, así que duplíquela para corregirla.', 'Asígnela a roles o usuarios.'] },
    },
  },
  {
    screen: '/contacts/general',
    words: 'contact contacts person donor create add kontakt kontakter giver legge contacto contactos donante añadir',
    texts: {
      'en-US': { title: 'Contacts', steps: ['Open Contacts and press Create.', 'Relate a contact to an asset as donor, maker or lender on the asset’s page.'] },
      no: { title: 'Kontakter', steps: ['Åpne Kontakter og trykk på Opprett.', 'Knytt en kontakt til en ressurs som giver, produsent eller utlåner på ressursens side.'] },
      es: { title: 'Contactos', steps: ['Abra Contactos y pulse Crear.', 'Relacione un contacto con un recurso como donante, creador o prestador en la página del recurso.'] },
    },
  },
  {
    screen: '/admin-panel/user-roles',
    words: 'role roles permission permissions rights rolle roller rettighet rettigheter tillatelse rol roles permiso permisos derechos',
    texts: {
      'en-US': { title: 'Roles and permissions', steps: ['Open User Roles in the admin panel.', 'Add a role and select its permissions; nobody can grant what they lack.'] },
      no: { title: 'Roller og rettigheter', steps: ['Åpne Brukerroller i administrasjonen.', 'Legg til en rolle og velg rettighetene; ingen kan gi det de selv mangler.'] },
      es: { title: 'Roles y permisos', steps: ['Abra Roles de usuario en la administración.', 'Añada un rol y seleccione sus permisos; nadie puede dar lo que no tiene.'] },
    },
  },
  {
    screen: '/admin-panel/organizations-accounts',
    words: 'user users invite account password reset block bruker brukere invitere konto passord sperre usuario usuarios invitar cuenta contraseña bloquear',
    texts: {
      'en-US': { title: 'Users', steps: ['Open Organizations & Accounts in the admin panel and your organization.', 'Add a user by username, e-mail and role; they get an e-mail to set their password.', 'There a user can also be blocked, deleted or sent a new password link.'] },
      no: { title: 'Brukere', steps: ['Åpne Organisasjoner og kontoer i administrasjonen, og organisasjonen din.', 'Legg til en bruker med brukernavn, e-post og rolle; de får en e-post for å velge passord.', 'Der kan en bruker også sperres, slettes eller få en ny passordlenke.'] },
      es: { title: 'Usuarios', steps: ['Abra Organizaciones y cuentas en la administración, y su organización.', 'Añada un usuario con nombre, correo y rol; recibe un correo para elegir su contraseña.', 'Allí también se puede bloquear, eliminar o enviar un nuevo enlace de contraseña.'] },
    },
  },
  {
    screen: '/records/assets',
    words: 'share link outside send somebody dele deler lenke del utenfor compartir enlace fuera enviar',
    texts: {
      'en-US': { title: 'Share with somebody outside', steps: ['Select a folder or assets and choose Share.', 'Say until when the link opens, whether files may be downloaded, and a pass phrase if you want one.', 'Copy the link; it is shown once.'] },
      no: { title: 'Del med noen utenfor', steps: ['Velg en mappe eller ressurser, og velg Del.', 'Si hvor lenge lenken skal virke, om filer kan lastes ned, og en passfrase om du vil ha en.', 'Kopier lenken; den vises én gang.'] },
      es: { title: 'Compartir con alguien de fuera', steps: ['Seleccione una carpeta o recursos y elija Compartir.', 'Indique hasta cuándo abre el enlace, si se pueden descargar archivos y una frase de paso si quiere.', 'Copie el enlace; se muestra una vez.'] },
    },
  },
  {
    screen: '/records/assets',
    words: 'download zip files save laste ned nedlasting descargar zip guardar',
    texts: {
      'en-US': { title: 'Download', steps: ['Select what you want and choose Download: one file comes as it is, several come as a zip.', 'The transfers panel shows zips that are still being made.'] },
      no: { title: 'Last ned', steps: ['Velg det du vil ha, og velg Last ned: Én fil kommer som den er, flere kommer som zip.', 'Overføringspanelet viser zip-filer som fortsatt lages.'] },
      es: { title: 'Descargar', steps: ['Seleccione lo que quiere y elija Descargar: un archivo llega como es, varios llegan en un zip.', 'El panel de transferencias muestra los zip que aún se crean.'] },
    },
  },
  {
    screen: '/duplicates',
    words: 'duplicate duplicates same twice merge duplikat duplikater dobbelt slå sammen duplicado duplicados iguales fusionar',
    texts: {
      'en-US': { title: 'Duplicates', steps: ['Open Duplicates: files that are the same, and pictures that look alike.', 'Merge a group into one asset; what is said of the others is kept with it.'] },
      no: { title: 'Duplikater', steps: ['Åpne Duplikater: filer som er like, og bilder som ligner.', 'Slå en gruppe sammen til én ressurs; det som er sagt om de andre, følger med.'] },
      es: { title: 'Duplicados', steps: ['Abra Duplicados: archivos iguales e imágenes parecidas.', 'Fusione un grupo en un recurso; lo que se dice de los demás se conserva con él.'] },
    },
  },
  {
    screen: '/records/assets-metadata',
    words: 'edit metadata many table bulk values redigere endre mange tabell verdier editar cambiar muchos tabla valores',
    texts: {
      'en-US': { title: 'Edit metadata of many', steps: ['Open Assets Metadata: a table of assets by template, saved as you type.', 'Or select assets in a list and choose Edit to change them all at once; it can be undone.'] },
      no: { title: 'Rediger metadata for mange', steps: ['Åpne Metadata for ressurser: en tabell etter mal, lagret mens du skriver.', 'Eller velg ressurser i en liste og velg Rediger for å endre alle på én gang; det kan angres.'] },
      es: { title: 'Editar metadatos de muchos', steps: ['Abra Metadatos de recursos: una tabla por plantilla, guardada mientras escribe.', 'O seleccione recursos en una lista y elija Editar para cambiarlos a la vez; se puede deshacer.'] },
    },
  },
]
