import type { Texts } from '../../texts.ts'

export const paymentPlanWords: Texts['paymentPlanWords'] = {
  nothing: 'Není co platit, sleva pokryla celý pobyt.',
  onSite: (money) => `Celou částku ${money} zaplatíte při příjezdu.`,
  onSiteRest: (money) => `Zbývajících ${money} zaplatíte při příjezdu.`,
  now: (approval) => (approval ? 'Až vám pobyt potvrdíme, zaplatíte' : 'Teď zaplatíte'),
  whole: (money) => `celou částku ${money}.`,
  part: (money) => `${money}.`,
  deposit: (money) => `zálohu ${money}.`,
  nothingNow: 'Teď neplatíte nic.',
  next: (money, day) => `Dalších ${money} doplatíte nejpozději do ${day}.`,
  rest: (money, day) => `Zbývajících ${money} doplatíte nejpozději do ${day}.`,
  voucher: (money) => `Dárkový poukaz zaplatí ${money}.`,
  voucherAll: (money) => `Dárkový poukaz zaplatí celou částku ${money}.`,
}

export const cardTermsWords: Texts['cardTermsWords'] = {
  free: (day) => `Bezplatné zrušení do ${day} včetně`,
  deposit: (money) => `Při objednávce stačí záloha ${money}`,
  restBy: (day) => `zbytek do ${day}`,
  restInParts: (day) => `zbytek po částech do ${day}`,
  returned: (money) => `Vratná kauce ${money} při příjezdu`,
}
