import { z } from 'zod'
import { declareCall } from '../layer/call.ts'
import { answered } from '../layer/reply.ts'
import { detail, edited, listItem, sidebar } from './schemas.ts'

const app = 'blog'

/** Blog: GET /blog/list/… */
export const blogCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/blog/list/data',
    title: 'All articles',
    answers: { 200: z.array(listItem) },
    handle: ({ blog }) => answered(blog.list),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/blog/list/data/sidebar',
    title: 'Recent articles and categories',
    answers: { 200: sidebar },
    handle: ({ blog }) => answered(blog.sidebar),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/blog/list/data/detail',
    title: 'One article in full with its comments',
    answers: { 200: detail },
    handle: ({ blog }) => answered(blog.detail),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/blog/list/data/edit',
    title: 'One article opened for editing',
    answers: { 200: edited },
    handle: ({ blog }) => answered(blog.edited),
  }),
]
