/** Units of a `value` that is a percentage or an amount by another field, for the API's document. */
export const valueUnits = {
  /** Coupons, agreed discounts, parts of a payment schedule. */
  percent: 'Celé percentá (10 je 10 %), alebo pri sume centy',
  /** Rate plans, price rules, changes of prices: parts of a percent are usual there. */
  hundredths: 'Stotiny percenta (1000 je 10 %), alebo pri sume centy',
} as const
