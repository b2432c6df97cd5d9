import { arrivedStates } from '@dvor/booking/reservation/states.ts'
import type { Day } from '@dvor/format/days.ts'
import { listLink, quickFilters } from '../../features/reservations/quick-filters.ts'
import type { ScreenName } from './menu.ts'
import type { ScreenAccess } from './pages.ts'
import type { search } from './search-texts.ts'

export type ActionId = keyof typeof search.action

export interface Action {
  /** The screen on which it is done; gives the icon. */
  readonly screen: ScreenName
  /** Permission that it needs. */
  readonly access: ScreenAccess
  readonly path: (today: Day) => string
  /** Slovak and English stems without accents, as in `screen-words.ts`, beside the words of the action's name. */
  readonly words: string
}

const at = (path: string) => () => path

/** Actions that the search offers; `search.action` has their names. */
export const actions: Readonly<Record<ActionId, Action>> = {
  newReservation: {
    screen: 'reservations',
    access: 'reservations.create',
    path: at('/reservations/add'),
    words: 'zapis objednavk telefon pridat vytvor pobyt booking reservation add create guest walk',
  },
  arrivalsToday: {
    screen: 'reservations',
    access: 'reservations.read',
    path: (today) => listLink(quickFilters(today).arriving),
    words: 'dnes prichod prichadza ubytovat zoznam tlac check-in today arriv print',
  },
  departuresToday: {
    screen: 'reservations',
    access: 'reservations.read',
    path: (today) => listLink(quickFilters(today).leaving),
    words: 'dnes odchod odchadza odubytovat check-out today depart leav',
  },
  arrivalsTomorrow: {
    screen: 'reservations',
    access: 'reservations.read',
    path: (today) => listLink(quickFilters(today).tomorrow),
    words: 'zajtra prichod prichadza tlac tomorrow arriv print',
  },
  approve: {
    screen: 'reservations',
    access: 'reservations.edit',
    path: (today) => listLink(quickFilters(today).approval),
    words: 'schval potvrd zamiet ziadost approv confirm reject request waiting',
  },
  deposits: {
    screen: 'reservations',
    access: 'money.read',
    path: (today) => listLink(quickFilters(today).payment),
    words: 'zaloh nezaplaten dlh platb caka doplat unpaid debt owe waiting payment deposit',
  },
  refund: {
    screen: 'statement-lines',
    access: 'money.refund',
    path: () => listLink({ state: ['cancelled'] }),
    words: 'vratit vraten peniaz storn host kart ucet refund money back return cancel cancelled guest',
  },
  issueInvoice: {
    screen: 'invoices',
    access: 'documents.issue',
    path: () => listLink({ state_in: arrivedStates }),
    words: 'faktur doklad ucet potvrden vystav dobropis nova invoice bill receipt document issue',
  },
  bankStatement: {
    screen: 'statement-lines',
    access: 'statements.manage',
    path: at('/payments-inbox'),
    words: 'vypis banka platb prevod import nahrat sparovat statement upload payment match',
  },
  closeUnit: {
    screen: 'closures',
    access: 'reservations.move',
    path: at('/closures/add'),
    words: 'zavr zatvor uzavr blokov izb oprav nova close block repair closure',
  },
  newPrice: {
    screen: 'prices',
    access: 'prices.edit',
    path: at('/prices/add'),
    words: 'cen cennik sezon zmenit zdrazit zlacnit pridat price rate season change raise lower',
  },
  quote: {
    screen: 'price-simulator',
    access: 'prices.read',
    path: at('/price-simulator'),
    words: 'kolko stoji cen vypocet ponuk how much cost price calculat offer',
  },
  newCoupon: {
    screen: 'coupons',
    access: 'prices.edit',
    path: at('/coupons/add'),
    words: 'zlav kod darcek poukaz pridat discount code gift voucher promo',
  },
  newOffer: {
    screen: 'seasonal-offers',
    access: 'content.publish',
    path: at('/seasonal-offers'),
    words: 'ponuk akci balik nova offer package deal new',
  },
  newUnit: {
    screen: 'accommodation-units',
    access: 'settings.edit',
    path: at('/accommodation-units/add'),
    words: 'nova izb jednotk apartman new room apartment',
  },
  newService: {
    screen: 'common-services',
    access: 'prices.edit',
    path: at('/common-services/add'),
    words: 'nova sluzb ranajk new service breakfast extra',
  },
  newActivity: {
    screen: 'activities',
    access: 'content.publish',
    path: at('/activities/add'),
    words: 'nova aktivit new activit',
  },
  newArticle: {
    screen: 'blog-articles',
    access: 'content.edit',
    path: at('/blog-articles/add'),
    words: 'novy clank blog pridat novink new article post news',
  },
  newDocument: {
    screen: 'documents',
    access: 'content.publish',
    path: at('/documents/add'),
    words: 'novy dokument subor pridat new document file upload',
  },
  pictures: {
    screen: 'galleries',
    access: 'content.edit',
    path: at('/galleries'),
    words: 'fotk fotogr nahrat obrazk galer photo image picture upload galler',
  },
  policeReport: {
    screen: 'guest-register',
    access: 'guests.documents',
    path: at('/guest-register'),
    words: 'polici cudzin hlasen kniha host tlac police foreigner register print',
  },
  cardKeys: {
    screen: 'global-settings',
    access: 'settings.edit',
    path: at('/global-settings?cast=keys'),
    words: 'kart stripe gopay brana kluc platb card payment gateway key',
  },
  mailServer: {
    screen: 'global-settings',
    access: 'settings.edit',
    path: at('/global-settings?cast=mail'),
    words: 'post email smtp odosielan mail send',
  },
  backup: {
    screen: 'global-settings',
    access: 'settings.edit',
    path: at('/global-settings?cast=backups'),
    words: 'zaloh zalohovan data export backup download',
  },
  personalData: {
    screen: 'global-settings',
    access: 'privacy.manage',
    path: at('/global-settings?cast=privacy'),
    words:
      'gdpr osobne udaje vymaz vymazat anonym export vypis uchovav privacy erase delete person retention',
  },
  openSite: {
    screen: 'global-settings',
    access: 'settings.edit',
    path: at('/global-settings?cast=site'),
    words: 'google vyhladavac web zverejn otvorit spustit search publish open launch website',
  },
  cancellationTerms: {
    screen: 'global-settings',
    access: 'settings.edit',
    path: at('/global-settings#cancellation_rules'),
    words: 'storn podmienk zaloh percent zrusen cancel cancellat deposit terms polic',
  },
  inviteUser: {
    screen: 'users',
    access: 'users.manage',
    path: at('/users'),
    words:
      'pozvat zamestnan recepcn recepci pouzivatel novy pristup invite reception staff employee user access',
  },
  language: {
    screen: 'users',
    access: 'signed_in',
    path: at('/my-account'),
    words: 'jazyk anglick anglictin slovenc language english slovak',
  },
  password: {
    screen: 'users',
    access: 'signed_in',
    path: at('/my-account'),
    words: 'hesl ucet prihlasen druhy krok password account sign second',
  },
  leaveSample: {
    screen: 'global-settings',
    access: 'settings.edit',
    path: at('/sample-mode'),
    words: 'ukazk vzor skusk vymazat zacat sample demo example delete start',
  },
}
