/** Texts of the choice how to cancel. */
export const cancellation = {
  failed: 'Nevieme, koľko by ste hosťovi vrátili',
  nothingPaid: 'Hosť nič nezaplatil, niet čo vracať.',
  label: 'Hosť zaplatil {{paid}}. Koľko mu vrátite?',
  noFee: 'Bez poplatku, vrátiť všetko: {{refund}}',
  byRules: 'Podľa podmienok storna: poplatok {{fee}}, vrátiť {{refund}}',
}
