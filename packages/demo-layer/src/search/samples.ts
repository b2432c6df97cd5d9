import { formatDay } from '@dvor/format/day-text.ts'
import { slugify } from '@dvor/format/slug.ts'
import { drawPeople } from '../seed/people.ts'
import { sign } from '../seed/pictures.ts'
import type { Sower } from '../seed/sower.ts'
import { bookmarkedLinks, collapsedLink, searchLinks } from './links.ts'
import type { SearchFile, SearchPage, SearchPerson } from './schemas.ts'

const fileNames = [
  ['Season Plan', 'XLS'],
  ['House Rules', 'PDF'],
  ['Leaflet Draft', 'DOC'],
  ['Garden Photo', 'JPG'],
  ['Price List', 'PDF'],
  ['Menu of the Week', 'DOC'],
  ['Route to the Mill', 'PDF'],
  ['Invoices of the Quarter', 'XLS'],
] as const

/** Hits of the template's search field: pages, files and contacts. */
export function seedSearch({ draw, day }: Sower): {
  pages: SearchPage[]
  files: SearchFile[]
  people: SearchPerson[]
} {
  const pages = searchLinks.map(([title, icon, link], index) => ({
    id: index + 1,
    target: slugify(title),
    isBookmarked: bookmarkedLinks.includes(link),
    title,
    icon,
    link,
    ...(link === collapsedLink ? { collapsed: true } : {}),
  }))
  const authors = drawPeople(draw, fileNames.length)
  const files = fileNames.map(([title, kind], index) => ({
    title,
    by: authors[index]?.fullName ?? '',
    size: `${draw.int(12, 980)}kb`,
    file: sign(kind),
  }))
  const people = drawPeople(draw, 12).map(({ fullName, email, avatar }) => ({
    title: fullName,
    email,
    img: avatar,
    date: formatDay(day(-draw.int(1, 300)), 'en'),
  }))
  return { pages, files, people }
}
