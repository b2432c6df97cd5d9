import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const keyList: LoadScreen = () => import('./key-list.tsx').then((m) => m.KeyListPage)
