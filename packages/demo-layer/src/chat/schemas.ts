import { z } from 'zod'
import { rowId } from '../layer/input.ts'

const status = z.enum(['online', 'offline', 'busy', 'away'])

export const profileUser = z.object({
  id: z.int(),
  avatar: z.string(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  status,
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
})

export const message = z.object({ message: z.string(), time: z.iso.datetime(), senderId: z.int() })

export const contact = z.object({
  id: z.int(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.string(),
  status,
})

export const thread = z.object({
  id: z.int(),
  userId: z.int(),
  unseenMsgs: z.int(),
  chat: z.array(message),
})

/** A contact with what the list of chats shows of the thread. */
export const chatContact = contact.extend({
  chat: z.object({ id: z.int(), unseenMsgs: z.int(), lastMessage: message.nullable() }),
})

export const overview = z.object({
  chatsContacts: z.array(chatContact),
  contacts: z.array(contact),
  profileUser,
})

export const openedChat = z.object({ chat: thread.nullable(), contact })

export const sendInput = z.object({
  obj: z.object({ message: z.string().min(1), contact: z.object({ id: rowId }) }),
})
export const sent = z.object({
  response: z.object({ newMessageData: message, id: z.int(), chat: thread.optional() }),
})

export type ProfileUser = z.infer<typeof profileUser>
export type Contact = z.infer<typeof contact>
export type Thread = z.infer<typeof thread>
