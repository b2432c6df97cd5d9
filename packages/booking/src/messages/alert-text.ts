import type { AlertKind, OwnerAlert } from '@dvor/contract/insight/alerts.ts'
import { bindShortWords, defaultLanguage } from '@dvor/format/language.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'

type Sentences = Readonly<Record<AlertKind, (count: number) => string>>

const serverSk = 'Povedzte to tomu, kto sa vám stará o server.'
const serverEn = 'Tell the person who looks after your server.'

const slovak: Sentences = {
  calendar_conflicts: (count) => `Termíny, ktoré predal portál aj vy: ${count}. Treba sa dohodnúť s hosťom.`,
  failed_refunds: (count) => `Vrátenia peňazí, ktoré sa nepodarili alebo ich brána nepotvrdila: ${count}.`,
  voucher_refunds: (count) => `Poukazy, za ktoré treba vrátiť peniaze: ${count}.`,
  guests_missing: (count) =>
    `Ubytovaní hostia, ktorí nie sú v knihe hostí: ${count}. Cudzincov treba nahlásiť do 5 dní od príchodu.`,
  foreigners_due: (count) => `Cudzinci, ktorých treba nahlásiť polícii do 5 dní od príchodu: ${count}.`,
  stay_tax_due: () => 'Blíži sa deň, do ktorého treba obci vykázať daň za ubytovanie, alebo už prešiel.',
  tasks_overdue: (count) => `Úlohy a závady po termíne: ${count}.`,
  stale_calendars: (count) =>
    `Kalendáre portálov, ktoré sa nedajú načítať: ${count}. Portál mohol predať noci, o ktorých nevieme.`,
  unread_events: (count) =>
    `Udalosti v kalendároch portálov, ktoré sa nedali celé prečítať: ${count}. Overte si ich noci na portáli.`,
  dead_emails: (count) =>
    `E-maily, ktoré sa nepodarilo odoslať: ${count}. Zavolajte hosťovi alebo opravte adresu.`,
  waiting_payments: (count) =>
    `Prijaté platby, ktoré už dlhšie nepatria k žiadnej rezervácii: ${count}. Priraďte ich alebo odložte.`,
  webhooks_off: (count) =>
    `Programy, ktorým sme prestali oznamovať zmeny, lebo nič neprijímajú: ${count}. Povedzte to ich správcovi.`,
  e_invoices_failed: (count) => `E-faktúry, ktoré sa nepodarilo odoslať: ${count}. Dôvod je pri doklade.`,
  e_invoice_duty: () =>
    'Platiteľ DPH posiela firmám e-faktúry. Dohodnite sa s digitálnym poštárom a zapnite odosielanie v nastaveniach.',
  disk_low: () => `Na disku servera sa míňa miesto. Keď sa minie, nové rezervácie sa neuložia. ${serverSk}`,
  backup_overdue: () => `Už viac ako 48 hodín nevznikla záloha. ${serverSk}`,
  backup_unwritable: () => `Do priečinka záloh sa nedá zapisovať, ďalšia záloha nevznikne. ${serverSk}`,
  backup_copy_failed: () => `Zálohu dát sa nepodarilo skopírovať na druhé miesto. ${serverSk}`,
  restore_test_failed: () => `Posledná záloha dát sa pri skúške nedala obnoviť. ${serverSk}`,
  wallet_certificate: () =>
    'Platnosť certifikátu pre Apple Wallet sa končí alebo sa skončila. Hostia si potom rezerváciu do telefónu nepridajú.',
  initial_passwords: () =>
    'Heslo správcu je ešte to z inštalácie. Nastavte si vlastné, ktoré nepozná nikto iný.',
  sealed_with_old_secret: (count) =>
    `Údaje, ktoré ešte chráni starý tajný kľúč servera: ${count}. Prešifrujú sa samy. Dovtedy ho neodstraňujte.`,
  old_secret_removable: () =>
    'Všetky údaje už chráni nový tajný kľúč servera. Správca servera môže starý odstrániť (APP_SECRET_PREVIOUS).',
  failing_jobs: (count) => `Úlohy na pozadí, ktoré stále zlyhávajú: ${count}. ${serverSk}`,
}

const english: Sentences = {
  calendar_conflicts: (count) => `Stays sold by a portal and by you: ${count}. Agree with the guest.`,
  failed_refunds: (count) => `Refunds that failed or that the gateway did not confirm: ${count}.`,
  voucher_refunds: (count) => `Vouchers for which money is to be paid back: ${count}.`,
  guests_missing: (count) =>
    `Guests in house who are not in the guest register: ${count}. Foreigners must be reported within 5 days of arrival.`,
  foreigners_due: (count) => `Foreigners to report to the police within 5 days of arrival: ${count}.`,
  stay_tax_due: () => 'The day for the stay tax report to the municipality is near or over.',
  tasks_overdue: (count) => `Overdue tasks and defects: ${count}.`,
  stale_calendars: (count) =>
    `Portal calendars that cannot be read: ${count}. The portal may have sold nights that we do not know of.`,
  unread_events: (count) =>
    `Events of portal calendars that could not be read wholly: ${count}. Check their nights at the portal.`,
  dead_emails: (count) => `E-mails that could not be sent: ${count}. Call the guest or correct the address.`,
  waiting_payments: (count) =>
    `Payments that have belonged to no booking for a while: ${count}. Assign them or put them aside.`,
  webhooks_off: (count) =>
    `Programs that are no longer told of changes because they accept nothing: ${count}. Tell their operator.`,
  e_invoices_failed: (count) => `E-invoices that could not be sent: ${count}. The reason is at the document.`,
  e_invoice_duty: () =>
    'A VAT payer sends e-invoices to companies. Choose an access point and switch the sending on in the settings.',
  disk_low: () => `The server’s disk is nearly full. Once it is, new bookings are not stored. ${serverEn}`,
  backup_overdue: () => `There has been no backup for more than 48 hours. ${serverEn}`,
  backup_unwritable: () =>
    `The folder of the backups cannot be written, so there will be no further one. ${serverEn}`,
  backup_copy_failed: () => `The backup could not be copied to the second place. ${serverEn}`,
  restore_test_failed: () => `The newest backup could not be restored in a test. ${serverEn}`,
  wallet_certificate: () =>
    'The certificate for Apple Wallet ends soon or has ended. After that guests cannot add their booking to the phone.',
  initial_passwords: () =>
    'An administrator still has the password of the installation. Choose your own, which nobody else knows.',
  sealed_with_old_secret: (count) =>
    `Values still protected by the server’s old secret: ${count}. They are encrypted again by themselves. Keep the secret until then.`,
  old_secret_removable: () =>
    'The server’s new secret protects all values now. The server’s administrator may remove the old one (APP_SECRET_PREVIOUS).',
  failing_jobs: (count) => `Background jobs that keep failing: ${count}. ${serverEn}`,
}

const said: Readonly<Record<OfficeLanguage, (kind: AlertKind, count: number) => string>> = {
  sk: (kind, count) => bindShortWords(slovak[kind](count)),
  en: (kind, count) => english[kind](count),
}

/** An alert of the whole property in one or two sentences for the owner; the same on the dashboard and in e-mails. */
export const alertText = (
  { kind, count }: Pick<OwnerAlert, 'kind' | 'count'>,
  language: OfficeLanguage = defaultLanguage(),
): string => said[language](kind, count)

/** Addresses of the back office where alerts are handled; an alert without one is for the operator of the server. */
export const alertPaths = {
  calendar_conflicts: '/calendar-conflicts',
  failed_refunds: '/reservations?attention_null=false',
  voucher_refunds: '/vouchers',
  guests_missing: '/guest-register?tab=foreigners',
  foreigners_due: '/guest-register?tab=foreigners',
  stay_tax_due: '/stay-tax',
  tasks_overdue: '/tasks?show=overdue',
  stale_calendars: '/calendar-feeds',
  unread_events: '/calendar-feeds',
  dead_emails: '/outgoing-emails?state=dead',
  waiting_payments: '/payments-inbox?state=open',
  webhooks_off: '/webhooks',
  e_invoices_failed: '/invoices',
  e_invoice_duty: '/global-settings',
  wallet_certificate: '/global-settings?cast=wallets',
  initial_passwords: '/my-account',
} as const satisfies Partial<Record<AlertKind, string>>

/** Whether the owner can handle the alert in the back office. */
export const isHandledByOwner = (kind: AlertKind): kind is keyof typeof alertPaths => kind in alertPaths
