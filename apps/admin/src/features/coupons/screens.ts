import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const couponList: LoadScreen = () => import('./coupon-list-page.tsx').then((m) => m.CouponListPage)
