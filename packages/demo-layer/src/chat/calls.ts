import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { rowId } from '../layer/input.ts'
import { answered, created, missing, type Reply } from '../layer/reply.ts'
import type { DemoState } from '../state.ts'
import { openedChat, overview, profileUser, sendInput, sent, type Thread } from './schemas.ts'

const app = 'chat'

const noContact = (id: number) => missing(`There is no contact ${id}.`)

/** Contacts with a thread, in the threads' order, each with a summary of it. */
function chatsContacts({ chat }: DemoState) {
  return chat.threads.flatMap(({ id, userId, unseenMsgs, chat: messages }) => {
    const contact = chat.contacts.find((one) => one.id === userId)
    return contact ? [{ ...contact, chat: { id, unseenMsgs, lastMessage: messages.at(-1) ?? null } }] : []
  })
}

/** Appends the message to the contact's thread, begins one where there is none, and moves it to the top. */
function sendMessage({ chat, now }: DemoState, text: string, contactId: number): Reply {
  if (!chat.contacts.some(({ id }) => id === contactId)) return noContact(contactId)
  const newMessageData = { message: text, time: now().toISOString(), senderId: chat.profileUser.id }
  const earlierThread = chat.threads.find(({ userId }) => userId === contactId)
  const thread: Thread = earlierThread ?? { id: contactId, userId: contactId, unseenMsgs: 0, chat: [] }
  thread.chat.push(newMessageData)
  chat.threads = [thread, ...chat.threads.filter((one) => one !== thread)]
  return created({ response: { newMessageData, id: contactId, ...(earlierThread ? {} : { chat: thread }) } })
}

/** Chat: /apps/chat/… */
export const chatCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/apps/chat/chats-and-contacts',
    title: 'Chats, contacts and the profile user',
    answers: { 200: overview },
    handle: (state) =>
      answered({
        chatsContacts: chatsContacts(state),
        contacts: state.chat.contacts,
        profileUser: state.chat.profileUser,
      }),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/apps/chat/users/profile-user',
    title: 'The profile user',
    answers: { 200: profileUser },
    handle: ({ chat }) => answered(chat.profileUser),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/apps/chat/get-chat',
    title: 'Open the chat with a contact; nothing of it stays unseen',
    query: z.object({ id: rowId }),
    answers: { 200: openedChat, 404: problem },
    example: { query: { id: 1 } },
    handle({ chat }, { query: { id } }) {
      const contact = chat.contacts.find((one) => one.id === id)
      if (!contact) return noContact(id)
      const thread = chat.threads.find(({ userId }) => userId === id) ?? null
      if (thread) thread.unseenMsgs = 0
      return answered({ chat: thread, contact })
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/chat/send-msg',
    title: 'Send a message to a contact',
    body: sendInput,
    answers: { 201: sent, 404: problem },
    example: { body: { obj: { message: 'See you at the mill.', contact: { id: 3 } } } },
    handle: (state, { body: { obj } }) => sendMessage(state, obj.message, obj.contact.id),
  }),
]
