import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { CollectionName } from '@dvor/contract/collections/index.ts'
import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { pages, screens, type Screens } from './registry/screens.ts'
import { Layout } from './shell/layout.tsx'
import { CrashPage, Waiting } from './crash-page.tsx'
import type { Access } from './session/guard.ts'
import { loadScreenTexts } from '../core/texts/i18n.ts'
import { guarded } from './session/guarded.tsx'
import { allCollections, collectionPatterns } from './registry/route-patterns.ts'

type Kind = keyof Screens

const loggedOut: Access = { audience: 'loggedOut' }

const generated: Record<Kind | 'only', () => Promise<ComponentType<{ collection: Collection }>>> = {
  list: () => import('../core/screens/list-page.tsx').then((m) => m.ListPage),
  add: () => import('../core/screens/add-page.tsx').then((m) => m.AddPage),
  edit: () => import('../core/screens/edit-page.tsx').then((m) => m.EditPage),
  only: () => import('../core/screens/edit-page.tsx').then((m) => m.EditPage),
}

function kindOf(collection: Collection, pattern: string): Kind | 'only' {
  if (pattern.endsWith('/add')) return 'add'
  if (pattern.endsWith('/:id')) return 'edit'
  return collection.singleton ? 'only' : 'list'
}

async function screenOf(collection: Collection, kind: Kind | 'only'): Promise<{ Component: ComponentType }> {
  const own = screens[collection.name as CollectionName]?.[kind === 'only' ? 'edit' : kind]
  if (own) return { Component: await own() }
  const Generated = await generated[kind]()
  return { Component: () => <Generated key={collection.name} collection={collection} /> }
}

/** A screen with its texts, which are fetched beside it. */
async function withTexts<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, loadScreenTexts()])
  return loaded
}

/** The screens of one collection, each behind the guard for what it does. */
function collectionRoutes(collection: Collection): RouteObject[] {
  return collectionPatterns(collection).map((path) =>
    guarded(
      { audience: 'admin', action: 'manage', subject: collection.name },
      { path, lazy: () => withTexts(screenOf(collection, kindOf(collection, path))) },
    ),
  )
}

const pageRoutes = Object.entries(pages).map(([path, load]) =>
  guarded({ audience: 'admin' }, { path, lazy: async () => ({ Component: await withTexts(load()) }) }),
)

/** The blank screens come when they are needed: who is signed in never loads them. */
const authRoutes: RouteObject = {
  lazy: () => import('../features/sign-in/blank-layout.tsx').then((m) => ({ Component: m.BlankLayout })),
  children: [
    guarded(loggedOut, {
      path: '/login',
      lazy: () => import('../features/sign-in/login-page.tsx').then((m) => ({ Component: m.LoginPage })),
    }),
    guarded(loggedOut, {
      path: '/forgot-password',
      lazy: () =>
        import('../features/sign-in/forgot-password-page.tsx').then((m) => ({
          Component: m.ForgotPasswordPage,
        })),
    }),
    guarded(loggedOut, {
      path: '/reset-password',
      lazy: () =>
        import('../features/sign-in/reset-password-page.tsx').then((m) => ({
          Component: m.ResetPasswordPage,
        })),
    }),
    {
      path: '/not-allowed',
      lazy: () => import('./session/denied-page.tsx').then((m) => ({ Component: m.NotAllowedPage })),
    },
    {
      path: '/not-authorized',
      lazy: () => import('./session/denied-page.tsx').then((m) => ({ Component: m.NotAuthorizedPage })),
    },
  ],
}

const routes: RouteObject[] = [
  {
    ErrorBoundary: CrashPage,
    HydrateFallback: Waiting,
    children: [
      authRoutes,
      {
        Component: Layout,
        children: [
          {
            ErrorBoundary: CrashPage,
            children: [...pageRoutes, ...allCollections.flatMap(collectionRoutes)],
          },
        ],
      },
    ],
  },
]

export const router = createBrowserRouter(routes)
