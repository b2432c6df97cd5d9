/** Number of the last page of `total` rows, `size` on a page; an empty list has one page. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
