/** Number of repetitions of random walks, and of the share of records: 1 unless a longer search is wanted. */
export const effort = Number(process.env.TEST_EFFORT ?? 1)

/** Widths (px) at which a guest books and changes a booking. */
export const widths = [360, 1440]

/** The gate books and changes on a phone; `script/test --all` on a desktop, too. */
export const tagsAt = (width: number) => (width === 360 ? { tag: '@gate' } : {})
