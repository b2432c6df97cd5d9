import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const guestList: LoadScreen = () => import('./guest-list-page.tsx').then((m) => m.GuestListPage)

export const guestEdit: LoadScreen = () => import('./guest-page.tsx').then((m) => m.GuestPage)
