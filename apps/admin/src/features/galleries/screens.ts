import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const galleryList: LoadScreen = () => import('./gallery-pages.tsx').then((m) => m.GalleryListPage)

export const galleryEdit: LoadScreen = () => import('./gallery-pages.tsx').then((m) => m.GalleryEditPage)

export const activityEdit: LoadScreen = () => import('./gallery-pages.tsx').then((m) => m.ActivityEditPage)
