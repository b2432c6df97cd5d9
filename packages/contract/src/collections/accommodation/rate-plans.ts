import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { ownSchedule } from '../../money/payment-schedule.ts'
import { priceRuleDirections } from '../../pricing/price-rules.ts'
import { planEffects, planIssues } from '../../pricing/rate-plans.ts'
import { id } from '../../values/values.ts'
import { cancellationRule } from '../../money/cancellation-rule.ts'
import { valueUnits } from '../../values/units.ts'

const nights = f.whole(1, 365)
const days = f.whole(0, 1100)
const conditions = { sk: 'Kedy sa dá vybrať', en: 'When it can be chosen' }
const price = { sk: 'Cena', en: 'Price' }
const terms = { sk: 'Platba a storno', en: 'Payment and cancelling' }
/** Conditions under which a stay is sold; `booking/pricing/plans/rate-plan.ts` decides what each costs and when it is offered. */
export const ratePlans = declare({
  name: 'rate-plans',
  label: { one: { sk: 'Sadzba', en: 'Rate plan' }, many: { sk: 'Sadzby', en: 'Rate plans' } },
  adminPath: '/rate-plans',
  operations: ['list', 'count', 'single', 'create', 'edit', 'delete'],
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'title',
  sort: 'order:ASC',
  ranges: [
    ['days_from', 'days_to'],
    ['stay_from', 'stay_to'],
  ],
  check: planIssues,
  fields: {
    title: f.text({
      translated: true,
      label: { sk: 'Názov', en: 'Name' },
      help: { sk: 'Hosť si podľa neho vyberá.', en: 'Guests choose by it.' },
      required: true,
      inList: true,
    }),
    description: f.text({
      translated: true,
      label: { sk: 'Opis jednou vetou', en: 'Description in one sentence' },
      help: {
        sk: 'Storno, platbu a služby doplní web sám.',
        en: 'The site adds cancelling, payment and services itself.',
      },
    }),
    active: f.flag({ label: { sk: 'Ponúka sa', en: 'Offered' }, default: true, inList: true }),
    order: f.place({ inList: true }),
    units: f.json(z.array(id).max(500), {
      label: { sk: 'Jednotky', en: 'Units' },
      help: { sk: 'Prázdne znamená všetky.', en: 'Empty means all.' },
      default: [],
    }),
    effect: f.choice(planEffects, {
      label: { sk: 'Rozdiel v cene', en: 'Difference in price' },
      help: {
        sk: 'Ráta sa z bežnej ceny noci. Noci, ktoré majú pre túto sadzbu vlastnú cenu, sa nemenia.',
        en: 'Counted on the ordinary price of a night. Nights with a price of their own for this plan do not change.',
      },
      default: 'none',
      section: price,
    }),
    direction: f.choice(priceRuleDirections, {
      label: { sk: 'Príplatok alebo zľava', en: 'Surcharge or discount' },
      default: 'discount',
      section: price,
    }),
    value: f.whole(
      0,
      100_000_000,
    )({
      label: { sk: 'Výška', en: 'Value' },
      default: 0,
      inList: true,
      unit: valueUnits.hundredths,
      section: price,
    }),
    included_services: f.json(z.array(id).max(20), {
      label: { sk: 'So službami', en: 'With services' },
      help: {
        sk: 'Pribudnú v cene samy, každá svojou cenou a so svojou DPH.',
        en: 'They are added to the price, each at its own price and VAT.',
      },
      default: [],
      section: price,
    }),
    cancellation_rules: f.json(z.array(cancellationRule).max(10), {
      label: { sk: 'Pravidlá storna', en: 'Cancellation rules' },
      help: { sk: 'Prázdne: podľa nastavení.', en: 'Empty: as in the settings.' },
      default: [],
      section: terms,
    }),
    payment_schedule: f.json(ownSchedule, {
      label: { sk: 'Splátky', en: 'Payment schedule' },
      help: {
        sk: 'Prázdne: podľa nastavení. Kto tu niečo platí pri objednávke, nemôže platiť na mieste.',
        en: 'Empty: as in the settings. Who pays something with the order here cannot pay on site.',
      },
      default: [],
      section: terms,
    }),
    min_nights: nights({ label: { sk: 'Najmenej nocí', en: 'Minimum nights' }, section: conditions }),
    max_nights: nights({ label: { sk: 'Najviac nocí', en: 'Maximum nights' }, section: conditions }),
    days_from: days({
      label: { sk: 'Najmenej dní pred príchodom', en: 'At least days before arrival' },
      section: conditions,
    }),
    days_to: days({
      label: { sk: 'Najviac dní pred príchodom', en: 'At most days before arrival' },
      section: conditions,
    }),
    stay_from: f.day({ label: { sk: 'Noci od', en: 'Nights from' }, section: conditions }),
    stay_to: f.day({ label: { sk: 'Noci do (vrátane)', en: 'Nights to (included)' }, section: conditions }),
  },
})
