import { LANGUAGES, type Language } from '../preferences/language.ts'
import { RIGHTS_STATEMENTS, type RightsStatement } from './rightsStatement.ts'

const NAMES: Readonly<Record<Language, Readonly<Record<RightsStatement, string>>>> = {
  'en-US': {
    InC: 'In Copyright',
    'InC-OW-EU': 'In Copyright – EU Orphan Work',
    'InC-EDU': 'In Copyright – Educational Use Permitted',
    'InC-NC': 'In Copyright – Non-Commercial Use Permitted',
    'InC-RUU': 'In Copyright – Rights-holder(s) Unlocatable or Unidentifiable',
    'NoC-CR': 'No Copyright – Contractual Restrictions',
    'NoC-NC': 'No Copyright – Non-Commercial Use Only',
    'NoC-OKLR': 'No Copyright – Other Known Legal Restrictions',
    'NoC-US': 'No Copyright – United States',
    CNE: 'Copyright Not Evaluated',
    UND: 'Copyright Undetermined',
    NKC: 'No Known Copyright',
    'CC-BY': 'CC BY 4.0 – Attribution',
    'CC-BY-SA': 'CC BY-SA 4.0 – Attribution, ShareAlike',
    'CC-BY-ND': 'CC BY-ND 4.0 – Attribution, NoDerivatives',
    'CC-BY-NC': 'CC BY-NC 4.0 – Attribution, NonCommercial',
    'CC-BY-NC-SA': 'CC BY-NC-SA 4.0 – Attribution, NonCommercial, ShareAlike',
    'CC-BY-NC-ND': 'CC BY-NC-ND 4.0 – Attribution, NonCommercial, NoDerivatives',
    CC0: 'CC0 1.0 – Public Domain Dedication',
    PDM: 'Public Domain Mark 1.0',
  },
  no: {
    InC: 'Opphavsrettslig beskyttet',
    'InC-OW-EU': 'Opphavsrettslig beskyttet – hitteverk i EU',
    'InC-EDU': 'Opphavsrettslig beskyttet – bruk i undervisning er tillatt',
    'InC-NC': 'Opphavsrettslig beskyttet – ikke-kommersiell bruk er tillatt',
    'InC-RUU': 'Opphavsrettslig beskyttet – rettighetshaver er ikke funnet eller ikke kjent',
    'NoC-CR': 'Ikke opphavsrettslig beskyttet – begrenset av avtale',
    'NoC-NC': 'Ikke opphavsrettslig beskyttet – bare ikke-kommersiell bruk',
    'NoC-OKLR': 'Ikke opphavsrettslig beskyttet – andre kjente rettslige begrensninger',
    'NoC-US': 'Ikke opphavsrettslig beskyttet – USA',
    CNE: 'Opphavsrett ikke vurdert',
    UND: 'Opphavsrett ikke avklart',
    NKC: 'Ingen kjent opphavsrett',
    'CC-BY': 'CC BY 4.0 – Navngivelse',
    'CC-BY-SA': 'CC BY-SA 4.0 – Navngivelse, del på samme vilkår',
    'CC-BY-ND': 'CC BY-ND 4.0 – Navngivelse, ingen bearbeidelser',
    'CC-BY-NC': 'CC BY-NC 4.0 – Navngivelse, ikke-kommersiell',
    'CC-BY-NC-SA': 'CC BY-NC-SA 4.0 – Navngivelse, ikke-kommersiell, del på samme vilkår',
    'CC-BY-NC-ND': 'CC BY-NC-ND 4.0 – Navngivelse, ikke-kommersiell, ingen bearbeidelser',
    CC0: 'CC0 1.0 – Fristatus-erklæring',
    PDM: 'Falt i det fri – Public Domain Mark 1.0',
  },
  es: {
    InC: 'Con derechos de autor',
    'InC-OW-EU': 'Con derechos de autor – Obra huérfana de la UE',
    'InC-EDU': 'Con derechos de autor – Uso educativo permitido',
    'InC-NC': 'Con derechos de autor – Uso no comercial permitido',
    'InC-RUU': 'Con derechos de autor – Titulares no localizables o no identificables',
    'NoC-CR': 'Sin derechos de autor – Restricciones contractuales',
    'NoC-NC': 'Sin derechos de autor – Solo uso no comercial',
    'NoC-OKLR': 'Sin derechos de autor – Otras restricciones legales conocidas',
    'NoC-US': 'Sin derechos de autor – Estados Unidos',
    CNE: 'Derechos de autor no evaluados',
    UND: 'Derechos de autor indeterminados',
    NKC: 'Sin derechos de autor conocidos',
    'CC-BY': 'CC BY 4.0 – Atribución',
    'CC-BY-SA': 'CC BY-SA 4.0 – Atribución, CompartirIgual',
    'CC-BY-ND': 'CC BY-ND 4.0 – Atribución, SinDerivadas',
    'CC-BY-NC': 'CC BY-NC 4.0 – Atribución, NoComercial',
    'CC-BY-NC-SA': 'CC BY-NC-SA 4.0 – Atribución, NoComercial, CompartirIgual',
    'CC-BY-NC-ND': 'CC BY-NC-ND 4.0 – Atribución, NoComercial, SinDerivadas',
    CC0: 'CC0 1.0 – Dedicación al dominio público',
    PDM: 'Marca de dominio público 1.0',
  },
}

/** What a statement is called in a language. */
export const rightsName = (statement: RightsStatement, language: Language): string => NAMES[language][statement]

/** The statements whose code, or name in any language, is meant. */
export const statementsCalled = (isMeant: (name: string) => boolean): readonly RightsStatement[] =>
  RIGHTS_STATEMENTS.filter((statement) => [statement, ...LANGUAGES.map((language) => rightsName(statement, language))].some(isMeant))
