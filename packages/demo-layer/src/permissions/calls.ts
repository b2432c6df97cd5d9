import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { rowId } from '../layer/input.ts'
import { answered, created, missing } from '../layer/reply.ts'
import { answerPage, holds, nextId, removeRow } from '../layer/rows.ts'
import { createdText } from './samples.ts'
import {
  newPermission,
  permission,
  permissionPage,
  permissionQuery,
  renaming,
  type Permission,
  type PermissionQuery,
} from './schemas.ts'

const app = 'permissions'

const noPermission = (id: number) => missing(`There is no permission ${id}.`)

function findPermissions(
  permissions: readonly Permission[],
  { q, assignedTo }: PermissionQuery,
): Permission[] {
  return permissions
    .filter((one) => assignedTo === '' || one.assignedTo.some((role) => role === assignedTo))
    .filter(({ name, createdDate }) => holds(q, name, createdDate))
}

/** Permissions: /apps/permissions/… */
export const permissionCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/apps/permissions/data',
    title: 'A page of permissions, searched and filtered by role',
    query: permissionQuery,
    answers: { 200: permissionPage },
    example: { query: { assignedTo: 'support' } },
    handle({ permissions: { permissions } }, { query }) {
      const matches = findPermissions(permissions, query)
      const lists = { params: query, allData: permissions, total: matches.length }
      return answerPage(matches, query, (slice) => ({ ...lists, permissions: slice }))
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/permissions/add-permission',
    title: 'Add a permission for administrators',
    body: newPermission,
    answers: { 201: z.object({ permission }) },
    example: { body: { permission: { name: 'Feed the Sheep' } } },
    handle({ permissions: { permissions }, now }, { body }) {
      const added: Permission = {
        id: nextId(permissions),
        name: body.permission.name,
        assignedTo: ['administrator'],
        createdDate: createdText(now()),
      }
      permissions.unshift(added)
      return created({ permission: added })
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/permissions/update-permission',
    title: 'Rename a permission',
    body: renaming,
    answers: { 201: z.object({ permission }), 404: problem },
    example: { body: { id: 4, name: 'Season Planning' } },
    handle({ permissions: { permissions } }, { body: { id, name } }) {
      const permission = permissions.find((one) => one.id === id)
      return permission ? created({ permission: Object.assign(permission, { name }) }) : noPermission(id)
    },
  }),
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/permissions/delete',
    title: 'Remove a permission',
    query: z.object({ id: rowId }),
    answers: { 200: z.object({}), 404: problem },
    example: { query: { id: 9 } },
    handle: ({ permissions: { permissions } }, { query: { id } }) =>
      removeRow(permissions, id) ? answered() : noPermission(id),
  }),
]
