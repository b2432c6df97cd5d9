import type { Texts } from '../../texts.ts'

export const choiceWords: Texts['choiceWords'] = {
  documents: {
    confirmation: 'Potvrzení rezervace',
    deposit_request: 'Výzva k úhradě zálohy',
    advance_invoice: 'Faktura k přijaté platbě',
    invoice: 'Faktura',
    credit_note: 'Dobropis',
    stay_confirmation: 'Potvrzení o pobytu',
  },
  movements: { payment: 'Platba', refund: 'Vrácení', reversal: 'Storno zápisu' },
  methods: {
    card: 'Karta',
    transfer: 'Převod',
    cash: 'Hotovost',
    voucher: 'Poukaz',
    sandbox: 'Zkušební platba',
  },
  identity: {
    id_card: 'Občanský průkaz',
    passport: 'Cestovní pas',
    residence_permit: 'Doklad o pobytu',
    none: 'Bez dokladu (dítě)',
  },
  purposes: {
    holiday: 'Dovolená a turistika',
    business: 'Práce',
    visit: 'Návštěva',
    treatment: 'Léčení',
    other: 'Jiný',
  },
}
