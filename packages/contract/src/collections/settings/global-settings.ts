import { z } from 'zod'
import * as b from '../../declaration/business-fields.ts'
import { declare } from '../../declaration/collection.ts'
import { numberIssues } from '../../values/company-numbers.ts'
import * as f from '../../declaration/fields.ts'
import { automaticInvoices } from '../../money/invoices.ts'
import { defaultPalette } from '../../values/palette.ts'
import { vatKind } from '../../pricing/quotes.ts'
import { day, origin } from '../../values/values.ts'

/** Children up to this age (years, inclusive) pay this percentage of the extra-person price. */
export const ageBand = z.strictObject({
  label: z.string().min(1).max(60),
  up_to_age: z.int().min(0).max(17),
  percent: z.int().min(0).max(100),
})
export type AgeBand = z.infer<typeof ageBand>

/** Cancelling at least this number of days before arrival costs this percentage of the total. */
export const cancellationRule = z.strictObject({
  days_before: z.int().min(0).max(365),
  fee_percent: z.int().min(0).max(100),
})
export type CancellationRule = z.infer<typeof cancellationRule>

/** A VAT rate in percent and its first day. */
export const vatRate = z.strictObject({ kind: vatKind, rate: z.number().min(0).max(50), valid_from: day })
export type VatRate = z.infer<typeof vatRate>

const business = 'Podnik'
const look = 'Vzhľad'
const operation = 'Prevádzka'
const booking = 'Rezervácie'
const money = 'Peniaze a dane'
const papers = 'Faktúry'

/** The one row of the property's settings. */
export const globalSettings = declare({
  name: 'global-settings',
  label: { one: 'Nastavenia', many: 'Nastavenia' },
  adminPath: '/global-settings',
  operations: ['single', 'edit'],
  titleField: 'business_name',
  sort: 'createdAt:ASC',
  singleton: true,
  check: numberIssues,
  uploadRef: 'global-settings',
  ranges: [['check_in_from', 'check_in_until']],
  fields: {
    business_name: f.text({ label: 'Názov', required: true, section: business }),
    legal_name: f.text({ label: 'Obchodné meno', section: business }),
    street: f.text({ label: 'Ulica a číslo', section: business }),
    postal_code: b.postalCode({ label: 'PSČ', section: business }),
    city: f.text({ label: 'Obec', section: business }),
    country: b.countryName({ label: 'Krajina', default: 'Slovensko', section: business }),
    ico: b.ico({ label: 'IČO', section: business }),
    dic: b.dic({ label: 'DIČ', section: business }),
    ic_dph: b.icDph({ label: 'IČ DPH', section: business }),
    vat_payer: f.flag({ label: 'Platiteľ DPH', default: false, section: business }),
    email: f.email({ label: 'E-mail', required: true, section: business }),
    phone: f.phone({ label: 'Telefón', section: business }),
    facebook_url: f.url({ label: 'Facebook', section: business }),
    instagram_url: f.url({ label: 'Instagram', section: business }),
    latitude: f.latitude({ label: 'Zemepisná šírka', section: business }),
    longitude: f.longitude({ label: 'Zemepisná dĺžka', section: business }),
    logo: f.file({
      label: 'Logo',
      help: 'Stojí v hlavičke webu, v e-mailoch a na dokladoch. Bez neho tam stojí názov.',
      section: look,
    }),
    icon: f.file({
      label: 'Ikona',
      help: 'Štvorcový obrázok do karty prehliadača a na plochu telefónu. Bez neho ju nakreslíme z názvu.',
      section: look,
    }),
    colour_primary: f.colour({
      label: 'Hlavná farba',
      help: 'Nadpisy, odkazy, tlačidlá a tmavé plochy.',
      default: defaultPalette.primary,
      section: look,
    }),
    colour_accent: f.colour({
      label: 'Doplnková farba',
      help: 'Linky, značky a zvýraznené tlačidlá.',
      default: defaultPalette.accent,
      section: look,
    }),
    colour_paper: f.colour({
      label: 'Podklad',
      help: 'Pozadie stránok a e-mailov. Má byť svetlý.',
      default: defaultPalette.paper,
      section: look,
    }),
    check_in_from: f.time({ label: 'Príchod od', default: '14:00', section: operation }),
    check_in_until: f.time({ label: 'Príchod do', default: '20:00', section: operation }),
    check_out_until: f.time({ label: 'Odchod do', default: '10:00', section: operation }),
    hold_minutes: f.whole(1, 1_440)({ label: 'Podržanie izby (minút)', default: 15, section: booking }),
    approval_hours: f.whole(1, 8_760)({ label: 'Na schválenie (hodín)', default: 48, section: booking }),
    approval_room_nights: f.count({
      label: 'Schvaľovať objednávky nad (nocí za všetky izby spolu)',
      help: 'Väčšia objednávka počká na vaše schválenie. Tri izby na týždeň sú 21 nocí.',
      default: 40,
      section: booking,
    }),
    unpaid_room_nights: f.count({
      label: 'Pri platbe na mieste schvaľovať už nad (nocí za všetky izby spolu)',
      help: 'Platí pre hostí, ktorí u vás ešte nikdy neplatili ani nebývali. Objednávky z jedného pripojenia sa za deň sčítajú.',
      default: 14,
      section: booking,
    }),
    transfer_days: f.whole(0, 365)({ label: 'Na zaplatenie prevodom (dní)', default: 5, section: booking }),
    deposit_percent: f.percent({ label: 'Záloha v percentách', default: 30, section: booking }),
    full_payment_days: f.count({
      label: 'Celá suma vopred, ak je do príchodu najviac dní',
      default: 14,
      section: booking,
    }),
    on_site_allowed: f.flag({
      label: 'Ponúkať platbu na mieste',
      help: 'Kto si ju vyberie, má rezerváciu hneď potvrdenú a neplatí zálohu.',
      default: true,
      section: booking,
    }),
    age_bands: f.json(z.array(ageBand).max(10), {
      label: 'Vekové pásma detí',
      default: [],
      section: booking,
    }),
    cancellation_rules: f.json(z.array(cancellationRule).max(10), {
      label: 'Pravidlá storna',
      default: [],
      section: booking,
    }),
    guest_change_days: f.count({
      label: 'Hosť môže rezerváciu sám meniť najneskôr dní pred príchodom',
      help: 'Cez odkaz v e-maile: termín, počet hostí a doplnkové služby.',
      default: 3,
      section: booking,
    }),
    terms_version: f.text({ label: 'Verzia podmienok', default: '1', section: booking }),
    registration_enabled: f.flag({
      label: 'Povoliť registráciu na webe',
      default: false,
      adminOnly: true,
      section: booking,
    }),
    stay_tax: f.cents({ label: 'Daň za ubytovanie (osoba a noc)', default: 0, section: money }),
    stay_tax_from_age: f.whole(0, 120)({ label: 'Daň sa platí od veku', default: 18, section: money }),
    iban: b.iban({ label: 'IBAN', adminOnly: true, section: money }),
    bic: b.bic({ label: 'BIC', adminOnly: true, section: money }),
    vat_rates: f.json(z.array(vatRate).max(50), {
      label: 'Sadzby DPH',
      default: [],
      adminOnly: true,
      section: money,
    }),
    registration_note: f.text({
      label: 'Zápis v registri',
      section: papers,
      help: 'Napríklad: Zapísaná v OR Mestského súdu Žilina, oddiel Sro, vložka 12345/L. Stojí v pätičke dokladov.',
    }),
    automatic_invoices: f.choice(automaticInvoices, {
      label: 'Vystavovať faktúry samy',
      default: 'companies',
      adminOnly: true,
      section: papers,
      help: 'Faktúra vznikne po ukončení pobytu, u platiteľa DPH aj k platbe prijatej pred príchodom.',
    }),
    invoice_due_days: f.count({
      label: 'Splatnosť faktúr (dní)',
      default: 14,
      adminOnly: true,
      section: papers,
    }),
    invoice_prefix: f.text({
      label: 'Začiatok čísla faktúry',
      default: 'FA',
      adminOnly: true,
      section: papers,
    }),
    advance_invoice_prefix: f.text({
      label: 'Začiatok čísla faktúry k prijatej platbe',
      default: 'FP',
      adminOnly: true,
      section: papers,
    }),
    credit_note_prefix: f.text({
      label: 'Začiatok čísla dobropisu',
      default: 'DB',
      adminOnly: true,
      section: papers,
    }),
    series_year: f.whole(
      2000,
      2100,
    )({
      label: 'Rok, v ktorom ste už fakturovali inde',
      adminOnly: true,
      section: papers,
      help: 'Len ak prechádzate z iného programu uprostred roka. V ostatných rokoch sa začína číslom 1.',
    }),
    invoice_first_number: f.atLeastOne({
      label: 'V tom roku pokračovať faktúrou číslo',
      default: 1,
      adminOnly: true,
      section: papers,
    }),
    advance_invoice_first_number: f.atLeastOne({
      label: 'V tom roku pokračovať faktúrou k platbe číslo',
      default: 1,
      adminOnly: true,
      section: papers,
    }),
    credit_note_first_number: f.atLeastOne({
      label: 'V tom roku pokračovať dobropisom číslo',
      default: 1,
      adminOnly: true,
      section: papers,
    }),
    notification_email: f.email({
      label: 'Kam chodia upozornenia',
      adminOnly: true,
      section: operation,
      help: 'Ak je prázdne, použije sa e-mail podniku.',
    }),
    attention_emails: f.flag({
      label: 'Posielať, čo treba v dome vyriešiť',
      default: true,
      adminOnly: true,
      section: operation,
      help: 'Najviac raz denne: neodoslané e-maily, nepriradené platby, kalendáre, zálohy. To isté vidíte na úvodnej stránke.',
    }),
    retention_days: f.atLeastOne({
      label: 'Osobné údaje sa uchovávajú (dní po odchode)',
      default: 1095,
      section: operation,
    }),
    cors_origins: f.json(z.array(origin).max(20), {
      label: 'Weby, ktoré smú volať API',
      default: [],
      adminOnly: true,
      section: operation,
      help: 'Len pre vlastnú aplikáciu na inej adrese, napríklad https://app.example.sk. Tento web sem nepatrí.',
    }),
    sample_mode: f.flag({ label: 'Ukážkový režim', default: false, readOnly: true, section: operation }),
    open_to_search: f.flag({
      label: 'Otvorené pre vyhľadávače',
      default: false,
      readOnly: true,
      section: operation,
    }),
  },
})
