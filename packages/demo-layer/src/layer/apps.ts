/** The template's apps in the order in which the page at /demo lists them. */
export const apps = {
  auth: 'Authentication samples',
  select: 'Select',
  help: 'FAQ and help centre',
  chat: 'Chat',
  todo: 'To-do',
  email: 'E-mail',
  kanban: 'Kanban',
  invoices: 'Invoices',
  calendar: 'Calendar',
  users: 'Users',
  profile: 'Profile',
  shop: 'Shop',
  blog: 'Blog',
  table: 'Data table',
  pricing: 'Pricing',
  search: 'Search and bookmarks',
  permissions: 'Permissions',
  cards: 'Analytics cards and statistics',
  account: 'Account settings',
  autocomplete: 'Autocomplete',
} as const

export type AppName = keyof typeof apps
