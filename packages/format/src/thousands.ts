/** A count on a badge: as it is up to 999, above that in thousands with one decimal, `12.4k` (docs/product.md, Texts and numbers). */
export function formatThousands(count: number): string {
  return count > 999 ? `${(Math.round(count / 100) / 10).toFixed(1)}k` : String(count)
}
