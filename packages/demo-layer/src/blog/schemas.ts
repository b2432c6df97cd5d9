import { z } from 'zod'

export const listItem = z.object({
  id: z.int(),
  img: z.string(),
  title: z.string(),
  avatar: z.string(),
  userFullName: z.string(),
  blogPosted: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  comment: z.int(),
})

export const sidebar = z.object({
  recentPosts: z.array(
    z.object({ img: z.string(), title: z.string(), id: z.int(), createdTime: z.string() }),
  ),
  categories: z.array(z.object({ category: z.string(), icon: z.string() })),
})

export const detail = z.object({
  blog: z.object({
    img: z.string(),
    title: z.string(),
    avatar: z.string(),
    userFullName: z.string(),
    createdTime: z.string(),
    tags: z.array(z.string()),
    /** HTML. */
    content: z.string(),
    comments: z.int(),
    bookmarked: z.int(),
  }),
  comments: z.array(
    z.object({
      avatar: z.string(),
      userFullName: z.string(),
      commentedAt: z.string(),
      commentText: z.string(),
    }),
  ),
})

export const edited = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  createdTime: z.string(),
  blogTitle: z.string(),
  blogCategories: z.array(z.object({ value: z.string(), label: z.string() })),
  slug: z.string(),
  status: z.string(),
  excerpt: z.string(),
  featuredImage: z.string(),
})

export type BlogItem = z.infer<typeof listItem>
export type BlogSidebar = z.infer<typeof sidebar>
export type BlogDetail = z.infer<typeof detail>
export type EditedBlog = z.infer<typeof edited>
