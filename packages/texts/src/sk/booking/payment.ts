export const paymentPlanWords = {
  nothing: 'Nie je čo platiť, zľava pokryla celý pobyt.',
  onSite: (money: string) => `Celú sumu ${money} zaplatíte pri príchode.`,
  onSiteRest: (money: string) => `Zvyšných ${money} zaplatíte pri príchode.`,
  now: (approval: boolean): string => (approval ? 'Keď vám pobyt potvrdíme, uhradíte' : 'Teraz uhradíte'),
  whole: (money: string) => `celú sumu ${money}.`,
  part: (money: string) => `${money}.`,
  deposit: (money: string) => `zálohu ${money}.`,
  nothingNow: 'Teraz neplatíte nič.',
  next: (money: string, day: string) => `Ďalších ${money} doplatíte najneskôr do ${day}.`,
  rest: (money: string, day: string) => `Zvyšných ${money} doplatíte najneskôr do ${day}.`,
  voucher: (money: string) => `Darčekový poukaz zaplatí ${money}.`,
  voucherAll: (money: string) => `Darčekový poukaz zaplatí celú sumu ${money}.`,
}

export const cardTermsWords = {
  free: (day: string) => `Bezplatné zrušenie do ${day} vrátane`,
  deposit: (money: string) => `Pri objednávke stačí záloha ${money}`,
  restBy: (day: string) => `zvyšok do ${day}`,
  restInParts: (day: string) => `zvyšok po častiach do ${day}`,
  returned: (money: string) => `Vratná kaucia ${money} pri príchode`,
}
