import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import {
  accountingYears,
  keptByLaw,
  retentionSettings,
  retentionTable,
  type RetentionSetting,
} from '@dvor/contract/privacy/retention.ts'
import { escapeLines } from '@dvor/contract/values/escape.ts'
import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import type { IssueCode } from '@dvor/contract/errors/errors.ts'
import {
  parseTemplate,
  renderTemplate,
  type Template,
  type Vocabulary,
} from '@dvor/contract/messages/template.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { countInGenitive, countOf } from '@dvor/format/plurals.ts'
import { oneSumDays } from '../pricing/instalments.ts'
import { partText, scheduleText } from './schedule-text.ts'

/** The settings that legal texts may show. */
export interface LegalSettings extends Record<RetentionSetting, number | null> {
  business_name: string
  legal_name: string | null
  street: string | null
  postal_code: string | null
  city: string | null
  ico: string | null
  dic: string | null
  ic_dph: string | null
  vat_payer: boolean | null
  registration_note: string | null
  email: string
  phone: string | null
  check_in_from: string | null
  check_in_until: string | null
  check_out_until: string | null
  payment_schedule: readonly PaymentPart[] | null
  transfer_days: number | null
  stay_tax_rates: readonly StayTaxRate[] | null
  cancellation_rules: readonly CancellationRule[] | null
  terms_version: string | null
}

/** A rate plan as legal texts name it. */
export interface LegalPlan {
  title: string
  order: number | null
  active: boolean
  /** Empty or null: those of the settings. */
  cancellation_rules: readonly CancellationRule[] | null
}

/** All that legal texts are filled with. */
interface LegalValues extends LegalSettings {
  plans: readonly LegalPlan[]
}

interface LegalVariable {
  /** Description of the variable for the owner. */
  readonly description: string
  /** Finished text; null where the settings have no value. */
  readonly of: (values: LegalValues) => string | null
}

const variable = (description: string, of: LegalVariable['of']): LegalVariable => ({ description, of })

/** Every variable of the terms and the privacy notice, in the order of the editor's list. */
export const legalVariables = {
  business_name: variable('názov podniku', ({ business_name }) => business_name),
  legal_name: variable('obchodné meno', ({ legal_name }) => legal_name),
  address: variable('sídlo', addressOf),
  ico: variable('IČO', ({ ico }) => ico),
  dic: variable('DIČ', ({ dic }) => dic),
  vat_status: variable('či ste platiteľ DPH', vatOf),
  registration: variable('zápis v registri', ({ registration_note }) => registration_note),
  email: variable('e-mail', ({ email }) => email),
  phone: variable('telefón', ({ phone }) => phone),
  check_in_from: variable('príchod od', ({ check_in_from }) => withDot(check_in_from)),
  check_in_until: variable('príchod do', ({ check_in_until }) => withDot(check_in_until)),
  check_out_until: variable('odchod do', ({ check_out_until }) => withDot(check_out_until)),
  payment_schedule: variable('kedy sa platí ktorá časť ceny', ({ payment_schedule }) =>
    payment_schedule ? scheduleText(payment_schedule) : null,
  ),
  deposit_percent: variable('záloha pri objednávke', ({ payment_schedule }) => depositText(payment_schedule)),
  full_payment_days: variable('dokedy pred príchodom sa platí zvyšok', ({ payment_schedule }) => {
    const days = payment_schedule?.at(-1)?.days_before
    return days ? countInGenitive(days, 'day') : null
  }),
  one_sum_days: variable('dokedy pred príchodom sa pri objednávke platí celá suma', oneSumText),
  transfer_days: variable('koľko dní je na prevod', ({ transfer_days: days }) =>
    days === null ? null : countOf(days, 'day'),
  ),
  stay_tax: variable('sadzba dane za ubytovanie', taxOf),
  retention: variable('ako dlho sa uchováva evidencia ubytovaných', ({ retention_days: days }) =>
    days ? lengthOf(days) : null,
  ),
  retention_rules: variable('ako dlho sa uchováva každý druh osobných údajov', retentionOf),
  cancellation_rules: variable('pravidlá storna', rulesOf),
  terms_version: variable('verzia podmienok', ({ terms_version }) => terms_version),
} as const satisfies Record<string, LegalVariable>

const named: Readonly<Record<string, LegalVariable>> = legalVariables

const vocabulary: Vocabulary = {
  isVariable: (name) => Object.hasOwn(named, name),
  isUrl: () => false,
  isFlag: () => false,
}

/** Marks of the text blocks that are templates over the settings. */
const legalMarks = ['terms-content', 'terms-summary', 'privacy-content']
/** Whether the text block with this mark is a template over the settings. */
export const isLegalMark = (mark: unknown): boolean => legalMarks.some((one) => one === mark)

/** Parses a legal text. @returns its parts, or its issue */
export const parseLegalText = (html: string): Template | IssueCode => parseTemplate(html, vocabulary)

/**
 * A legal text with the settings filled in, escaped. Missing values show as a visible gap ("[doplňte: IČO]"), which `gapsIn` lists. A text
 * that cannot be parsed is returned unchanged.
 * @param plans the rate plans, whose own cancellation rules follow those of the settings
 */
export function fillLegalText(html: string, settings: LegalSettings, plans: readonly LegalPlan[]): string {
  const template = parseLegalText(html)
  if (typeof template === 'string') return html
  const all = { ...settings, plans }
  const values = Object.entries(named).map(([name, { description, of }]) => [
    name,
    of(all) || `[doplňte: ${description}]`,
  ])
  return renderTemplate(template, { variables: Object.fromEntries(values), flags: new Set() }, escapeLines)
}

/** Gaps of a filled text, each once: descriptions of values that the settings do not have. */
export const gapsIn = (filled: string): string[] => [
  ...new Set([...filled.matchAll(/\[doplňte: ([^\]]+)\]/g)].map(([, description = '']) => description)),
]

function oneSumText({ payment_schedule, transfer_days }: LegalSettings): string | null {
  if (payment_schedule === null || transfer_days === null) return null
  const days = oneSumDays({ payment_schedule, transfer_days })
  return days === null ? 'ľubovoľne veľa dní' : countInGenitive(days, 'day')
}

/** The part that is due with the order: "30 %", or an amount. */
function depositText(schedule: LegalSettings['payment_schedule']): string | null {
  const [first] = schedule ?? []
  if (first === undefined) return null
  if (first.days_before !== null) return percent(0)
  return first.share === 'rest' ? percent(100) : partText(first)
}

function addressOf({ street, postal_code, city }: LegalSettings): string | null {
  if (!street || !city) return null
  return [street, [postal_code, city].filter(Boolean).join(' ')].join(', ')
}

/** Null while the business data are missing, because "no VAT payer" is only the setting's default then. */
function vatOf({ vat_payer, ic_dph, ico }: LegalSettings): string | null {
  if (vat_payer) return `Sme platiteľmi DPH${ic_dph ? `, IČ DPH ${ic_dph}` : ''}.`
  return ico ? 'Nie sme platiteľmi DPH.' : null
}

/** Every dated rate of the tax, the earliest first; of several, all but the first with its day. */
function taxOf({ stay_tax_rates }: LegalSettings): string | null {
  const rates = (stay_tax_rates ?? []).toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))
  if (rates.length === 0) return null
  if (rates.every(({ amount }) => amount === 0)) return 'žiadna, obec ju nevyberá'
  return rates
    .map(({ valid_from, amount, from_age }, index) => {
      const free = from_age ? `, deti a mládež do ${from_age} rokov neplatia` : ''
      const since = index === 0 ? '' : `od ${formatDay(valid_from)} `
      return `${since}${formatMoney(amount)} za osobu a noc${free}`
    })
    .join('; ')
}

/** Without rules cancelling is free until the day of arrival (`datedRules`). */
const freeRule = '– až do dňa príchodu: bez poplatku, vraciame všetko'

/** The rules of the settings, then those of each offered plan that has its own, under its name. */
function rulesOf({ cancellation_rules, plans }: LegalValues): string | null {
  const planRules = plans
    .filter(({ active }) => active)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.title < b.title ? -1 : 1))
    .flatMap(({ title, cancellation_rules: rules }) =>
      rules?.length ? [`Pri sadzbe „${title}“ platí namiesto toho:`, ...rules.map(ruleText)] : [],
    )
  if (!cancellation_rules) return null
  const general = cancellation_rules.length > 0 ? cancellation_rules.map(ruleText) : [freeRule]
  return [...general, ...planRules].join('\n')
}

function ruleText({ days_before, fee_percent }: CancellationRule): string {
  const consequence =
    fee_percent === 0 ? 'bez poplatku, vraciame všetko' : `ponecháme si ${fee_percent} % z ceny`
  return `– najneskôr ${countOf(days_before, 'day')} pred príchodom: ${consequence}`
}

/** A line for each kind of personal data, and one for the records that the law keeps. */
function retentionOf(settings: LegalSettings): string {
  const lines = retentionSettings.map((setting) => {
    const { label, from, stays } = retentionTable[setting]
    const days = settings[setting] ?? retentionTable[setting].defaultDays
    return `– ${label.sk}: ${lengthOf(days)} od ${from.sk}. Potom zostane: ${stays.sk}`
  })
  return [
    ...lines,
    `– ${keptByLaw.documents.label.sk}: ${countOf(accountingYears, 'year')} po roku vystavenia. Potom sa vymažú; z príjmových dokladov a pohybov na účte zostanú sumy bez mien.`,
  ].join('\n')
}

const percent = (value: number) => `${value} %`
const withDot = (time: string | null) => time?.replace(':', '.') ?? null

const yearDays = 365

/** Whole years in years, other lengths in days. */
const lengthOf = (days: number): string =>
  days % yearDays === 0 ? countOf(days / yearDays, 'year') : countOf(days, 'day')
