import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const voucherPage: LoadScreen = () => import('./vouchers-page.tsx').then((m) => m.VouchersPage)
