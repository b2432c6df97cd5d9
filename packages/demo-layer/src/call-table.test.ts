import { expect, test } from 'vitest'
import { callTable } from './call-table.ts'

/** The calls of docs/demo-layer.md, by hand. */
const specified = `
POST /jwt/login
POST /jwt/register
POST /jwt/refresh-token
GET /api/select/data
GET /faq/data
GET /faq/data/knowledge_base
GET /faq/data/category
GET /faq/data/question
GET /apps/chat/chats-and-contacts
GET /apps/chat/users/profile-user
GET /apps/chat/get-chat
POST /apps/chat/send-msg
GET /apps/todo/tasks
POST /apps/todo/add-tasks
POST /apps/todo/update-task
DELETE /apps/todo/delete-task
GET /apps/email/emails
POST /apps/email/update-emails
POST /apps/email/update-emails-label
GET /apps/email/get-email
GET /apps/email/paginate-email
GET /apps/kanban/boards
GET /apps/kanban/tasks
POST /apps/kanban/reorder-tasks
POST /apps/kanban/update-task-board
POST /apps/kanban/add-task
POST /apps/kanban/add-board
POST /apps/kanban/update-task
DELETE /apps/kanban/delete-board
DELETE /apps/kanban/clear-tasks
GET /apps/invoice/invoices
GET /api/invoice/invoices/:id
DELETE /apps/invoice/delete
GET /api/invoice/clients
GET /apps/calendar/events
POST /apps/calendar/add-event
POST /apps/calendar/update-event
DELETE /apps/calendar/remove-event
GET /api/users/list/all-data
POST /apps/users/add-user
GET /api/users/list/data
GET /api/users/user
DELETE /apps/users/delete
GET /profile/data
GET /apps/ecommerce/products
GET /apps/ecommerce/products/:id
GET /apps/ecommerce/wishlist
GET /apps/ecommerce/cart
POST /apps/ecommerce/cart
DELETE /apps/ecommerce/cart/:productId
POST /apps/ecommerce/wishlist
DELETE /apps/ecommerce/wishlist/:productId
GET /blog/list/data
GET /blog/list/data/sidebar
GET /blog/list/data/detail
GET /blog/list/data/edit
GET /api/datatables/initial-data
GET /api/datatables/data
GET /pricing/data
GET /api/main-search/data
GET /api/bookmarks/data
POST /api/bookmarks/update
GET /apps/permissions/data
POST /apps/permissions/add-permission
POST /apps/permissions/update-permission
DELETE /apps/permissions/delete
GET /card/card-analytics/support-tracker
GET /card/card-analytics/avg-sessions
GET /card/card-analytics/revenue-report
GET /card/card-analytics/goal-overview
GET /card/card-analytics/revenue
GET /card/card-analytics/product-orders
GET /card/card-analytics/sessions-device
GET /card/card-analytics/customers
GET /card/card-statistics/orders-bar-chart
GET /card/card-statistics/profit-line-chart
GET /card/card-statistics/subscribers
GET /card/card-statistics/revenue
GET /card/card-statistics/sales
GET /card/card-statistics/orders
GET /card/card-statistics/site-traffic
GET /card/card-statistics/active-users
GET /card/card-statistics/newsletter
GET /account-setting/data
GET /api/autocomplete/data
`

test('the table holds the calls of the specification, each once, and no other', () => {
  const declared = callTable.map(({ method, path }) => `${method} ${path}`)
  expect(declared.toSorted()).toEqual(specified.trim().split('\n').toSorted())
})
