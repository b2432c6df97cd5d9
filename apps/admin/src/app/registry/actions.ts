import { arrivedStates } from '@dvor/booking/reservation/states.ts'
import type { Day } from '@dvor/format/days.ts'
import { listLink, quickFilters } from '../../features/reservations/quick-filters.ts'
import type { ScreenName } from './menu.ts'
import type { search } from './search-texts.ts'

export type ActionId = keyof typeof search.action

export interface Action {
  /** The screen on which it is done; gives the icon. */
  readonly screen: ScreenName
  readonly path: (today: Day) => string
  /** Stems without accents, as in `screen-words.ts`, beside the words of the action's name. */
  readonly words: string
}

const at = (path: string) => () => path

/** Actions that the search offers; `search.action` has their names. */
export const actions: Readonly<Record<ActionId, Action>> = {
  newReservation: {
    screen: 'reservations',
    path: at('/reservations/add'),
    words: 'zapis objednavk telefon pridat vytvor pobyt booking',
  },
  arrivalsToday: {
    screen: 'reservations',
    path: (today) => listLink(quickFilters(today).arriving),
    words: 'dnes prichod prichadza ubytovat zoznam tlac',
  },
  departuresToday: {
    screen: 'reservations',
    path: (today) => listLink(quickFilters(today).leaving),
    words: 'dnes odchod odchadza odubytovat',
  },
  arrivalsTomorrow: {
    screen: 'reservations',
    path: (today) => listLink(quickFilters(today).tomorrow),
    words: 'zajtra prichod prichadza tlac',
  },
  approve: {
    screen: 'reservations',
    path: (today) => listLink(quickFilters(today).approval),
    words: 'schval potvrd zamiet ziadost',
  },
  deposits: {
    screen: 'reservations',
    path: (today) => listLink(quickFilters(today).payment),
    words: 'zaloh nezaplaten dlh platb caka doplat',
  },
  refund: {
    screen: 'statement-lines',
    path: () => listLink({ state: ['cancelled'] }),
    words: 'vratit vraten peniaz storn host kart ucet refund',
  },
  issueInvoice: {
    screen: 'invoices',
    path: () => listLink({ state_in: arrivedStates }),
    words: 'faktur doklad ucet potvrden vystav dobropis nova invoice',
  },
  bankStatement: {
    screen: 'statement-lines',
    path: at('/payments-inbox'),
    words: 'vypis banka platb prevod import nahrat sparovat',
  },
  closeUnit: {
    screen: 'closures',
    path: at('/closures/add'),
    words: 'zavr zatvor uzavr blokov izb oprav nova uzavierk',
  },
  newPrice: {
    screen: 'prices',
    path: at('/prices/add'),
    words: 'cen cennik sezon zmenit zdrazit zlacnit pridat',
  },
  quote: { screen: 'price-simulator', path: at('/price-simulator'), words: 'kolko stoji cen vypocet ponuk' },
  newCoupon: { screen: 'coupons', path: at('/coupons/add'), words: 'zlav kod darcek poukaz pridat' },
  newOffer: { screen: 'seasonal-offers', path: at('/seasonal-offers'), words: 'ponuk akci balik nova' },
  newUnit: {
    screen: 'accommodation-units',
    path: at('/accommodation-units/add'),
    words: 'nova izb jednotk apartman',
  },
  newService: { screen: 'common-services', path: at('/common-services/add'), words: 'nova sluzb ranajk' },
  newActivity: { screen: 'activities', path: at('/activities/add'), words: 'nova aktivit' },
  newArticle: {
    screen: 'blog-articles',
    path: at('/blog-articles/add'),
    words: 'novy clank blog pridat novink',
  },
  newDocument: { screen: 'documents', path: at('/documents/add'), words: 'novy dokument subor pridat' },
  pictures: { screen: 'galleries', path: at('/galleries'), words: 'fotk fotogr nahrat obrazk galer' },
  policeReport: {
    screen: 'guest-register',
    path: at('/guest-register'),
    words: 'polici cudzin hlasen kniha host tlac',
  },
  cardKeys: {
    screen: 'global-settings',
    path: at('/global-settings?cast=keys'),
    words: 'kart stripe gopay brana kluc platb',
  },
  mailServer: {
    screen: 'global-settings',
    path: at('/global-settings?cast=mail'),
    words: 'post email smtp odosielan',
  },
  backup: {
    screen: 'global-settings',
    path: at('/global-settings?cast=backups'),
    words: 'zaloh zalohovan data export backup',
  },
  openSite: {
    screen: 'global-settings',
    path: at('/global-settings?cast=site'),
    words: 'google vyhladavac web zverejn otvorit spustit',
  },
  cancellationTerms: {
    screen: 'global-settings',
    path: at('/global-settings'),
    words: 'storn podmienk zaloh percent zrusen',
  },
  inviteUser: { screen: 'users', path: at('/users'), words: 'pozvat zamestnan pouzivatel novy pristup' },
  password: { screen: 'users', path: at('/my-account'), words: 'hesl ucet prihlasen druhy krok' },
  leaveSample: {
    screen: 'global-settings',
    path: at('/sample-mode'),
    words: 'ukazk vzor skusk vymazat zacat',
  },
}
