import type { Words } from '../declaration/field.ts'

/** One kind of personal data that becomes anonymous when its time is over. */
export interface RetentionRow {
  /** Days from the moment of `from`. */
  readonly defaultDays: number
  readonly label: Words
  /** The moment from which the days count, after "from". */
  readonly from: Words
  readonly cleared: Words
  readonly stays: Words
  /** Reason for the time. */
  readonly reason: Words
}

/**
 * Every kind of personal data with its setting, what is cleared, what stays and why. The nightly job, the settings, the
 * overview of the next run and the privacy notice follow from this table (docs/law.md, Personal data).
 */
export const retentionTable = {
  retention_days: {
    defaultDays: 1095,
    label: { sk: 'Kniha hostí', en: 'Guest register' },
    from: { sk: 'odchodu', en: 'departure' },
    cleared: {
      sk: 'Osoby v knihe hostí aj s číslami dokladov. Ak sa rezervácia zruší alebo hosť nepríde, hneď vtedy.',
      en: 'Persons in the guest register with the numbers of their documents. At once if the booking is cancelled or the guest does not come.',
    },
    stays: {
      sk: 'Počet osôb v histórii rezervácie a daň za ubytovanie.',
      en: 'The number of persons in the history of the booking, and the stay tax.',
    },
    reason: {
      sk: 'Čas zákon presne neurčuje; overte si ho na svojom oddelení cudzineckej polície.',
      en: 'The law names no exact time; ask your department of the foreign police.',
    },
  },
  retention_reservations_days: {
    defaultDays: 1095,
    label: { sk: 'Hostia minulých pobytov', en: 'Guests of past stays' },
    from: { sk: 'odchodu', en: 'departure' },
    cleared: {
      sk: 'Meno, e-mail, telefón, adresa, firma a poznámky v rezervácii, vlastné texty v cene a pri platbách, potvrdenia a výzvy na platbu, upozornenia, názvy v kalendároch portálov, mená, venovania a účty pri poukazoch po ich platnosti.',
      en: 'Name, e-mail, phone, address, company and notes of the booking, typed words in its price and payments, confirmations and payment requests, alerts, titles in the calendars of portals, names, greetings and accounts of vouchers after their last day.',
    },
    stays: {
      sk: 'Číslo, dni, izba, počet osôb, krajina, cena a platby bez mena.',
      en: 'Number, days, room, persons, country, price and payments without a name.',
    },
    reason: {
      sk: 'Všeobecná premlčacia doba je tri roky (§ 101 Občianskeho zákonníka).',
      en: 'The general limitation period is three years (Civil Code, § 101).',
    },
  },
  retention_emails_days: {
    defaultDays: 1095,
    label: { sk: 'Odoslané a došlé e-maily', en: 'Sent and incoming e-mails' },
    from: { sk: 'odoslania alebo prijatia', en: 'sending or arrival' },
    cleared: {
      sk: 'Príjemca, predmet, text a prílohy odoslaných; došlé celé.',
      en: 'Recipient, subject, text and attachments of sent ones; incoming ones whole.',
    },
    stays: { sk: 'Druh, čas a stav odoslaného e-mailu.', en: 'Kind, time and state of a sent e-mail.' },
    reason: {
      sk: 'Dokazujú, na čom ste sa dohodli, kým sa dá o pobyt viesť spor.',
      en: 'They prove what was agreed while the stay can be disputed.',
    },
  },
  retention_enquiries_days: {
    defaultDays: 365,
    label: { sk: 'Správy a dopyty', en: 'Messages and enquiries' },
    from: {
      sk: 'prijatia, pri dopyte na sálu, zápise v poradovníku a spoločnom pobyte od konca žiadaných dní',
      en: 'arrival, for halls, the waiting list and gatherings from the end of the days asked for',
    },
    cleared: {
      sk: 'Celé správy z webu, dopyty na sály, zápisy v poradovníku a spoločné pobyty (bez rezervácií rodín) aj s históriou; komu sa odovzdala nájdená vec.',
      en: 'Whole messages of the site, hall enquiries, entries of the waiting list and gatherings (without the bookings of the families) with their history; who fetched a found item.',
    },
    stays: { sk: 'Nič.', en: 'Nothing.' },
    reason: {
      sk: 'Po roku sa k nim už nikto nevracia.',
      en: 'After a year nobody comes back to them.',
    },
  },
  retention_surveys_days: {
    defaultDays: 1095,
    label: { sk: 'Dotazníky', en: 'Surveys' },
    from: { sk: 'odoslania', en: 'sending' },
    cleared: {
      sk: 'Meno, e-mail a vlastné slová, ktoré hosť nedovolil zverejniť.',
      en: 'Name, e-mail and own words that the guest did not agree to publish.',
    },
    stays: {
      sk: 'Hviezdičky, výber z možností a zverejnené slová bez mena.',
      en: 'Stars, choices and published words without a name.',
    },
    reason: {
      sk: 'Hodnotenia slúžia na zlepšovanie; meno k nim netreba.',
      en: 'Ratings help to improve; they need no name.',
    },
  },
  retention_traces_days: {
    defaultDays: 365,
    label: { sk: 'IP adresy objednávok', en: 'IP addresses of orders' },
    from: { sk: 'objednávky', en: 'the order' },
    cleared: {
      sk: 'IP adresa a zariadenie. Pri nedokončených rezerváciách už po siedmich dňoch.',
      en: 'IP address and device. Of unfinished bookings after seven days.',
    },
    stays: { sk: 'Čas objednávky a verzia podmienok.', en: 'Time of the order and version of the terms.' },
    reason: {
      sk: 'Chránia pred zneužitím a dokazujú objednávku.',
      en: 'They protect from abuse and prove the order.',
    },
  },
  retention_history_days: {
    defaultDays: 1095,
    label: { sk: 'História zmien', en: 'History of changes' },
    from: { sk: 'zmeny', en: 'the change' },
    cleared: {
      sk: 'Mená, kontakty, poznámky a texty v záznamoch o zmenách.',
      en: 'Names, contacts, notes and texts in the records of changes.',
    },
    stays: {
      sk: 'Kedy, kto z obsluhy a čo zmenil, s číslami a stavmi.',
      en: 'When, who of the staff and what was changed, with figures and states.',
    },
    reason: {
      sk: 'Rovnako dlho ako rezervácia, ktorej sa týkajú.',
      en: 'As long as the booking that they are about.',
    },
  },
} as const satisfies Record<string, RetentionRow>

/** A setting of the table; each kind of personal data has one. */
export type RetentionSetting = keyof typeof retentionTable
export const retentionSettings = Object.keys(retentionTable) as RetentionSetting[]

/** Records that keep a person's name by law, however old they are. */
export const keptByLaw = {
  documents: {
    label: { sk: 'Faktúry a dobropisy', en: 'Invoices and credit notes' },
    reason: {
      sk: 'účtovné doklady sa uchovávajú desať rokov po roku, ktorého sa týkajú (zákon č. 431/2002 Z. z., § 35)',
      en: 'accounting documents are kept for ten years after their year (Act 431/2002, § 35)',
    },
  },
  receipts: {
    label: { sk: 'Príjmové doklady', en: 'Receipts' },
    reason: {
      sk: 'účtovné doklady sa uchovávajú desať rokov po roku, ktorého sa týkajú (zákon č. 431/2002 Z. z., § 35)',
      en: 'accounting documents are kept for ten years after their year (Act 431/2002, § 35)',
    },
  },
  bank: {
    label: { sk: 'Pohyby na účte', en: 'Bank movements' },
    reason: {
      sk: 'výpisy z účtu sú účtovné záznamy (zákon č. 431/2002 Z. z., § 35)',
      en: 'bank statements are accounting records (Act 431/2002, § 35)',
    },
  },
  ledger: {
    label: { sk: 'Platby', en: 'Payments' },
    reason: {
      sk: 'kniha platieb zostáva celá, aby súčty sedeli',
      en: 'the ledger stays whole, so that its sums are right',
    },
  },
  register: {
    label: { sk: 'Kniha hostí', en: 'Guest register' },
    reason: {
      sk: 'evidenciu ubytovaných prikazuje zákon č. 253/1998 Z. z.',
      en: 'the guest register is required by Act 253/1998',
    },
  },
} as const satisfies Record<string, { label: Words; reason: Words }>
export type KeptByLaw = keyof typeof keptByLaw
export const keptNames = Object.keys(keptByLaw) as KeptByLaw[]

/** Ends of the records that the law wants, ten years after their own. */
const endedAccounting = {
  label: { sk: 'Účtovné doklady po desiatich rokoch', en: 'Accounting documents after ten years' },
  cleared: {
    sk: 'Faktúry a dobropisy aj so súbormi a exportmi, mená na príjmových dokladoch, protistrany pohybov na účte.',
    en: 'Invoices and credit notes with their files and exports, names on receipts, counterparties of bank movements.',
  },
} as const

/** Every kind of cleared data: by its setting, and the accounting records. */
export const clearedNames = [...retentionSettings, 'accounting'] as const
export type ClearedName = (typeof clearedNames)[number]

/** Name of a kind of cleared data, and its cleared parts. */
export const clearedTexts = (name: ClearedName): Pick<RetentionRow, 'label' | 'cleared'> =>
  name === 'accounting' ? endedAccounting : retentionTable[name]

/** Years for which accounting documents are kept after the year of their issue (Act 431/2002, § 35). */
export const accountingYears = 10

/** The times of a new property, in days. */
export const usualRetention = (): Record<RetentionSetting, number> =>
  Object.fromEntries(
    retentionSettings.map((setting) => [setting, retentionTable[setting].defaultDays]),
  ) as Record<RetentionSetting, number>
