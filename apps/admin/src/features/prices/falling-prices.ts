/** Numbers of persons that pay less than one person fewer. @param prices cents for one person, for two and so on */
export function fallingAt(prices: readonly unknown[]): number[] {
  return prices.flatMap((price, index) => {
    const before = prices[index - 1]
    return typeof price === 'number' && typeof before === 'number' && price < before ? [index + 1] : []
  })
}
