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
    edit: () => import('./unit-edit-page.tsx').then((m) => m.UnitEditPage),
  },
  activities: {
    edit: () => import('./gallery-pages.tsx').then((m) => m.ActivityEditPage),
  },
  'calendar-conflicts': {
    list: () => import('../calendars/conflict-list-page.tsx').then((m) => m.ConflictListPage),
  },
  'calendar-feeds': {
    list: () => import('../calendars/feed-list-page.tsx').then((m) => m.FeedListPage),
    edit: () => import('../calendars/feed-edit-page.tsx').then((m) => m.FeedEditPage),
  },
  galleries: {
    list: () => import('./gallery-pages.tsx').then((m) => m.GalleryListPage),
    edit: () => import('./gallery-pages.tsx').then((m) => m.GalleryEditPage),
  },
  'global-settings': {
    edit: () => import('../settings/settings-page.tsx').then((m) => m.SettingsPage),
  },
  'hall-demands': {
    list: () => import('../demands/demand-list-page.tsx').then((m) => m.DemandListPage),
    edit: () => import('../demands/demand-page.tsx').then((m) => m.DemandPage),
  },
  'contact-messages': {
    list: () => import('../messages/message-list-page.tsx').then((m) => m.MessageListPage),
    edit: () => import('../messages/message-page.tsx').then((m) => m.MessagePage),
  },
  invoices: {
    list: () => import('../invoices/invoice-list-page.tsx').then((m) => m.InvoiceListPage),
  },
  'outgoing-emails': {
    list: () => import('./outgoing-email-page.tsx').then((m) => m.OutgoingEmailPage),
  },
  prices: {
    edit: () => import('./price-edit-page.tsx').then((m) => m.PriceEditPage),
  },
  reservations: {
    list: () => import('../reservations/reservation-list-page.tsx').then((m) => m.ReservationListPage),
    add: () => import('../reservations/adding/add-reservation-page.tsx').then((m) => m.AddReservationPage),
    edit: () => import('../reservations/reservation-page.tsx').then((m) => m.ReservationPage),
  },
  'seasonal-offers': {
    list: () => import('../offers/offer-list-page.tsx').then((m) => m.OfferListPage),
  },
  'statement-lines': {
    list: () => import('../payments/inbox-page.tsx').then((m) => m.PaymentsInboxPage),
  },
  surveys: {
    list: () => import('../surveys/survey-list-page.tsx').then((m) => m.SurveyListPage),
    edit: () => import('../surveys/survey-page.tsx').then((m) => m.SurveyPage),
  },
  'survey-answers': {
    list: () => import('../surveys/answers-page.tsx').then((m) => m.AnswersPage),
  },
  services: {
    edit: () => import('../services/service-edit-page.tsx').then((m) => m.ServiceEditPage),
  },
  'text-blocks': {
    list: () => import('../texts/text-list-page.tsx').then((m) => m.TextListPage),
    edit: () => import('../texts/text-block-page.tsx').then((m) => m.TextBlockPage),
  },
  users: {
    list: () => import('./user-pages.tsx').then((m) => m.UserListPage),
    edit: () => import('./user-pages.tsx').then((m) => m.UserEditPage),
  },
}

/** Screens that belong to no collection, by their path in app/page-patterns.ts. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/dashboard': () => import('../dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
  '/dashboard/analytics': () => import('../analytics/analytics-page.tsx').then((m) => m.AnalyticsPage),
  '/sample-mode': () => import('../sample/sample-mode-page.tsx').then((m) => m.SampleModePage),
  '/price-simulator': () => import('../prices/simulator-page.tsx').then((m) => m.SimulatorPage),
  '/my-account': () => import('../account/account-page.tsx').then((m) => m.AccountPage),
  '/guest-register': () => import('../register/register-page.tsx').then((m) => m.RegisterPage),
  '/stay-tax': () => import('../register/stay-tax-page.tsx').then((m) => m.StayTaxPage),
  '/calendar': () => import('../chart/chart-page.tsx').then((m) => m.ChartPage),
}
