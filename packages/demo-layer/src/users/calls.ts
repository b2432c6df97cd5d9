import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { rowId } from '../layer/input.ts'
import { answered, created, missing } from '../layer/reply.ts'
import { answerPage, holds, nextId, removeRow, sortRows } from '../layer/rows.ts'
import { newUser, user, userQuery, type User, type UserQuery } from './schemas.ts'

const app = 'users'
const oneUser = z.object({ user })

const noUser = (id: number) => missing(`There is no user ${id}.`)

const plainUser: Omit<User, 'id' | 'fullName' | 'email'> = {
  billing: 'Auto Debit',
  company: '',
  role: 'subscriber',
  username: '',
  country: '',
  contact: '',
  currentPlan: 'basic',
  status: 'active',
  avatar: '',
  avatarColor: 'primary',
}

function findUsers(
  users: readonly User[],
  { q, role, currentPlan, status, sort, sortColumn }: UserQuery,
): User[] {
  const matches = users
    .filter((one) => role === undefined || one.role === role)
    .filter((one) => currentPlan === undefined || one.currentPlan === currentPlan)
    .filter((one) => status === undefined || one.status === status)
    .filter(({ email, fullName, billing }) => holds(q, email, fullName, billing))
  return sortRows(matches, (one) => one[sortColumn], sort)
}

/** Users: /api/users/… and /apps/users/… */
export const userCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/api/users/list/all-data',
    title: 'All users',
    answers: { 200: z.array(user) },
    handle: ({ users }) => answered(users.users),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/api/users/list/data',
    title: 'A page of users, searched, filtered and sorted',
    query: userQuery,
    answers: { 200: z.object({ total: z.int(), users: z.array(user) }) },
    example: { query: { role: 'editor', sort: 'desc', sortColumn: 'fullName' } },
    handle({ users: { users } }, { query }) {
      const matches = findUsers(users, query)
      return answerPage(matches, query, (slice) => ({ total: matches.length, users: slice }))
    },
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/api/users/user',
    title: 'One user',
    query: z.object({ id: rowId }),
    answers: { 200: oneUser, 404: problem },
    example: { query: { id: 12 } },
    handle({ users }, { query: { id } }) {
      const user = users.users.find((one) => one.id === id)
      return user ? answered({ user }) : noUser(id)
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/users/add-user',
    title: 'Add a user',
    body: newUser,
    answers: { 201: oneUser },
    example: {
      body: { fullName: 'Vincent Lipa', email: 'vincent@example.com', role: 'author', currentPlan: 'team' },
    },
    handle({ users: { users } }, { body }) {
      const added: User = { ...plainUser, ...body, id: nextId(users) }
      users.unshift(added)
      return created({ user: added })
    },
  }),
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/users/delete',
    title: 'Remove a user',
    query: z.object({ id: rowId }),
    answers: { 200: z.object({}), 404: problem },
    example: { query: { id: 13 } },
    handle: ({ users }, { query: { id } }) => (removeRow(users.users, id) ? answered() : noUser(id)),
  }),
]
