import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const roleList: LoadScreen = () => import('./role-list-page.tsx').then((m) => m.RoleListPage)
export const roleAdd: LoadScreen = () => import('./role-pages.tsx').then((m) => m.RoleAddPage)
export const roleEdit: LoadScreen = () => import('./role-pages.tsx').then((m) => m.RoleEditPage)
