import { formatDay } from '@dvor/format/day-text.ts'
import { slugify } from '@dvor/format/slug.ts'
import { drawPeople, drawPerson } from '../seed/people.ts'
import { scene } from '../seed/pictures.ts'
import type { Sower } from '../seed/sower.ts'
import { htmlText, paragraph, sentence } from '../seed/texts.ts'
import type { BlogDetail, BlogItem, BlogSidebar, EditedBlog } from './schemas.ts'

const titles = [
  'A Year with Bees',
  'What to Pack for a Weekend on a Farm',
  'Seven Walks from Our Gate',
  'How We Bake Bread',
  'The Barn Before and After',
  'Why the Meadow Is Mown Late',
]
const tags = ['Food', 'Walks', 'Farm', 'House', 'Season']
const icons = [
  ['Food', 'Coffee'],
  ['Walks', 'Map'],
  ['Farm', 'Sun'],
  ['House', 'Home'],
  ['Season', 'Calendar'],
] as const

/** Six articles; the first one also in full and opened for editing. */
export function seedBlog(sower: Sower): {
  list: BlogItem[]
  sidebar: BlogSidebar
  detail: BlogDetail
  edited: EditedBlog
} {
  const list = titles.map((title, index) => itemOf(title, index, sower))
  const [first = itemOf(titles[0] ?? '', 0, sower)] = list
  return { list, sidebar: sidebarOf(list), detail: detailOf(first, sower), edited: editedOf(first) }
}

function itemOf(title: string, index: number, { draw, day }: Sower): BlogItem {
  const { avatar, fullName } = drawPerson(draw)
  return {
    id: index + 1,
    img: scene(title),
    title,
    avatar,
    userFullName: fullName,
    blogPosted: formatDay(day(-9 * index - 2), 'en'),
    tags: draw.some(tags, 2),
    excerpt: paragraph(draw, 2),
    comment: draw.int(2, 90),
  }
}

function sidebarOf(list: readonly BlogItem[]): BlogSidebar {
  const recentPosts = list
    .slice(0, 4)
    .map(({ img, title, id, blogPosted }) => ({ img, title, id, createdTime: blogPosted }))
  return { recentPosts, categories: icons.map(([category, icon]) => ({ category, icon })) }
}

function detailOf(
  { img, title, avatar, userFullName, blogPosted, tags: itemTags }: BlogItem,
  { draw, day }: Sower,
): BlogDetail {
  const comments = drawPeople(draw, 3).map((person, index) => ({
    avatar: person.avatar,
    userFullName: person.fullName,
    commentedAt: formatDay(day(index - 2), 'en'),
    commentText: sentence(draw),
  }))
  const content = htmlText(draw, 4)
  const counts = { comments: comments.length, bookmarked: draw.int(20, 200) }
  return {
    blog: { img, title, avatar, userFullName, createdTime: blogPosted, tags: itemTags, content, ...counts },
    comments,
  }
}

function editedOf({
  img,
  title,
  avatar,
  userFullName,
  blogPosted,
  tags: itemTags,
  excerpt,
}: BlogItem): EditedBlog {
  return {
    avatar,
    userFullName,
    createdTime: blogPosted,
    blogTitle: title,
    blogCategories: itemTags.map((tag) => ({ value: slugify(tag), label: tag })),
    slug: slugify(title),
    status: 'Published',
    excerpt: `<p>${excerpt}</p>`,
    featuredImage: img,
  }
}
