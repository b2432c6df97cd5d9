/** Words of the owner's question how to cancel. */
export const cancellation = {
  nothingPaid: 'Hosť nič nezaplatil, niet čo vracať.',
  label: 'Hosť zaplatil {{paid}}. Koľko mu vrátite?',
  noFee: 'Bez poplatku, vrátiť všetko: {{refund}}',
  byRules: 'Podľa podmienok storna: poplatok {{fee}}, vrátiť {{refund}}',
}
