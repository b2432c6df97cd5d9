import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const userList: LoadScreen = () => import('./user-pages.tsx').then((m) => m.UserListPage)

export const userEdit: LoadScreen = () => import('./user-pages.tsx').then((m) => m.UserEditPage)
