/** A count on the screen before the server has answered (docs/product.md, Texts and numbers: counts in state start at 1). */
export const countAtStart = 1
