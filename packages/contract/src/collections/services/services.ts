import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { vatKinds } from './common-services.ts'

export const servicePriceUnits = [
  { value: 'person', label: 'za osobu' },
  { value: 'group', label: 'za skupinu' },
] as const

/** Services at set times with seats: a ride, a bread baking, an evening in the sauna. */
export const services = declare({
  name: 'services',
  label: { one: 'Služba s termínmi', many: 'Služby s termínmi' },
  adminPath: '/services',
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'service',
  ranges: [['season_from', 'season_to']],
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    slug: f.slug({ label: 'Adresa stránky', default: '', help: 'Vyplní sa sama z názvu.' }),
    description: f.html({ label: 'Opis' }),
    image: f.file({ label: 'Obrázok', inList: true }),
    price: f.cents({ label: 'Cena', required: true, inList: true, section: 'Cena' }),
    price_unit: f.choice(servicePriceUnits, {
      label: 'Účtuje sa',
      required: true,
      inList: true,
      section: 'Cena',
      help: 'Za skupinu: jedna partia má celý termín len pre seba.',
    }),
    vat_kind: f.choice(vatKinds, { label: 'Druh DPH', required: true, section: 'Cena' }),
    duration_min: f.atLeastOne({ label: 'Trvanie v minútach', section: 'Pravidlá' }),
    min_persons: f.atLeastOne({
      label: 'Najmenej osôb',
      section: 'Pravidlá',
      help: 'Keď sa do uzávierky prihlási menej ľudí, termín sa sám zruší a hostia dostanú e-mail.',
    }),
    min_age: f.count({
      label: 'Najmenej rokov',
      section: 'Pravidlá',
      help: 'Mladšie deti si termín k pobytu pridať nemôžu; vek detí vieme z rezervácie.',
    }),
    requirements: f.text({
      label: 'Pre koho to je',
      section: 'Pravidlá',
      help: 'Krátka veta pre hostí, napríklad „Deti od šiestich rokov, dospelí do 85 kg.“',
    }),
    lead_hours: f.whole(
      0,
      8_760,
    )({
      label: 'Rezervácia najneskôr (hodín vopred)',
      default: 0,
      section: 'Pravidlá',
    }),
    season_from: f.day({ label: 'Sezóna od', section: 'Pravidlá' }),
    season_to: f.day({ label: 'Sezóna do (vrátane)', section: 'Pravidlá' }),
    season_yearly: f.flag({
      label: 'Sezóna sa opakuje každý rok',
      default: false,
      section: 'Pravidlá',
      help: 'Počíta sa deň a mesiac; sezóna môže trvať aj cez Nový rok. Potrebuje oba dni.',
    }),
    order: f.place(),
    active: f.flag({ label: 'Ponúka sa', default: true, inList: true }),
  },
})
