/** Number of repetitions of the fast share: 1 in script/test, more in `npm run soak`. */
export const effort = Number(process.env.TEST_EFFORT ?? 1)

/**
 * Widths (px) at which a guest books and changes a booking; `npm run soak` adds the desktop's, at which `script/test`
 * books by keyboard.
 */
export const widths = effort > 1 ? [360, 1440] : [360]

/** Set by `script/test`: the comparison with kept pictures runs beside the journeys. */
export const withinTestRun = process.env.E2E_PICTURES === '1'
