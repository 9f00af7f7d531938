import { predefined, type PredefinedSet } from './predefinedSet.ts'

/** The properties of IPTC Core, by the names that they have in XMP. */
export const IPTC_CORE: PredefinedSet = {
  id: 'iptcCore',
  names: { 'en-US': 'IPTC Core', no: 'IPTC Core', es: 'IPTC Core' },
  attributes: predefined('Iptc4xmpCore', [
    ['dc:title', 'text', 'Title', 'Tittel', 'Título'],
    ['photoshop:Headline', 'text', 'Headline', 'Overskrift', 'Titular'],
    ['dc:description', 'longText', 'Description', 'Beskrivelse', 'Descripción'],
    ['AltTextAccessibility', 'text', 'Alt text', 'Alternativ tekst', 'Texto alternativo'],
    ['ExtDescrAccessibility', 'longText', 'Extended description', 'Utvidet beskrivelse', 'Descripción ampliada'],
    ['dc:subject', 'text', 'Keywords', 'Nøkkelord', 'Palabras clave', 'many'],
    ['SubjectCode', 'text', 'Subject code', 'Emnekode', 'Código de tema', 'many'],
    ['Scene', 'text', 'Scene code', 'Motivkode', 'Código de escena', 'many'],
    ['IntellectualGenre', 'text', 'Intellectual genre', 'Sjanger', 'Género intelectual'],
    ['photoshop:CaptionWriter', 'text', 'Description writer', 'Beskrevet av', 'Autor de la descripción'],
    ['photoshop:DateCreated', 'edtf', 'Date created', 'Dato laget', 'Fecha de creación'],
    ['Location', 'text', 'Sublocation', 'Sted', 'Lugar'],
    ['photoshop:City', 'text', 'City', 'By', 'Ciudad'],
    ['photoshop:State', 'text', 'Province or state', 'Fylke eller delstat', 'Provincia o estado'],
    ['photoshop:Country', 'text', 'Country', 'Land', 'País'],
    ['CountryCode', 'text', 'Country code', 'Landkode', 'Código de país'],
    ['dc:creator', 'text', 'Creator', 'Opphavsperson', 'Creador', 'many'],
    ['photoshop:AuthorsPosition', 'text', 'Creator’s job title', 'Opphavspersonens stilling', 'Cargo del creador'],
    ['CreatorContactInfo', 'longText', 'Creator’s contact information', 'Opphavspersonens kontaktopplysninger', 'Datos de contacto del creador'],
    ['photoshop:Credit', 'text', 'Credit line', 'Kreditering', 'Línea de crédito'],
    ['photoshop:Source', 'text', 'Source', 'Kilde', 'Fuente'],
    ['dc:rights', 'longText', 'Copyright notice', 'Opphavsrett', 'Aviso de derechos de autor'],
    ['xmpRights:UsageTerms', 'longText', 'Rights usage terms', 'Bruksvilkår', 'Condiciones de uso'],
    ['photoshop:Instructions', 'longText', 'Instructions', 'Instruksjoner', 'Instrucciones'],
    ['photoshop:TransmissionReference', 'text', 'Job identifier', 'Oppdragsnummer', 'Identificador del trabajo'],
  ]),
}
