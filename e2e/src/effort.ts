/** How many times the fast share is run: 1 in script/test, more in `npm run soak`. */
export const effort = Number(process.env.TEST_EFFORT ?? 1)
