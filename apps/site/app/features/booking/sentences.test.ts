import { datedRules } from '@dvor/booking/reservation/cancellation.ts'
import { errorCode } from '@dvor/contract/errors/errors.ts'
import type { PriceLine, Restriction } from '@dvor/contract/pricing/quotes.ts'
import { describe, expect, it } from 'vitest'
import { overlapSentences } from '@dvor/booking/messages/overlap-text.ts'
import { taxChangeText } from '@dvor/booking/messages/tax-change-text.ts'
import { cancellationSentences } from '@dvor/booking/messages/cancellation-text.ts'
import { paymentPlan } from './order/payment-plan.ts'
import { shownLines } from '@dvor/booking/messages/shown-lines.ts'
import { failureText, fieldText, problemText } from '../../core/forms/problem-text.ts'
import { restrictionSentence } from './unavailable/restriction-text.ts'

/** Replaces hard spaces, which makes expectations readable. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const request = { from: '2027-07-05', to: '2027-07-08' }

const restrictions: [Restriction, string][] = [
  [{ code: 'taken', nights: ['2027-07-06', '2027-07-05'] }, 'Obsadené: noci od 5. 7. do 7. 7.'],
  [{ code: 'taken', nights: ['2027-07-31'] }, 'Obsadené: noc z 31. 7. na 1. 8.'],
  [{ code: 'too_small', sleeps: 1 }, 'Je najviac pre 1 osobu.'],
  [{ code: 'too_small', sleeps: 3 }, 'Je najviac pre 3 osoby.'],
  [{ code: 'too_small', sleeps: 6 }, 'Je najviac pre 6 osôb.'],
  [{ code: 'too_many_children', children: 0 }, 'Táto izba nie je vhodná pre deti.'],
  [{ code: 'too_many_children', children: 2 }, 'Ubytujeme tu najviac 2 deti.'],
  [{ code: 'min_nights', nights: 2 }, 'V tomto čase sa tu dá pobyt rezervovať aspoň na 2 noci.'],
  [{ code: 'min_nights', nights: 7 }, 'V tomto čase sa tu dá pobyt rezervovať aspoň na 7 nocí.'],
  [
    { code: 'arrival_weekday', weekdays: [6] },
    'V pondelok 5. 7. sa sem prísť nedá, príchod je v tomto čase možný len v sobotu.',
  ],
  [
    { code: 'departure_weekday', weekdays: [3, 7] },
    'Vo štvrtok 8. 7. sa odtiaľto odísť nedá, odchod je v tomto čase možný len v stredu alebo v nedeľu.',
  ],
  [{ code: 'max_nights', nights: 3 }, 'V tomto čase sa tu dá pobyt rezervovať najviac na 3 noci.'],
  [{ code: 'arrival_closed' }, 'Príchod 5. 7. tu nie je možný, vyberte iný deň.'],
  [{ code: 'departure_closed' }, 'Odchod 8. 7. tu nie je možný, vyberte iný deň.'],
  [{ code: 'closed' }, 'V týchto dňoch je zatvorená.'],
  [
    { code: 'too_late', lead_hours: 1 },
    'Na web je už neskoro: rezervuje sa najneskôr 1 hodinu pred príchodom. Zavolajte nám.',
  ],
  [
    { code: 'too_far', last_day: '2028-11-19' },
    'Zatiaľ prijímame rezervácie s príchodom najneskôr 19. 11. 2028.',
  ],
  [{ code: 'past' }, 'Deň príchodu už prešiel.'],
  [{ code: 'inverted' }, 'Odchod musí byť neskôr než príchod.'],
  [
    { code: 'too_long', nights: 365 },
    'Naraz sa dá cez web rezervovať najviac 365 nocí. Dlhší pobyt si s nami dohodnite telefonicky.',
  ],
  [{ code: 'not_offered' }, 'Teraz sa cez web rezervovať nedá.'],
  [{ code: 'plan_not_offered' }, 'Táto sadzba sa tu neponúka.'],
  [{ code: 'plan_days', from: 30, to: null }, 'Táto sadzba sa toľko dní pred príchodom neponúka.'],
  [{ code: 'plan_nights', from: null, to: '2027-06-30' }, 'Táto sadzba sa na tieto noci neponúka.'],
]

describe('reasons', () => {
  it.each(restrictions)('%j', (restriction, sentence) => {
    expect(plain(restrictionSentence(restriction, request, 'sk'))).toBe(sentence)
  })

  it('names at most three runs of nights', () => {
    const nights = ['2027-07-01', '2027-07-03', '2027-07-05', '2027-07-07']
    const sentence = restrictionSentence({ code: 'taken', nights }, request, 'sk')
    expect(plain(sentence)).toMatch(/^Obsadené: noc z 1\. 7\. na 2\. 7\., .*na 6\. 7\. a ďalšie\.$/)
  })

  it('joins weekdays with commas and a conjunction', () => {
    const sentence = restrictionSentence({ code: 'arrival_weekday', weekdays: [7, 5, 4] }, request, 'sk')
    expect(plain(sentence)).toMatch(/ len vo štvrtok, v piatok alebo v nedeľu\.$/)
  })
})

describe('problems', () => {
  it('has a sentence for every code of the contract', () => {
    for (const language of ['sk', 'en'] as const)
      for (const code of errorCode.options)
        expect(problemText(code, language), code).toMatch(/^\p{Lu}.*[.]$/u)
  })

  it('says why a gift voucher does not pay, and a general sentence without a reason', () => {
    const said = (state?: string) =>
      failureText({ code: 'voucher_invalid', details: state && { state } }, 'sk', null)
    expect(said('unknown')).toContain('Takýto kód nepoznáme')
    expect(said('void')).toContain('zrušený')
    expect(said('lapsed')).toContain('nie je zaplatený')
    for (const other of [undefined, 'valid', 'toString'])
      expect(said(other)).toBe(problemText('voucher_invalid', 'sk'))
  })

  it('distinguishes a missing value from a wrong one', () => {
    expect(fieldText({ path: 'guest.email', code: 'required' }, 'sk')).toBe('Toto pole potrebujeme vyplniť.')
    expect(fieldText({ path: 'guest.email', code: 'invalid_email' }, 'sk')).toContain('meno@domena.sk')
    expect(fieldText({ path: 'company.ico', code: 'invalid_ico' }, 'sk')).toContain('IČO má osem číslic')
  })
})

describe('cancellation terms', () => {
  const rules = [
    { days_before: 30, fee_percent: 0 },
    { days_before: 14, fee_percent: 30 },
  ]
  const shown = (today: string) =>
    cancellationSentences(
      datedRules({ total: 39_870, stay_tax: 870, arrival: '2027-07-31', rules }),
      today,
    ).map(plain)

  it('name dates and euros, one sentence per rule', () => {
    expect(shown('2027-06-01')).toEqual([
      'Do 1. 7. 2027 vrátane zrušíte rezerváciu bezplatne a vrátime vám všetko, čo ste zaplatili.',
      'Od 2. 7. 2027 do 17. 7. 2027 vrátane je storno poplatok 117,00 € (30 % z ceny bez dane za ubytovanie).',
      'Od 18. 7. 2027 pri zrušení alebo keď neprídete, prepadá celá cena bez dane za ubytovanie, 390,00 €.',
    ])
  })

  it('leave out past deadlines', () => {
    expect(shown('2027-07-20')).toEqual([
      'Kedykoľvek pri zrušení alebo keď neprídete, prepadá celá cena bez dane za ubytovanie, 390,00 €.',
    ])
  })
})

describe('money', () => {
  it('explains what is paid when', () => {
    const deposit = { amount: 3000, due_on: null }
    const price = { total: 10_000, instalments: [deposit, { amount: 7000, due_on: '2027-06-18' }] }
    expect(paymentPlan(price, { method: 'sandbox', approval: false, voucher: 0 }, 'sk').map(plain)).toEqual([
      'Teraz uhradíte zálohu 30,00 €.',
      'Zvyšných 70,00 € doplatíte najneskôr do 18. 6. 2027.',
    ])
    const third = { amount: 4000, due_on: '2027-05-01' }
    const instalments = [deposit, third, { amount: 3000, due_on: '2027-06-18' }]
    expect(
      paymentPlan({ ...price, instalments }, { method: 'transfer', approval: true, voucher: 0 }, 'sk').map(
        plain,
      ),
    ).toEqual([
      'Keď vám pobyt potvrdíme, uhradíte zálohu 30,00 €.',
      'Ďalších 40,00 € doplatíte najneskôr do 1. 5. 2027.',
      'Zvyšných 30,00 € doplatíte najneskôr do 18. 6. 2027.',
    ])
    expect(
      paymentPlan(
        { total: 3000, instalments: [{ amount: 3000, due_on: '2027-06-18' }] },
        { method: 'transfer', approval: false, voucher: 0 },
        'sk',
      ).map(plain),
    ).toEqual(['Teraz neplatíte nič.', 'Zvyšných 30,00 € doplatíte najneskôr do 18. 6. 2027.'])
    expect(paymentPlan(price, { method: 'on_site', approval: false, voucher: 0 }, 'sk').map(plain)).toEqual([
      'Celú sumu 100,00 € zaplatíte pri príchode.',
    ])
    expect(
      paymentPlan({ total: 0, instalments: [] }, { method: null, approval: false, voucher: 0 }, 'sk'),
    ).toEqual(['Nie je čo platiť, zľava pokryla celý pobyt.'])
  })

  it('explains what a gift voucher leaves to pay', () => {
    const deposit = { amount: 3000, due_on: null }
    const price = { total: 10_000, instalments: [deposit, { amount: 7000, due_on: '2027-06-18' }] }
    const shown = (voucher: number, method: 'transfer' | 'on_site' = 'transfer') =>
      paymentPlan(price, { method, approval: false, voucher }, 'sk').map(plain)
    expect(shown(1000)).toEqual([
      'Teraz uhradíte zálohu 20,00 €.',
      'Zvyšných 70,00 € doplatíte najneskôr do 18. 6. 2027.',
      'Darčekový poukaz zaplatí 10,00 €.',
    ])
    expect(shown(4000)).toEqual([
      'Teraz neplatíte nič.',
      'Zvyšných 60,00 € doplatíte najneskôr do 18. 6. 2027.',
      'Darčekový poukaz zaplatí 40,00 €.',
    ])
    expect(shown(4000, 'on_site')).toEqual([
      'Zvyšných 60,00 € zaplatíte pri príchode.',
      'Darčekový poukaz zaplatí 40,00 €.',
    ])
    expect(shown(25_000)).toEqual(['Darčekový poukaz zaplatí celú sumu 100,00 €.'])
    const whole = { ...price, instalments: [{ amount: 10_000, due_on: null }] }
    const terms = { method: 'transfer', approval: false, voucher: 4000 } as const
    expect(paymentPlan(whole, terms, 'sk').map(plain)[0]).toBe('Teraz uhradíte 60,00 €.')
  })

  it('merges the lines of one discount and keeps the sum', () => {
    const line = (kind: PriceLine['kind'], amount: number): PriceLine => ({
      kind,
      label: 'x',
      rule: null,
      accommodation_unit: null,
      quantity: 1,
      first_night: null,
      last_night: null,
      unit_price: amount,
      amount,
      vat_kind: 'other',
    })
    const lines = [
      line('nights', 9000),
      line('discount', -500),
      line('discount', -400),
      line('stay_tax', 300),
    ]
    const shown = shownLines(lines)
    expect(shown.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['nights', 9000],
      ['discount', -900],
      ['stay_tax', 300],
    ])
  })
})

describe('texts that the site shares with e-mails', () => {
  it('bind words of one letter to the words behind them', () => {
    const activity = (title: string) => ({
      title,
      day: '2027-07-05',
      time_from: '10:00',
      time_to: '11:00',
      persons: 2,
    })
    const rules = [{ until: null, fee: 4000, fee_percent: 50 }]
    const texts = [
      ...cancellationSentences(rules, '2027-07-01'),
      ...cancellationSentences([{ until: null, fee: 0, fee_percent: 0 }], '2027-07-01'),
      ...overlapSentences([activity('Jazda'), activity('Kúpeľ v sude')], 'sk'),
      taxChangeText({ before: 300, after: 150 }, 'before', 'sk'),
    ]
    expect(texts).toHaveLength(4)
    for (const text of texts) expect(text).toMatch(/[\s(][azv]\u00A0/)
    expect(texts.filter((text) => /[\s(][aikosuvz] /i.test(text))).toEqual([])
  })
})
