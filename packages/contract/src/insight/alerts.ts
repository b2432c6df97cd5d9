import { z } from 'zod'

/** Faults and tasks that need a person, the most urgent first. */
export const alertKind = z.enum([
  'calendar_conflicts',
  'failed_refunds',
  'guests_missing',
  'foreigners_due',
  'stale_calendars',
  'dead_emails',
  'waiting_payments',
  'backup_overdue',
  'failing_jobs',
  'initial_passwords',
])
export type AlertKind = z.infer<typeof alertKind>

/** One alert of the dashboard and the owner's e-mail. */
export const alert = z.object({
  kind: alertKind,
  /** Number of cases. */
  count: z.int(),
  /** Details for the person in charge: names of jobs, the reason for which the backup failed. */
  detail: z.string().nullable(),
})
export type OwnerAlert = z.infer<typeof alert>

/** Address in the back office where the alert is handled, and the action there. */
interface Place {
  path: string
  todo: string
}

interface Words {
  text: (count: number) => string
  place?: Place
}

const forTheServer = 'Povedzte to tomu, kto sa vám stará o server.'

const words: Record<AlertKind, Words> = {
  calendar_conflicts: {
    text: (count) => `Termíny, ktoré predal portál aj vy: ${count}. Treba sa dohodnúť s hosťom.`,
    place: { path: '/calendar-conflicts', todo: 'Vyriešiť konflikty' },
  },
  failed_refunds: {
    text: (count) => `Vrátenia peňazí, ktoré sa nepodarili alebo ich brána nepotvrdila: ${count}.`,
    place: { path: '/reservations?attention_null=false', todo: 'Pozrieť rezervácie' },
  },
  guests_missing: {
    text: (count) =>
      `Ubytovaní hostia, ktorí nie sú v knihe hostí: ${count}. Cudzincov treba nahlásiť do 5 dní od príchodu.`,
    place: { path: '/guest-register?tab=foreigners', todo: 'Doplniť hostí' },
  },
  foreigners_due: {
    text: (count) => `Cudzinci, ktorých treba nahlásiť polícii do 5 dní od príchodu: ${count}.`,
    place: { path: '/guest-register?tab=foreigners', todo: 'Nahlásiť' },
  },
  stale_calendars: {
    text: (count) =>
      `Kalendáre portálov, ktoré sa nedajú načítať: ${count}. Portál mohol predať noci, o ktorých nevieme.`,
    place: { path: '/calendar-feeds', todo: 'Pozrieť kalendáre' },
  },
  dead_emails: {
    text: (count) =>
      `E-maily, ktoré sa nepodarilo odoslať: ${count}. Zavolajte hosťovi alebo opravte adresu.`,
    place: { path: '/outgoing-emails?state=dead', todo: 'Pozrieť, čo neodišlo' },
  },
  waiting_payments: {
    text: (count) =>
      `Prijaté platby, ktoré už dlhšie nepatria k žiadnej rezervácii: ${count}. Priraďte ich alebo odložte.`,
    place: { path: '/payments-inbox?state=open', todo: 'Priradiť platby' },
  },
  backup_overdue: { text: () => `Už viac ako 48 hodín nevznikla záloha. ${forTheServer}` },
  initial_passwords: {
    text: () => 'Správca sa ešte stále prihlasuje heslom z inštalácie. Vlastné heslo pozná iba on.',
    place: { path: '/my-account', todo: 'Zmeniť heslo' },
  },
  failing_jobs: { text: (count) => `Úlohy na pozadí, ktoré stále zlyhávajú: ${count}. ${forTheServer}` },
}

/** The alert in words for the owner, in Slovak. */
export const alertText = ({ kind, count }: Pick<OwnerAlert, 'kind' | 'count'>): string =>
  words[kind].text(count)

/** Address where the alert is handled; none where the operator of the server is in charge. */
export const alertPlace = (kind: AlertKind): Place | undefined => words[kind].place
