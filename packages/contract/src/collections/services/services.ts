import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { childPrices, unitsOfService } from '../../services/child-prices.ts'
import { resourceNeeds } from '../../services/resources.ts'

export const servicePriceUnits = [
  { value: 'person', label: { sk: 'za osobu', en: 'per person' } },
  { value: 'group', label: { sk: 'za skupinu', en: 'per group' } },
] as const

/** Services at set times with seats: a ride, a bread baking, an evening in the sauna. */
export const services = declare({
  name: 'services',
  label: {
    one: { sk: 'Služba s termínmi', en: 'Service with times' },
    many: { sk: 'Služby s termínmi', en: 'Services with times' },
  },
  adminPath: '/services',
  operations: fullPattern,
  permissions: { read: 'prices.read', edit: 'prices.edit' },
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'service',
  ranges: [['season_from', 'season_to']],
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    slug: f.slug({
      label: { sk: 'Adresa stránky', en: 'Address of the page' },
      default: '',
      help: { sk: 'Vyplní sa sama z názvu.', en: 'Filled in by itself from the name.' },
    }),
    description: f.html({ label: { sk: 'Opis', en: 'Description' }, translated: true }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
    price: f.cents({
      label: { sk: 'Cena', en: 'Price' },
      required: true,
      inList: true,
      section: { sk: 'Cena', en: 'Price' },
    }),
    price_unit: f.choice(servicePriceUnits, {
      label: { sk: 'Účtuje sa', en: 'Charged' },
      required: true,
      inList: true,
      section: { sk: 'Cena', en: 'Price' },
      help: {
        sk: 'Za skupinu: jedna partia má celý termín len pre seba.',
        en: 'Per group: one party has the whole time for itself.',
      },
    }),
    child_prices: f.json(childPrices, {
      label: { sk: 'Ceny detí', en: 'Prices of children' },
      help: {
        sk: 'Pri cene za osobu. Prázdne: deti platia ako dospelí.',
        en: 'With a price per person. Empty: children pay as adults.',
      },
      default: [],
      section: { sk: 'Cena', en: 'Price' },
    }),
    vat_kind: f.vatKind({
      label: { sk: 'Druh DPH', en: 'VAT kind' },
      required: true,
      section: { sk: 'Cena', en: 'Price' },
    }),
    duration_min: f.atLeastOne({
      label: { sk: 'Trvanie v minútach', en: 'Duration in minutes' },
      section: { sk: 'Pravidlá', en: 'Rules' },
    }),
    resources: f.json(resourceNeeds, {
      label: { sk: 'Čo na to treba', en: 'What it needs' },
      default: [],
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Kone, jazdiareň, sála: voľných miest je len toľko, koľko dovolia všetky služby, ktoré ich v tom čase potrebujú.',
        en: 'Horses, the arena, the hall: there are only as many free seats as all services that need them at that time allow.',
      },
    }),
    min_persons: f.atLeastOne({
      label: { sk: 'Najmenej osôb', en: 'Minimum persons' },
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Keď sa do konca prihlasovania ozve menej ľudí, termín sa sám zruší a hostia dostanú e-mail.',
        en: 'With fewer people when booking ends, the time is cancelled by itself and guests get an e-mail.',
      },
    }),
    max_persons: f.atLeastOne({
      label: { sk: 'Najviac osôb z jednej rezervácie', en: 'Maximum persons of one booking' },
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Na jeden termín. Prázdne: koľko je voľných miest.',
        en: 'For one time. Empty: as many as there are free seats.',
      },
    }),
    max_per_unit: f.flag({
      label: { sk: 'Toľko osôb za každú jednotku', en: 'So many persons for each unit' },
      default: false,
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Kto má dve izby, môže prihlásiť dvakrát toľko osôb. Celý dom je jedna jednotka.',
        en: 'Guests with two rooms may bring twice as many persons. A whole house is one unit.',
      },
    }),
    units: f.json(unitsOfService, {
      label: { sk: 'Len pre hostí týchto jednotiek', en: 'Only for guests of these units' },
      default: [],
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Prázdne: pre všetkých, aj bez ubytovania. Celý dom treba vybrať zvlášť, aj keď sú vybrané jeho izby.',
        en: 'Empty: for everybody, also without a stay. A whole house has to be chosen itself, also where its rooms are.',
      },
    }),
    min_age: f.count({
      label: { sk: 'Najmenej rokov', en: 'Minimum age' },
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Mladšie deti si termín k pobytu pridať nemôžu; vek detí vieme z rezervácie.',
        en: 'Younger children cannot be added; their ages are known from the booking.',
      },
    }),
    requirements: f.text({
      translated: true,
      label: { sk: 'Pre koho to je', en: 'Whom it is for' },
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Krátka veta pre hostí, napríklad „Deti od šiestich rokov, dospelí do 85 kg.“',
        en: 'A short sentence for guests, such as “Children from six, adults up to 85 kg.”',
      },
    }),
    weather_dependent: f.flag({
      label: { sk: 'Len za pekného počasia', en: 'In good weather only' },
      default: false,
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Hosť si pri termíne prečíta, že za zlého počasia sa dohodnete na inom alebo vrátite peniaze.',
        en: 'Guests read that in bad weather you agree on another time or return the money.',
      },
    }),
    lead_hours: f.whole(
      0,
      8_760,
    )({
      label: { sk: 'Rezervácia najneskôr (hodín vopred)', en: 'Book at the latest (hours ahead)' },
      default: 0,
      section: { sk: 'Pravidlá', en: 'Rules' },
    }),
    season_from: f.day({
      label: { sk: 'Sezóna od', en: 'Season from' },
      section: { sk: 'Pravidlá', en: 'Rules' },
    }),
    season_to: f.day({
      label: { sk: 'Sezóna do (vrátane)', en: 'Season to (included)' },
      section: { sk: 'Pravidlá', en: 'Rules' },
    }),
    season_yearly: f.flag({
      label: { sk: 'Sezóna sa opakuje každý rok', en: 'The season repeats every year' },
      default: false,
      section: { sk: 'Pravidlá', en: 'Rules' },
      help: {
        sk: 'Počíta sa deň a mesiac; sezóna môže trvať aj cez Nový rok. Potrebuje oba dni.',
        en: 'Day and month count; the season may run over New Year. It needs both days.',
      },
    }),
    order: f.place(),
    active: f.flag({ label: { sk: 'Ponúka sa', en: 'Offered' }, default: true, inList: true }),
  },
})
