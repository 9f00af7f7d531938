import type { ContactRelationKind } from '../../contact-relations/contactRelation.ts'
import type { Language } from '../../preferences/language.ts'

/** What somebody wants to know. */
const INTENTS = ['find', 'count', 'compare', 'when', 'who', 'where', 'content', 'howTo', 'greeting', 'thanks'] as const
export type Intent = (typeof INTENTS)[number]

/** How each is asked for: of the folded text, in English, Norwegian and Spanish. The first that is met is meant. */
const INTENT_CUES: readonly (readonly [Intent, RegExp])[] = [
  ['greeting', /^(?:hi|hello|hey|hei|hallo|heisann|hola|buenos dias)(?: there| du| vitrine)?$/],
  // Who asks what can be asked is told by the greeting.
  ['greeting', /^(?:help(?: me)?|what can you do(?: for me)?|(?:how|what) can you help(?: me)?(?: with)?|what can i ask(?: you)?|who are you|what are you|hjelp(?: meg)?|hva kan du(?: gjore| hjelpe(?: meg)? med)?|hva kan jeg sporre(?: deg)? om|hvem er du|ayuda(?:me)?|que puedes hacer|que sabes hacer|en que (?:me )?puedes ayudar(?:me)?|que (?:te )?puedo preguntar(?:te)?|quien eres)$/],
  ['thanks', /^(?:(?:many )?thanks(?: a lot)?|thank you(?: very much| so much)?|(?:tusen |mange )?takk(?: skal du ha| for hjelpen)?|(?:muchas |mil )?gracias)$/],
  ['count', /\b(?:how many|number of|count of|hvor mange|antall(?:et)?|cuant[oa]s|numero de|cantidad de)\b/],
  ['howTo', /^(?:how (?:do|does|can|could|to|would|should|is it possible)|hvordan|korleis|como (?:puedo|podemos|se|hago|hacer|debo|es posible|creo|subo|cambio|anado|borro|comparto)|where do i|where can i|hvor kan jeg|hvor finner jeg innstilling|donde puedo|donde se)\b/],
  ['compare', /\b(?:compare|compared|comparison|difference between|versus|vs|sammenlign\w*|forskjell(?:en)? mellom|compara\w*|diferencia entre)\b|\b(?:more|flere|mas) .{2,60} (?:or|eller|o|than|enn|que) /],
  ['content', /\b(?:summar\w+|oppsummer\w*|resum\w+|gist of)\b|\bwhat (?:is|are|stands|does|do)\b.*\b(?:in|say|says|contain|about)\b|\bhva (?:star|handler|sier|inneholder|gjelder)\b|\bque (?:dice|dicen|contiene|hay en|pone|trata)\b|\bde que trata\b/],
  ['when', /\b(?:when|what year|which year|what date|how old|since when|nar|hvilket ar|hvilken dato|hvor gammel|cuando|que ano|en que ano|que fecha)\b/],
  ['who', /\b(?:who|whom|whose|hvem|hvems|quien|quienes)\b/],
  ['where', /\b(?:where|which place|hvor(?! (?:mange|mye|gammel|stor|lang))|hvilket sted|donde|en que lugar)\b/],
]

/** It asks for a sum of money. */
export const ASKS_HOW_MUCH = /\b(?:how much|what (?:was|is|were) the (?:price|cost|sum)|what did .{1,60} cost|hvor mye|hva koste\w*|hvor dyr\w*|cuanto (?:cost|cuest|pag|val)\w*|que precio)\b/

export const intentOf = (folded: string): Intent => INTENT_CUES.find(([, cue]) => cue.test(folded))?.[0] ?? 'find'

/** Of how questions those that the asker asks for themselves. A word of it is another in another language: "man", "i". */
export const OF_THE_ASKER: Readonly<Record<Language, RegExp>> = {
  'en-US': /^how to\b|\b(?:i|we|you|one)\b/,
  no: /\b(?:jeg|vi|man|du)\b/,
  es: /\b(?:puedo|podemos|hago|hacemos|debo|creo|subo|cambio|anado|borro|comparto)\b/,
}

/** What somebody does to a thing, by words that begin so; `seen`: is in the picture; `added`: put it into the library. */
export type Role = ContactRelationKind | 'seen' | 'added'

const ROLE_CUES: readonly (readonly [Role, RegExp])[] = [
  ['added', /^(?:add(?:ed)?|upload\w*|lastet|lastes|opplast\w*|tilfoyd\w*|anadi\w*|subi\w*|agreg\w*)$/],
  ['donor', /^(?:gave|given|donat\w*|donor\w*|gifted|bequeath\w*|ga|gav|gitt|giver\w*|skjenk\w*|gaver?|dono|don[oa]do|dio|dieron|entreg\w*|donad[oa]s?|donante\w*|regal\w*|legado)$/],
  ['seller', /^(?:sold|seller\w*|bought|solgt\w*|selger\w*|kjopt\w*|vendi\w*|vendedor\w*|compramos|comprad[oa]s?)$/],
  ['lender', /^(?:lent|lender\w*|loaned|lant\w*|utlan\w*|presto|prestad\w*|prestador\w*|prestan?)$/],
  ['author', /^(?:wrote|writer|author\w*|signed|skrev|forfatt\w*|underskr\w*|escribi\w*|autor\w*|firm\w*)$/],
  ['maker', /^(?:made|maker\w*|built|builder\w*|painted|painter\w*|drew|drawn|photograph(?:ed|er)|took|laget|bygd\w*|bygget|malt\w*|tegnet|fotograf(?:en|ert|erte)?|tok|hizo|construy\w*|pint[oa]\w*|dibuj[oa]\w*|fotografi?[oó]\w*)$/],
  ['formerOwner', /^(?:owned|owner\w*|belonged|eide|eier\w*|tilhorte|duen[oa]\w*|propietari\w*|pertenec\w*)$/],
  ['seen', /^(?:seen|portray\w*|depict\w*|pictured|avbild\w*|ses|retratad\w*|aparec\w*)$/],
]

/** The roles that words of a question speak of. */
export const roleOf = (word: string): Role | undefined => ROLE_CUES.find(([, cue]) => cue.test(word))?.[0]

/** Two words that say it together. */
const PUT_IN = /\blagt (?:til|inn)\b/

/** The role that the words of a question speak of first. */
export const roleIn = (words: readonly string[]): Role | undefined => (PUT_IN.test(words.join(' ')) ? 'added' : words.map(roleOf).find((one) => one !== undefined))

/** It goes on from what was found before: it begins so, or it speaks of "the ones" that were. */
export const NARROWING =
  /^(?:(?:and |but |og |men |y |pero )?(?:only|just|bare|kun|solo|solamente|unicamente)\b|(?:and |og |y )?(?:which|hvilke|hvilken|cual|cuales) (?:of them|of these|of those|av dem|av disse|de ellos|de ellas|de estos|de estas)\b)/

/** It asks the same of something else: "and in 1891?" */
export const SAME_OF = /^(?:and|but|og|men|y|pero|what about|how about|hva med|que hay de)\b/

/** Words that stand for what was spoken of. */
export const PRONOUNS = /\b(?:it|its|them|they|their|those|these|that|this|he|she|him|her|dem|den|det|de|disse|dette|denne|han|henne|hun|deres|ellos|ellas|los|las|lo|la|les|esos|esas|estos|estas|este|esta|eso)\b/

/** Where a second question begins that asks for more of what the first one finds. */
export const SECOND_QUESTION = /[,;]?\s+(?:and|og|y|e)\s+(?=(?:who|whom|when|where|how many|hvem|nar|når|hvor|quien|quienes|quién|quiénes|cuando|cuándo|donde|dónde|cuant|cuánt)[\p{L}]*\b)/iu
