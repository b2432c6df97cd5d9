import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const textBlockList: LoadScreen = () => import('./text-list-page.tsx').then((m) => m.TextListPage)
