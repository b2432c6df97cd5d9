import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const conflictList: LoadScreen = () =>
  import('./conflict-list-page.tsx').then((m) => m.ConflictListPage)

export const feedList: LoadScreen = () => import('./feed-list-page.tsx').then((m) => m.FeedListPage)

export const feedEdit: LoadScreen = () => import('./feed-edit-page.tsx').then((m) => m.FeedEditPage)
