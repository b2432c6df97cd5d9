import { z } from 'zod'
import * as b from '../../declaration/business-fields.ts'
import * as f from '../../declaration/fields.ts'
import { allowanceRule, lawfulAllowance } from '../../reservations/recreation-allowance.ts'
import { eInvoiceTransports } from '../../money/e-invoices.ts'
import { automaticInvoices } from '../../money/invoices.ts'
import { voucherValue } from '../../money/vouchers.ts'
import { stayTaxPeriods, stayTaxRate } from '../../money/stay-tax.ts'
import { feeVat, usualFeeVat } from '../../money/fee-vat.ts'
import { furtherVatKind, vatRate } from '../../money/vat-kinds.ts'

const money = { sk: 'Peniaze a dane', en: 'Money and taxes' }

const vouchers = { sk: 'Darčekové poukazy', en: 'Gift vouchers' }

const invoicing = { sk: 'Faktúry', en: 'Invoices' }

/** Settings of taxes, the bank account and invoices. */
export const moneyFields = {
  stay_tax_rates: f.json(z.array(stayTaxRate).max(50), {
    label: { sk: 'Daň za ubytovanie', en: 'Stay tax' },
    help: {
      sk: 'Podľa nariadenia obce. Novú sadzbu pridajte dopredu, od dňa, keď začne platiť: pobyt cez Nový rok zaplatí každú noc sadzbou toho dňa.',
      en: 'By the ordinance of the municipality. Add a new rate ahead, from its first night on: a stay over New Year pays each night at the rate of its day.',
    },
    default: [],
    section: money,
  }),
  stay_tax_municipality: f.text({
    label: { sk: 'Obec, ktorej sa daň odvádza', en: 'Municipality that receives the tax' },
    help: {
      sk: 'Stojí na výkaze. Prázdne znamená obec z adresy podniku.',
      en: 'Stands on the report. Empty means the town of the business address.',
    },
    section: money,
  }),
  stay_tax_period: f.choice(stayTaxPeriods, {
    label: { sk: 'Daň sa vykazuje', en: 'The tax is reported' },
    default: 'quarter',
    sees: 'settings.read',
    section: money,
  }),
  stay_tax_due_days: f.whole(
    0,
    366,
  )({
    label: {
      sk: 'Daň treba vykázať do (dní po konci obdobia)',
      en: 'The tax is reported within (days after the period)',
    },
    help: {
      sk: 'Podľa nariadenia obce, často 15. Pripomenieme vám to týždeň vopred. Prázdne znamená, že termín nestrážime.',
      en: 'By the ordinance of the municipality, often 15. You are reminded a week ahead. Empty means that the day is not watched.',
    },
    sees: 'settings.read',
    section: money,
  }),
  recreation_allowance_rules: f.json(z.array(allowanceRule).max(20), {
    label: { sk: 'Príspevok na rekreáciu', en: 'Recreation allowance' },
    help: {
      sk: 'Podľa § 152a Zákonníka práce. Riadok platí pre pobyty, ktoré sa začnú od jeho dňa. Bez riadkov sa hosťom príspevok neponúka.',
      en: 'By section 152a of the Labour Code. A row holds for stays that begin from its day on. Without rows the allowance is not offered to guests.',
    },
    default: [lawfulAllowance],
    section: money,
  }),
  voucher_months: f.whole(
    1,
    120,
  )({
    label: { sk: 'Darčekový poukaz platí (mesiacov)', en: 'A gift voucher is valid for (months)' },
    help: {
      sk: 'Pri predaji môžete zvoliť aj iný deň. Kratšiu platnosť než rok si overte s právnikom.',
      en: 'Another day can be chosen when one is sold. Ask a lawyer about less than a year.',
    },
    required: true,
    default: 12,
    sees: 'settings.read',
    section: vouchers,
  }),
  voucher_sale: f.flag({
    label: { sk: 'Predávať poukazy na webe', en: 'Sell vouchers on the site' },
    help: {
      sk: 'Na webe pribudne stránka s poukazom a odkaz v pätičke. Platí sa rovnako ako za pobyt.',
      en: 'The site gets a page with the voucher and a link in its footer. It is paid the same way as a stay.',
    },
    default: false,
    section: vouchers,
  }),
  voucher_amounts: f.json(z.array(voucherValue).max(8), {
    label: { sk: 'Ponúkané hodnoty poukazu', en: 'Suggested values of a voucher' },
    default: [5000, 10_000, 20_000],
    section: vouchers,
  }),
  voucher_least: f.cents({
    label: { sk: 'Najnižšia hodnota poukazu na webe', en: 'Least value of a voucher on the site' },
    default: 2000,
    section: vouchers,
  }),
  voucher_most: f.cents({
    label: { sk: 'Najvyššia hodnota poukazu na webe', en: 'Highest value of a voucher on the site' },
    default: 100_000,
    section: vouchers,
  }),
  iban: b.iban({ label: { sk: 'IBAN', en: 'IBAN' }, sees: 'settings.read', section: money }),
  bic: b.bic({ label: { sk: 'BIC', en: 'BIC' }, sees: 'settings.read', section: money }),
  vat_kinds: f.json(z.array(furtherVatKind).max(20), {
    label: { sk: 'Ďalšie druhy DPH', en: 'Further VAT kinds' },
    help: {
      sk: 'K ubytovaniu, strave a ostatným službám. Nealkoholické nápoje a jedlo so sebou majú inú sadzbu než jedlo pri stole.',
      en: 'Beside accommodation, food and other services. Soft drinks and takeaway food have another rate than meals at the table.',
    },
    default: [],
    sees: 'settings.read',
    section: money,
  }),
  vat_rates: f.json(z.array(vatRate).max(100), {
    label: { sk: 'Sadzby DPH', en: 'VAT rates' },
    help: {
      sk: 'Ak ste platiteľ DPH, každý druh potrebuje sadzbu. Novú pridajte dopredu, od dňa, keď začne platiť.',
      en: 'If you pay VAT, each kind needs a rate. Add a new one ahead, from the day on which it begins.',
    },
    default: [],
    sees: 'settings.read',
    section: money,
  }),
  fee_vat: f.json(z.array(feeVat).max(30), {
    label: { sk: 'DPH poplatkov', en: 'VAT of fees' },
    help: {
      sk: 'Či je to, čo si necháte zo zrušeného, nevyužitého alebo skráteného pobytu, náhrada alebo služba, povie vám účtovník.',
      en: 'Your accountant says whether what you keep of a stay that was cancelled, missed or cut short is a compensation or a service.',
    },
    default: usualFeeVat,
    sees: 'settings.read',
    section: money,
  }),
  registration_note: f.text({
    label: { sk: 'Zápis v registri', en: 'Entry in the register' },
    section: invoicing,
    help: {
      sk: 'Napríklad: Zapísaná v OR Mestského súdu Žilina, oddiel Sro, vložka 12345/L. Stojí v pätičke dokladov.',
      en: 'For example: Registered at the City Court Nitra, section Sro, file 12345/L. Stands in the footer of documents.',
    },
  }),
  automatic_invoices: f.choice(automaticInvoices, {
    label: { sk: 'Vystavovať faktúry samy', en: 'Issue invoices by themselves' },
    default: 'companies',
    sees: 'settings.read',
    section: invoicing,
    help: {
      sk: 'Faktúra vznikne po ukončení pobytu, u platiteľa DPH aj k platbe prijatej pred príchodom.',
      en: 'An invoice is made after the stay, for a VAT payer also for a payment before arrival.',
    },
  }),
  invoice_due_days: f.count({
    label: { sk: 'Splatnosť faktúr (dní)', en: 'Invoices are due in (days)' },
    default: 14,
    sees: 'settings.read',
    section: invoicing,
  }),
  e_invoice_transport: f.choice(eInvoiceTransports, {
    label: { sk: 'E-faktúry firmám', en: 'E-invoices to companies' },
    default: 'none',
    sees: 'settings.read',
    section: invoicing,
    help: {
      sk: 'Od 1. januára 2027 ich platiteľ DPH musí posielať cez digitálneho poštára. Z priečinka sa čítajú aj prijaté faktúry.',
      en: 'From 1 January 2027 a VAT payer must send them through an access point. Received invoices are read from the folder, too.',
    },
  }),
  e_invoice_automatic: f.flag({
    label: { sk: 'Posielať e-faktúry samy', en: 'Send e-invoices by themselves' },
    default: true,
    sees: 'settings.read',
    section: invoicing,
  }),
  invoice_prefix: f.text({
    label: { sk: 'Začiatok čísla faktúry', en: 'Beginning of invoice numbers' },
    default: 'FA',
    sees: 'settings.read',
    section: invoicing,
  }),
  advance_invoice_prefix: f.text({
    label: { sk: 'Začiatok čísla faktúry k prijatej platbe', en: 'Beginning of advance invoice numbers' },
    default: 'FP',
    sees: 'settings.read',
    section: invoicing,
  }),
  credit_note_prefix: f.text({
    label: { sk: 'Začiatok čísla dobropisu', en: 'Beginning of credit note numbers' },
    default: 'DB',
    sees: 'settings.read',
    section: invoicing,
  }),
  series_year: f.whole(
    2000,
    2100,
  )({
    label: {
      sk: 'Rok, v ktorom ste už fakturovali inde',
      en: 'Year in which you already invoiced elsewhere',
    },
    sees: 'settings.read',
    section: invoicing,
    help: {
      sk: 'Len ak prechádzate z iného programu uprostred roka. V ostatných rokoch sa začína číslom 1.',
      en: 'Only if you come from another program in mid-year. Other years begin with number 1.',
    },
  }),
  invoice_first_number: f.atLeastOne({
    label: { sk: 'V tom roku pokračovať faktúrou číslo', en: 'In that year go on with invoice number' },
    default: 1,
    sees: 'settings.read',
    section: invoicing,
  }),
  advance_invoice_first_number: f.atLeastOne({
    label: {
      sk: 'V tom roku pokračovať faktúrou k platbe číslo',
      en: 'In that year go on with advance invoice number',
    },
    default: 1,
    sees: 'settings.read',
    section: invoicing,
  }),
  credit_note_first_number: f.atLeastOne({
    label: {
      sk: 'V tom roku pokračovať dobropisom číslo',
      en: 'In that year go on with credit note number',
    },
    default: 1,
    sees: 'settings.read',
    section: invoicing,
  }),
  pohoda_cash_account: f.text({
    label: { sk: 'Skratka pokladne v Pohode', en: 'Cash account in Pohoda' },
    default: 'HP',
    sees: 'settings.read',
    section: invoicing,
    help: {
      sk: 'Do ktorej pokladne sa načítajú hotovostné platby z exportu v časti Účtovníctvo.',
      en: 'The cash account that receives the cash payments of the export under Accounting.',
    },
  }),
  pohoda_bank_account: f.text({
    label: { sk: 'Skratka účtu v Pohode', en: 'Bank account in Pohoda' },
    sees: 'settings.read',
    section: invoicing,
    help: {
      sk: 'Prázdne znamená účet, ktorý má v Pohode nastavený účtovník.',
      en: 'Empty means the account that the accountant has set in Pohoda.',
    },
  }),
}
