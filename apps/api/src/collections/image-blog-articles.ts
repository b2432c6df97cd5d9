import { imageBlogArticles as declaration } from '@dvor/contract/collections/content/image-blog-articles.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { imageBlogArticleRows } from '../db/schema/content/image-blog-articles.ts'

export const imageBlogArticles = onServer(declaration, imageBlogArticleRows, {
  access: { read: activeOnly, write: admin },
})
