/** Number of repetitions of the fast share: 1 in script/test, more in `npm run soak`. */
export const effort = Number(process.env.TEST_EFFORT ?? 1)
