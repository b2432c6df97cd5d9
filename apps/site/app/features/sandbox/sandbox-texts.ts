import type { SandboxAction } from '@dvor/contract/values/sandbox-actions.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  actions: {
    pay: { label: 'Zaplatiť', text: 'Platba prejde a obchod sa to hneď dozvie.' },
    decline: { label: 'Odmietnuť platbu', text: 'Ako keď banka kartu neprijme.' },
    delay: { label: 'Zaplatiť s oneskorením', text: 'Platba prejde až o dvadsať sekúnd.' },
    lose: { label: 'Zaplatiť a stratiť oznámenie', text: 'Obchod sa o platbe nedozvie, musí sa opýtať sám.' },
    repeat: { label: 'Zaplatiť a oznámiť päťkrát', text: 'To isté oznámenie príde päťkrát naraz.' },
  },
  warning: 'Skúšobná brána – žiadne peniaze sa nepohnú',
  paid: 'Táto platba je už zaplatená.',
  processing: 'Táto platba sa práve spracúva.',
  back: 'Späť do obchodu',
  declined: 'Platbu ste odmietli. V obchode môžete začať novú.',
  unknownTitle: 'Takúto platbu nepoznáme',
  unknownText: 'Vráťte sa, prosím, do obchodu a začnite znova.',
}

const actions: Record<SandboxAction, { label: string; text: string }> = {
  pay: { label: 'Pay', text: 'The payment goes through and the shop hears of it at once.' },
  decline: { label: 'Decline the payment', text: 'As when the bank does not take the card.' },
  delay: { label: 'Pay with a delay', text: 'The payment goes through after twenty seconds.' },
  lose: {
    label: 'Pay and lose the notification',
    text: 'The shop does not hear of it and has to ask itself.',
  },
  repeat: { label: 'Pay and notify five times', text: 'The same notification arrives five times at once.' },
}

/** Words of the trial gateway. */
export const sandboxWords: InLanguages<typeof sk> = {
  sk,
  en: {
    actions,
    warning: 'Trial gateway – no money moves',
    paid: 'This payment has already been made.',
    processing: 'This payment is being processed.',
    back: 'Back to the shop',
    declined: 'You have declined the payment. You can begin a new one in the shop.',
    unknownTitle: 'We do not know this payment',
    unknownText: 'Please go back to the shop and begin again.',
  },
}
