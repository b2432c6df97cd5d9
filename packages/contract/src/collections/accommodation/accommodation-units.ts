import { letAs } from '../../values/let-as.ts'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { bookingWindowIssues } from '../../pricing/contradictions.ts'
import { ageBands } from '../../pricing/age-bands.ts'
import { occupancyPrices, priceBases } from '../../pricing/occupancy-prices.ts'
import { amenities } from '../../values/amenities.ts'

export const accommodationUnits = declare({
  name: 'accommodation-units',
  label: {
    one: { sk: 'Ubytovacia jednotka', en: 'Accommodation unit' },
    many: { sk: 'Ubytovacie jednotky', en: 'Accommodation units' },
  },
  adminPath: '/accommodation-units',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'settings.edit',
    delete: 'settings.edit',
  },
  titleField: 'title',
  check: bookingWindowIssues,
  slugFrom: 'title',
  sort: 'order:ASC',
  uploadRef: 'accommodation-unit',
  fields: {
    accommodation_object: f.relation('accommodation-objects', {
      label: { sk: 'Objekt', en: 'Building' },
      required: true,
      nested: true,
      parent: true,
      inList: true,
    }),
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    slug: f.slug({
      label: { sk: 'Adresa stránky', en: 'Address of the page' },
      default: '',
      help: {
        sk: 'Vyplní sa sama z názvu. Po zmene vedú staré odkazy na novú adresu.',
        en: 'Filled in by itself from the name. After a change, old links lead to the new address.',
      },
    }),
    code: f.text({
      label: { sk: 'Skratka', en: 'Abbreviation' },
      required: true,
      inList: true,
      help: { sk: 'Krátky názov do kalendára.', en: 'Short name for the calendar.' },
    }),
    short_description: f.longtext({
      label: { sk: 'Krátky opis', en: 'Short description' },
      translated: true,
    }),
    description: f.html({ label: { sk: 'Opis', en: 'Description' }, translated: true }),
    image: f.file({ label: { sk: 'Obrázok', en: 'Picture' }, inList: true }),
    area_m2: f.atLeastOne({ label: { sk: 'Plocha v m²', en: 'Area in m²' } }),
    beds: f.text({
      translated: true,
      label: { sk: 'Postele', en: 'Beds' },
      help: {
        sk: 'Napríklad: manželská posteľ a rozkladací gauč.',
        en: 'For example: double bed and sofa bed.',
      },
    }),
    registration_number: f.registrationNumber({
      label: {
        sk: 'Registračné číslo krátkodobého prenájmu',
        en: 'Registration number of short-term rental',
      },
      help: {
        sk: 'Len ak má jednotka iné číslo ako objekt.',
        en: 'Only if the unit has another number than its building.',
      },
    }),
    capacity: f.atLeastOne({
      edits: 'settings.edit',
      label: { sk: 'Osôb v základnej cene', en: 'Persons in the base price' },
      required: true,
      inList: true,
    }),
    extra_beds: f.count({ edits: 'settings.edit', label: { sk: 'Prístelky', en: 'Extra beds' }, default: 0 }),
    max_children: f.count({ edits: 'settings.edit', label: { sk: 'Najviac detí', en: 'Most children' } }),
    amenities: f.choices(amenities, { label: { sk: 'Vybavenie', en: 'Amenities' } }),
    pets_allowed: f.flag({ label: { sk: 'Psíky vítané', en: 'Dogs welcome' }, default: false }),
    base_price: f.cents({
      edits: 'prices.edit',
      label: { sk: 'Základná cena za noc', en: 'Base price per night' },
      required: true,
      inList: true,
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    price_basis: f.choice(priceBases, {
      edits: 'prices.edit',
      label: { sk: 'Cena platí', en: 'The price is' },
      default: 'unit',
      help: {
        sk: 'Za osobu: cena sa násobí počtom osôb v základnej cene. Platí aj pre sezóny.',
        en: 'Per person: the price is multiplied by the persons in the base price. Holds for seasons, too.',
      },
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    occupancy_prices: f.json(occupancyPrices, {
      edits: 'prices.edit',
      label: { sk: 'Cena za noc podľa počtu osôb', en: 'Price per night by the number of persons' },
      help: {
        sk: 'Prázdne: základná cena. Napríklad pre jednu osobu v dvojlôžkovej izbe nižšia.',
        en: 'Empty: the base price. For example a lower one for one person in a double room.',
      },
      default: [],
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    extra_person_price: f.cents({
      edits: 'prices.edit',
      label: { sk: 'Ďalšia osoba za noc', en: 'Extra person per night' },
      default: 0,
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    age_bands: f.json(ageBands, {
      edits: 'prices.edit',
      label: { sk: 'Vlastné vekové pásma detí', en: 'Own age bands of children' },
      help: {
        sk: 'Prázdne: platia pásma z nastavení.',
        en: 'Empty: the bands of the settings hold.',
      },
      default: [],
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    security_deposit: f.cents({
      edits: 'prices.edit',
      label: { sk: 'Kaucia', en: 'Security deposit' },
      help: {
        sk: 'Vyberá sa pri príchode a vracia pri odchode. Prázdne: bez kaucie.',
        en: 'Taken on arrival and returned on departure. Empty: none.',
      },
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    min_nights: f.minNights({
      edits: 'prices.edit',
      label: { sk: 'Najmenej nocí', en: 'Minimum nights' },
      default: 1,
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    lead_hours: f.whole(
      0,
      8_760,
    )({
      edits: 'prices.edit',
      label: {
        sk: 'Rezervácia najneskôr (hodín pred príchodom)',
        en: 'Book at the latest (hours before arrival)',
      },
      default: 0,
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    horizon_days: f.whole(
      1,
      3_650,
    )({
      edits: 'prices.edit',
      label: { sk: 'Rezervácia najskôr (dní dopredu)', en: 'Book at the earliest (days ahead)' },
      default: 730,
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    approval_required: f.flag({
      edits: 'settings.edit',
      label: { sk: 'Rezerváciu schvaľujem', en: 'I approve bookings' },
      default: false,
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    online_bookable: f.flag({
      edits: 'settings.edit',
      label: { sk: 'Dá sa rezervovať cez web', en: 'Can be booked on the site' },
      default: true,
      section: { sk: 'Cena a pravidlá', en: 'Price and rules' },
    }),
    let_as: f.choice(letAs, {
      edits: 'settings.edit',
      label: { sk: 'Čo si hosť prenajme', en: 'What a guest takes' },
      help: {
        sk: 'Celý objekt alebo areál je voľný, len keď sú voľné všetky jeho jednotky, a obsadí ich všetky naraz.',
        en: 'A whole building or property is free only when all its units are, and takes all of them at once.',
      },
      default: 'unit',
      section: { sk: 'Celý dom alebo areál', en: 'Whole house or property' },
    }),
    rooms_discount: f.percent({
      edits: 'prices.edit',
      label: { sk: 'Zľava zo súčtu izieb', en: 'Discount on the sum of the rooms' },
      help: {
        sk: 'Noc potom stojí súčet cien všetkých izieb bez tejto zľavy, namiesto základnej ceny. Vlastné sezóny celku majú prednosť. Prázdne: platí základná cena.',
        en: 'A night then costs the sum of all rooms less this discount, in place of the base price. Seasons of the whole take precedence. Empty: the base price holds.',
      },
      section: { sk: 'Celý dom alebo areál', en: 'Whole house or property' },
    }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazené na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
