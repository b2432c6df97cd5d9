import type { ScreenName } from './menu.ts'

/** Screens without an entry in the menu: shown inside others, or reached by an action. */
type Hidden = 'gallery-images' | 'service-slots' | 'my-account' | 'sample-mode'

/**
 * Everyday words, Slovak and English, by which the search finds a screen, beside its name: stems without accents, so
 * that `faktur` is found by "faktúra" and "faktúry". A screen of the menu without its words does not compile.
 */
export const screenWords: Readonly<Record<Exclude<ScreenName, Hidden>, string>> = {
  dashboard: 'prehlad dnes domov today home overview start',
  analytics: 'statistik obsadenost trzb report graf occupancy statistic revenue income chart',
  calendar: 'kalendar obsadenost izb volne chart occupancy free rooms availability',
  'resource-plan': 'zdroj kon jazdiaren sal plan denny resource horse arena hall schedule',
  resources: 'zdroj kon jazdiaren zdielan resource horse arena shared',
  'resource-closures': 'vyluka zdroj zatvor closure resource',
  housekeeping: 'upratat upratovan pradlo chyzna tlac clean laundry linen maid print',
  kitchen: 'kuchyn ranajk vecer jedl strav polpenzi tlac breakfast dinner meal food print',
  guests: 'host hostia karta znamy zelani poznamk zluc duplicit guest card customer wish merge',
  history: 'histori kto zmenil urobil dennik log audit history change who',
  'guest-register': 'kniha host cudzin polici ubytovan hlasen register guest foreigner police',
  'price-calendar':
    'cen cennik kalendar den dni zmenit zdrazit zlacnit hromadn obmedzen price calendar day rate raise lower bulk undo',
  'price-simulator': 'cen kolko stoji vypocet quote price cost calculat',
  accounting: 'uctovnictvo uctovnik pohoda export uzavierka mesiac ekasa accounting accountant closing month',
  vouchers: 'poukaz darcek darcekov voucher gift predaj kod zostatok balance',
  till: 'pokladna hotovost kasa uzavierka vklad vyber terminal till cash drawer register deposit',
  'monthly-statement': 'mesac zarob trzb prijm vykaz dph uctovnik month earn income revenue statement vat',
  'stay-tax': 'dan obec tax municipality city',
  'accommodation-units': 'izb apartman chat jednotk wifi wi-fi vybaven room apartment cabin bedroom amenit',
  'accommodation-objects': 'objekt budov dom building house',
  activities: 'aktivit jazd kon zazit activit ride horse experience trip',
  'activity-prices': 'cen cennik aktivit price activit',
  'administrator-forms': 'formular poli form field',
  'bank-accounts': 'ucet ucty banka iban vypis vlastny cudzi bank account statement own foreign',
  'blog-articles': 'clank blog novink prispev article news post',
  'blog-categories': 'rubrik blog kategori section categor',
  'calendar-conflicts': 'konflikt portal booking airbnb dvojit overbooking double',
  'calendar-feeds': 'portal booking airbnb ical synchroniz channel sync',
  closures: 'izb zatvor uzavr blokov opravy close block repair',
  'common-services': 'sluzb ranajk doplnk pes parkov service breakfast extra dog pet parking',
  'contact-messages': 'sprav kontakt dopyt inbox message contact enquir inquir',
  contacts: 'kontakt telefon email adres contact phone address',
  coupons: 'kupon zlav kod voucher discount code promo gift',
  documents: 'dokument subor pdf podmienk document file terms',
  'editable-automated-emails': 'email sprav text sablon mail template message',
  galleries: 'galer fotk obrazk fotogr photo picture image',
  'global-settings': 'nastaven settings configur',
  'hall-demands': 'sal svadb oslav dopyt wedding party event enquir inquir',
  halls: 'sal svadb oslav hall wedding party event',
  'own-emails': 'vzor sablon list email letter template mail own',
  'payment-reminders': 'pripomienk platb splatnost upomienk dlh reminder due overdue payment',
  'image-blog-articles': 'produkt vyrob product shop',
  invoices: 'faktur doklad ucet dobropis blocik uctovn invoice bill receipt document credit accounting',
  'map-shapes': 'map kreslen poloha cest lokalit drawing location',
  'outgoing-emails': 'email odosl posta sprav neodosl mail sent message outbox',
  'day-rates':
    'cen den dni jednotliv obmedzen prichod odchod zatvoren najviac najmenej day rate limit closed arrival departure',
  'rate-plans': 'sadzb cen storno nevratn pruzn ranajk polpenz podmienk rate plan flexible refund breakfast',
  'price-rules':
    'priplatk zlav pravidl jedn noc tyzden pobyt first last minute skor medzer surcharge discount rule weekly early gap',
  packages: 'balik pobyt ponuk silvester advent package stay deal bundle',
  prices: 'cen cennik sezon price rate season cost',
  reservations: 'rezervaci objednavk pobyt booking reservation order stay',
  'seasonal-offers': 'ponuk akci balik pobyt zlav offer package deal discount',
  services: 'sluzb termin hodin sauna jazd service slot hour ride',
  'received-invoices':
    'faktur dodavatel prijat e-faktura efaktura peppol ubl naklad ucet invoice supplier received e-invoice bill',
  'statement-lines': 'plat banka vypis ucet zaloh prevod payment money bank statement transfer deposit',
  'survey-answers': 'dotaznik odpoved hodnoten survey answer rating review',
  'survey-questions': 'dotaznik otazk survey question',
  surveys: 'dotaznik hodnoten recenzi spatna vazba survey rating review feedback',
  'text-blocks': 'strank text web obsah uvod page content site website',
  gatherings: 'spolocny pobyt rodiny skupina zraz partia rodin gathering families group',
  'waiting-list': 'poradovnik cakac caka cakaren zaujemc plno waiting list queue wait',
  'api-keys': 'kluc program aplikacia api pristup token key integration',
  roles: 'rola roly opravneni prava smie role permission rights',
  users: 'pouzivatel hesl pristup zamestnan recepcn user password staff employee access account',
}
