import { calendarFeeds as declaration } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import { onServer } from '../crud/define.ts'
import { feedHooks } from '../calendars/feed-hooks.ts'
import { calendarFeedRows } from '../db/schema/calendars/calendars.ts'

export const calendarFeeds = onServer(declaration, calendarFeedRows, { hooks: feedHooks })
