import type { Texts } from '../../texts.ts'

export const paymentPlanWords: Texts['paymentPlanWords'] = {
  nothing: 'There is nothing to pay; the discount covers the whole stay.',
  onSite: (money: string) => `You pay the whole ${money} when you arrive.`,
  onSiteRest: (money: string) => `You pay the remaining ${money} when you arrive.`,
  now: (approval: boolean) => (approval ? 'Once we have confirmed your stay, you pay' : 'Now you pay'),
  whole: (money: string) => `the whole ${money}.`,
  part: (money: string) => `${money}.`,
  deposit: (money: string) => `a deposit of ${money}.`,
  nothingNow: 'You pay nothing now.',
  next: (money: string, day: string) => `Another ${money} you pay by ${day}.`,
  rest: (money: string, day: string) => `The remaining ${money} you pay by ${day}.`,
  voucher: (money: string) => `The gift voucher pays ${money}.`,
  voucherAll: (money: string) => `The gift voucher pays the whole ${money}.`,
}

export const cardTermsWords: Texts['cardTermsWords'] = {
  free: (day: string) => `Free cancellation until ${day} inclusive`,
  deposit: (money: string) => `A deposit of ${money} is enough with the order`,
  restBy: (day: string) => `the rest by ${day}`,
  restInParts: (day: string) => `the rest in parts by ${day}`,
  returned: (money: string) => `A refundable deposit of ${money} on arrival`,
}
