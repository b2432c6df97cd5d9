import type { ScreenName } from './menu.ts'

/** Screens without an entry in the menu: shown inside others, or reached by an action. */
type Hidden = 'gallery-images' | 'service-slots' | 'my-account' | 'sample-mode'

/**
 * Everyday words by which the search finds a screen, beside its name: stems without accents, so that `faktur` is
 * found by "faktúra" and "faktúry". A screen of the menu without its words does not compile.
 */
export const screenWords: Readonly<Record<Exclude<ScreenName, Hidden>, string>> = {
  dashboard: 'prehlad dnes domov today home',
  analytics: 'statistik obsadenost trzb report graf occupancy',
  calendar: 'kalendar obsadenost izb volne chart',
  housekeeping: 'upratat upratovan pradlo chyzna tlac',
  kitchen: 'kuchyn ranajk vecer jedl strav polpenzi tlac',
  'guest-register': 'kniha host cudzin polici ubytovan hlasen register',
  'price-simulator': 'cen kolko stoji vypocet quote',
  'stay-tax': 'dan obec tax',
  'accommodation-units': 'izb apartman chat jednotk room',
  'accommodation-objects': 'objekt budov dom building',
  activities: 'aktivit jazd kon zazit',
  'activity-prices': 'cen cennik aktivit',
  'administrator-forms': 'formular poli',
  'blog-articles': 'clank blog novink prispev',
  'blog-categories': 'rubrik blog kategori',
  'calendar-conflicts': 'konflikt portal booking airbnb dvojit overbooking',
  'calendar-feeds': 'portal booking airbnb ical synchroniz',
  closures: 'uzavier zatvor zavr blokov opravy',
  'common-services': 'sluzb ranajk doplnk pes parkov',
  'contact-messages': 'sprav kontakt dopyt inbox',
  contacts: 'kontakt telefon email adres',
  coupons: 'kupon zlav kod voucher',
  documents: 'dokument subor pdf podmienk',
  'editable-automated-emails': 'email sprav text sablon',
  galleries: 'galer fotk obrazk fotogr photo',
  'global-settings': 'nastaven logo iban ico check-in prichod odchod storno zaloh settings',
  'hall-demands': 'sal svadb oslav dopyt',
  halls: 'sal svadb oslav',
  'image-blog-articles': 'produkt vyrob',
  invoices: 'faktur doklad ucet dobropis blocik uctovn invoice',
  'map-shapes': 'map kreslen poloha cest lokalit',
  'outgoing-emails': 'email odosl posta sprav neodosl',
  prices: 'cen cennik sezon price',
  reservations: 'rezervaci objednavk pobyt booking',
  'seasonal-offers': 'ponuk akci balik pobyt zlav',
  services: 'sluzb termin hodin sauna jazd',
  'statement-lines': 'plat banka vypis ucet zaloh prevod',
  'survey-answers': 'dotaznik odpoved hodnoten',
  'survey-questions': 'dotaznik otazk',
  surveys: 'dotaznik hodnoten recenzi spatna vazba',
  'text-blocks': 'strank text web obsah uvod',
  users: 'pouzivatel hesl pristup zamestnan',
}
