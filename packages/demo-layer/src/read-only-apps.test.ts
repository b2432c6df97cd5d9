import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountSettings } from './account/schemas.ts'
import { suggestions } from './autocomplete/schemas.ts'
import { detail, edited, listItem, sidebar } from './blog/schemas.ts'
import { analytics, ranges, statistic, statistics, type AnalyticsName } from './cards/schemas.ts'
import { profile } from './profile/schemas.ts'
import { openLayer } from './testing/layer.ts'

test('the blog has a list, a sidebar, one article in full and one for editing', async () => {
  const { get } = openLayer()
  const list = (await get('/blog/list/data')).as(z.array(listItem))
  const { recentPosts, categories } = (await get('/blog/list/data/sidebar')).as(sidebar)
  const { blog, comments } = (await get('/blog/list/data/detail')).as(detail)
  expect(list.length).toBeGreaterThan(4)
  expect(recentPosts.every(({ id }) => list.some((item) => item.id === id))).toBe(true)
  expect(categories.length).toBeGreaterThan(2)
  expect(blog.comments).toBe(comments.length)
  expect((await get('/blog/list/data/edit')).as(edited)).toMatchObject({
    blogTitle: blog.title,
    status: 'Published',
  })
})

test('the profile has posts with their comments, polls and suggested people', async () => {
  const { posts, polls, suggestions: people } = (await openLayer().get('/profile/data')).as(profile)
  expect(posts.every(({ comments, detailedComments }) => comments === detailedComments.length)).toBe(true)
  expect([polls.length > 2, people.length > 2]).toEqual([true, true])
})

test.each(Object.keys(analytics) as AnalyticsName[])(
  'the analytics card %s has its fields, and the ranges where it has days',
  async (name) => {
    const card = (await openLayer().get(`/card/card-analytics/${name}`)).as(analytics[name])
    if ('last_days' in card) expect(card.last_days).toEqual(ranges)
  },
)

test.each(statistics)('the statistics card %s has a series of numbers', async (name) => {
  const { series } = (await openLayer().get(`/card/card-statistics/${name}`)).as(statistic)
  expect(series.every(({ data }) => data.length > 3)).toBe(true)
})

test('the account settings have a user name, and the completion has 100 titles', async () => {
  const { get } = openLayer()
  expect((await get('/account-setting/data')).as(accountSettings).general.username).not.toBe('')
  const { autoComplete } = (await get('/api/autocomplete/data')).as(suggestions)
  for (const values of [
    autoComplete.map(({ id }) => id),
    autoComplete.map(({ rank }) => rank),
    autoComplete.map(({ title }) => title),
  ]) {
    expect(new Set<string | number>(values).size).toBe(100)
  }
})
