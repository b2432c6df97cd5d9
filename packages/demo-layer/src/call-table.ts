import { accountCalls } from './account/calls.ts'
import { authCalls } from './auth/calls.ts'
import { autocompleteCalls } from './autocomplete/calls.ts'
import { blogCalls } from './blog/calls.ts'
import { calendarCalls } from './calendar/calls.ts'
import { cardCalls } from './cards/calls.ts'
import { chatCalls } from './chat/calls.ts'
import { emailCalls } from './email/calls.ts'
import { helpCalls } from './help/calls.ts'
import { invoiceCalls } from './invoices/calls.ts'
import { kanbanCalls } from './kanban/calls.ts'
import type { Call } from './layer/call.ts'
import { permissionCalls } from './permissions/calls.ts'
import { pricingCalls } from './pricing/calls.ts'
import { profileCalls } from './profile/calls.ts'
import { searchCalls } from './search/calls.ts'
import { selectCalls } from './select/calls.ts'
import { shopCalls } from './shop/calls.ts'
import { tableCalls } from './table/calls.ts'
import { todoCalls } from './todo/calls.ts'
import { userCalls } from './users/calls.ts'

/** Every call of docs/demo-layer.md; handlers, OpenAPI, the page at /demo and the tests follow from it. */
export const callTable: readonly Call[] = [
  ...authCalls,
  ...selectCalls,
  ...helpCalls,
  ...chatCalls,
  ...todoCalls,
  ...emailCalls,
  ...kanbanCalls,
  ...invoiceCalls,
  ...calendarCalls,
  ...userCalls,
  ...profileCalls,
  ...shopCalls,
  ...blogCalls,
  ...tableCalls,
  ...pricingCalls,
  ...searchCalls,
  ...permissionCalls,
  ...cardCalls,
  ...accountCalls,
  ...autocompleteCalls,
]
