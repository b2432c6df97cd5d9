import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const incomingList: LoadScreen = () =>
  import('./incoming-list-page.tsx').then((m) => m.IncomingListPage)

export const incomingEdit: LoadScreen = () => import('./incoming-page.tsx').then((m) => m.IncomingPage)
