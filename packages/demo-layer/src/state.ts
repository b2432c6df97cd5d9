import type { Day } from '@dvor/format/days.ts'
import { seedAccount } from './account/samples.ts'
import { seedAuth } from './auth/samples.ts'
import { seedAutocomplete } from './autocomplete/samples.ts'
import { seedBlog } from './blog/samples.ts'
import { seedCalendar } from './calendar/samples.ts'
import { seedCards } from './cards/samples.ts'
import { seedChat } from './chat/samples.ts'
import { seedEmail } from './email/samples.ts'
import { seedHelp } from './help/samples.ts'
import { seedInvoices } from './invoices/samples.ts'
import { seedKanban } from './kanban/samples.ts'
import type { AppName } from './layer/apps.ts'
import { seedPermissions } from './permissions/samples.ts'
import { seedPricing } from './pricing/samples.ts'
import { seedProfile } from './profile/samples.ts'
import { seedSearch } from './search/samples.ts'
import { sowerFor, type Sower } from './seed/sower.ts'
import { seedSelect } from './select/samples.ts'
import { seedShop } from './shop/samples.ts'
import { seedTable } from './table/samples.ts'
import { seedTodo } from './todo/samples.ts'
import { seedUsers } from './users/samples.ts'

const seeds = {
  auth: seedAuth,
  select: seedSelect,
  help: seedHelp,
  chat: seedChat,
  todo: seedTodo,
  email: seedEmail,
  kanban: seedKanban,
  invoices: seedInvoices,
  calendar: seedCalendar,
  users: seedUsers,
  profile: seedProfile,
  shop: seedShop,
  blog: seedBlog,
  table: seedTable,
  pricing: seedPricing,
  search: seedSearch,
  permissions: seedPermissions,
  cards: seedCards,
  account: seedAccount,
  autocomplete: seedAutocomplete,
} satisfies Record<AppName, (sower: Sower) => object>

type Samples = { [App in AppName]: ReturnType<(typeof seeds)[App]> }

/** All sample data and what has been done to it; it lives as long as the page. */
export interface DemoState extends Samples {
  sower: Sower
  /** The clock that stamps messages, permissions and tokens. */
  now: () => Date
  today: Day
  /** The day so many days from today. */
  day(shift: number): Day
}

/** Fresh samples: the same for the same seed on the same day. */
export function createState({ seed = 'dvor', now = () => new Date() } = {}): DemoState {
  const sower = sowerFor(seed, now())
  const sown = Object.entries(seeds).map(([app, sow]) => [app, sow({ ...sower, draw: sower.draw.fork(app) })])
  const samples = Object.fromEntries(sown) as Samples
  // Samples that stand as constants in the sources must not keep what is done to them.
  return { ...structuredClone(samples), sower, now, today: sower.today, day: sower.day }
}
