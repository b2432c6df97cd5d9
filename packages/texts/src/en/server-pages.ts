import type { serverPageWords as sk } from '../sk/server-pages.ts'

export const serverPageWords: typeof sk = {
  busy: {
    title: 'Your turn comes in a moment',
    text: 'Many visitors have come at the same time. The page opens by itself in a few seconds; there is nothing you need to do.',
    again: 'Try now',
  },
  leaving: {
    title: 'On to the payment page',
    text: 'The page with your payment opens by itself in a moment.',
    go: 'Open it now',
  },
}
