import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const textBlockList: LoadScreen = () => import('./text-list-page.tsx').then((m) => m.TextListPage)

export const textBlockEdit: LoadScreen = () => import('./text-block-page.tsx').then((m) => m.TextBlockPage)
