import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const waitingListPage: LoadScreen = () =>
  import('./waiting-list-page.tsx').then((m) => m.WaitingListPage)

export const waitingEntry: LoadScreen = () => import('./entry-page.tsx').then((m) => m.EntryPage)
