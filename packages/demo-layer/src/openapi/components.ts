import { z } from 'zod'
import { board, kanbanTask } from '../kanban/schemas.ts'
import { user } from '../users/schemas.ts'
import { userData } from '../auth/schemas.ts'
import { calendarEvent } from '../calendar/schemas.ts'
import { contact, message, profileUser, thread } from '../chat/schemas.ts'
import { email } from '../email/schemas.ts'
import { client, invoice, paymentDetails } from '../invoices/schemas.ts'
import { problem } from '../layer/call.ts'
import { permission } from '../permissions/schemas.ts'
import { page } from '../search/schemas.ts'
import { product } from '../shop/schemas.ts'
import { employee } from '../table/schemas.ts'
import { todoTask } from '../todo/schemas.ts'

const named = {
  Problem: problem,
  UserData: userData,
  Email: email,
  EmailReplies: email.shape.replies,
  Board: board,
  KanbanTask: kanbanTask,
  Client: client,
  Invoice: invoice,
  PaymentDetails: paymentDetails,
  CalendarEvent: calendarEvent,
  User: user,
  Product: product,
  Employee: employee,
  ProfileUser: profileUser,
  Contact: contact,
  Message: message,
  Thread: thread,
  TodoTask: todoTask,
  Permission: permission,
  Page: page,
}

/** Names of the entities that stand once in the document and are referred to everywhere else. */
export const entityNames = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) entityNames.add(schema, { id })
