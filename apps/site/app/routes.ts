import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import type { ContentPage, GuestPage } from '@dvor/contract/site/site-page.ts'
import { siteFiles } from '@dvor/contract/site/site-pages.ts'
import { route, type RouteConfig } from '@react-router/dev/routes'

/** Routes of the pages of a registry; the page `priceList` has the file `price-list.tsx` in the folder. */
const routesOf = (pages: Record<string, ContentPage | GuestPage>, folder: string) =>
  Object.entries(pages).flatMap(([name, { path, alsoAt = [] }]) => {
    const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [path, ...alsoAt].map((address, index) =>
      route(address, `${folder}/${file}.tsx`, { id: index === 0 ? file : `${file}-${index}` }),
    )
  })

/** Every public address, from the registry of the site's pages. */
export default [
  ...routesOf(contentPages, 'pages/content'),
  ...routesOf(guestPages, 'pages/guest'),
  ...Object.entries(siteFiles).map(([path, file]) => route(path, `pages/files/${file}.ts`)),
  // The showcase of all pieces exists while developing only.
  ...(process.env.NODE_ENV === 'development' ? [route('vzorkovnik', 'pages/showcase.tsx')] : []),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
