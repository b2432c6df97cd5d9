/** Texts of the choice how to cancel. */
export const cancellation = {
  failed: 'Nevieme, koľko by ste hosťovi vrátili',
  nothingPaid: 'Hosť nič nezaplatil, niet čo vracať.',
  label: 'Hosť zaplatil {{paid}}. Koľko mu vrátite?',
  free: 'Podľa podmienok storna bez poplatku: hosťovi patrí {{refund}}.',
  byRules: 'Podľa podmienok storna: poplatok {{fee}}, vrátiť {{refund}}',
  keepAll: 'Podľa podmienok storna: poplatok {{fee}}, nevracia sa nič',
  noFee: 'Odpustiť poplatok a vrátiť všetko: {{refund}}',
}
