import { blogCategories as declaration } from '@dvor/contract/collections/content/blog-categories.ts'
import { admin, anyone } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { blogCategoryRows } from '../db/schema/content/blog-categories.ts'

export const blogCategories = onServer(declaration, blogCategoryRows, {
  access: { read: anyone, write: admin },
})
