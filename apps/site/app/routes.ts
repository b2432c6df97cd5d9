import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every public address. `/` and `/uvod` are one page (spec section 2: the default home is '/'). */
export default [
  index('pages/home.tsx', { id: 'home' }),
  route('uvod', 'pages/home.tsx', { id: 'home-named' }),
  route('ubytovanie', 'pages/stays.tsx'),
  route('ubytovanie/:slug', 'pages/unit.tsx'),
  route('cennik', 'pages/price-list.tsx'),
  route('o-nas', 'pages/about.tsx'),
  route('vylety', 'pages/trips.tsx'),
  route('lokalita', 'pages/location.tsx'),
  route('galeria', 'pages/gallery.tsx'),
  route('nasa-produkcia', 'pages/products.tsx'),
  route('sezonne-ponuky', 'pages/offers.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('blog/:slug', 'pages/article.tsx'),
  route('saly', 'pages/halls.tsx'),
  route('aktivity', 'pages/activities.tsx'),
  route('kontakt', 'pages/contact.tsx'),
  route('obchodne-podmienky', 'pages/terms.tsx'),
  route('ochrana-osobnych-udajov', 'pages/privacy.tsx'),
  route('rezervacia', 'pages/booking.tsx'),
  route('rezervacia-detail/:slug', 'pages/reservation-detail.tsx'),
  route('potvrdenie_platby', 'pages/payment-confirmation.tsx'),
  route('skusobna-platba/:reference', 'pages/sandbox-payment.tsx'),
  route('spatna-vazba/:id', 'pages/survey.tsx'),
  // The showcase of all pieces is for whoever builds pages; what guests get does not contain it.
  ...(process.env.NODE_ENV === 'development' ? [route('vzorkovnik', 'pages/showcase.tsx')] : []),
  route('robots.txt', 'seo/robots-txt.ts'),
  route('site.webmanifest', 'seo/web-manifest.ts'),
  route('sitemap.xml', 'seo/sitemap-xml.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
