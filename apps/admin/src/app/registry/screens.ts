import type { CollectionName } from '@dvor/contract/collections/index.ts'
import type { ComponentType } from 'react'

export interface Screens {
  /** Loads the component that stands at the collection's root instead of the generated list. */
  readonly list?: () => Promise<ComponentType>
  /** Stands at `/add`. */
  readonly add?: () => Promise<ComponentType>
  /** Stands at `/edit/:id`. */
  readonly edit?: () => Promise<ComponentType>
}

/** Hand-made screens in place of generated ones; each is a chunk of its own. */
export const screens: Readonly<Partial<Record<CollectionName, Screens>>> = {
  'accommodation-units': {
    edit: () => import('../../features/units/unit-edit-page.tsx').then((m) => m.UnitEditPage),
  },
  activities: {
    edit: () => import('../../features/galleries/gallery-pages.tsx').then((m) => m.ActivityEditPage),
  },
  'calendar-conflicts': {
    list: () => import('../../features/calendars/conflict-list-page.tsx').then((m) => m.ConflictListPage),
  },
  'calendar-feeds': {
    list: () => import('../../features/calendars/feed-list-page.tsx').then((m) => m.FeedListPage),
    edit: () => import('../../features/calendars/feed-edit-page.tsx').then((m) => m.FeedEditPage),
  },
  galleries: {
    list: () => import('../../features/galleries/gallery-pages.tsx').then((m) => m.GalleryListPage),
    edit: () => import('../../features/galleries/gallery-pages.tsx').then((m) => m.GalleryEditPage),
  },
  'global-settings': {
    edit: () => import('../../features/settings/settings-page.tsx').then((m) => m.SettingsPage),
  },
  'hall-demands': {
    list: () => import('../../features/hall-demands/demand-list-page.tsx').then((m) => m.DemandListPage),
    edit: () => import('../../features/hall-demands/demand-page.tsx').then((m) => m.DemandPage),
  },
  'contact-messages': {
    list: () =>
      import('../../features/contact-messages/message-list-page.tsx').then((m) => m.MessageListPage),
    edit: () => import('../../features/contact-messages/message-page.tsx').then((m) => m.MessagePage),
  },
  invoices: {
    list: () => import('../../features/invoices/invoice-list-page.tsx').then((m) => m.InvoiceListPage),
  },
  'outgoing-emails': {
    list: () => import('../../features/emails/outgoing-email-page.tsx').then((m) => m.OutgoingEmailPage),
  },
  prices: {
    edit: () => import('../../features/prices/price-edit-page.tsx').then((m) => m.PriceEditPage),
  },
  reservations: {
    list: () =>
      import('../../features/reservation-list/reservation-list-page.tsx').then((m) => m.ReservationListPage),
    add: () =>
      import('../../features/new-reservation/add-reservation-page.tsx').then((m) => m.AddReservationPage),
    edit: () =>
      import('../../features/reservation-detail/reservation-page.tsx').then((m) => m.ReservationPage),
  },
  'seasonal-offers': {
    list: () => import('../../features/seasonal-offers/offer-list-page.tsx').then((m) => m.OfferListPage),
  },
  'statement-lines': {
    list: () => import('../../features/bank-statements/inbox-page.tsx').then((m) => m.PaymentsInboxPage),
  },
  surveys: {
    list: () => import('../../features/surveys/survey-list-page.tsx').then((m) => m.SurveyListPage),
    edit: () => import('../../features/surveys/survey-page.tsx').then((m) => m.SurveyPage),
  },
  'survey-answers': {
    list: () => import('../../features/surveys/answers-page.tsx').then((m) => m.AnswersPage),
  },
  services: {
    edit: () => import('../../features/services/service-edit-page.tsx').then((m) => m.ServiceEditPage),
  },
  'text-blocks': {
    list: () => import('../../features/text-blocks/text-list-page.tsx').then((m) => m.TextListPage),
    edit: () => import('../../features/text-blocks/text-block-page.tsx').then((m) => m.TextBlockPage),
  },
  users: {
    list: () => import('../../features/users/user-pages.tsx').then((m) => m.UserListPage),
    edit: () => import('../../features/users/user-pages.tsx').then((m) => m.UserEditPage),
  },
}

/** Screens that belong to no collection, by their path in app/page-patterns.ts. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/dashboard': () => import('../../features/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
  '/dashboard/analytics': () =>
    import('../../features/analytics/analytics-page.tsx').then((m) => m.AnalyticsPage),
  '/sample-mode': () =>
    import('../../features/sample-mode/sample-mode-page.tsx').then((m) => m.SampleModePage),
  '/price-simulator': () => import('../../features/prices/simulator-page.tsx').then((m) => m.SimulatorPage),
  '/my-account': () => import('../../features/account/account-page.tsx').then((m) => m.AccountPage),
  '/guest-register': () =>
    import('../../features/guest-register/register-page.tsx').then((m) => m.RegisterPage),
  '/stay-tax': () => import('../../features/guest-register/stay-tax-page.tsx').then((m) => m.StayTaxPage),
  '/calendar': () => import('../../features/tape-chart/chart-page.tsx').then((m) => m.ChartPage),
}
