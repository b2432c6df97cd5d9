import { expect, test } from 'vitest'
import { now, openLayer } from '../testing/layer.ts'
import { openedChat, overview, profileUser, sent } from './schemas.ts'

test('the overview shows threads with their last message, all contacts and the profile user', async () => {
  const { get } = openLayer()
  const {
    chatsContacts,
    contacts,
    profileUser: me,
  } = (await get('/apps/chat/chats-and-contacts')).as(overview)
  expect(me.id).toBe(11)
  expect(contacts).toHaveLength(10)
  expect(chatsContacts).toHaveLength(6)
  const [first] = chatsContacts
  const opened = (await get('/apps/chat/get-chat', { query: { id: first?.id ?? 0 } })).as(openedChat)
  expect(first?.chat.lastMessage).toEqual(opened.chat?.chat.at(-1))
  expect((await get('/apps/chat/users/profile-user')).as(profileUser)).toEqual(me)
})

test('opening a chat marks its messages as seen', async () => {
  const { get } = openLayer()
  const unseen = async () => {
    const { chatsContacts } = (await get('/apps/chat/chats-and-contacts')).as(overview)
    return chatsContacts.find(({ id }) => id === 2)?.chat.unseenMsgs
  }
  expect(await unseen()).toBe(2)
  await get('/apps/chat/get-chat', { query: { id: 2 } })
  expect(await unseen()).toBe(0)
})

const say = (id: number, message: string) => ({ body: { obj: { message, contact: { id } } } })

test('a message is appended, stamped, and moves its thread to the top', async () => {
  const { get, post } = openLayer()
  const answer = await post('/apps/chat/send-msg', say(4, 'Hello'))
  expect(answer.status).toBe(201)
  const newMessageData = { message: 'Hello', time: now.toISOString(), senderId: 11 }
  expect(answer.body).toEqual({ response: { newMessageData, id: 4 } })
  const { chatsContacts } = (await get('/apps/chat/chats-and-contacts')).as(overview)
  expect(chatsContacts.map(({ id }) => id)).toEqual([4, 1, 2, 3, 5, 6])
  expect(chatsContacts[0]?.chat.lastMessage).toEqual(newMessageData)
})

test('the first message to a contact begins a thread, the second does not', async () => {
  const { get, post } = openLayer()
  expect((await get('/apps/chat/get-chat', { query: { id: 9 } })).as(openedChat).chat).toBeNull()
  const first = (await post('/apps/chat/send-msg', say(9, 'Good morning'))).as(sent)
  expect(first.response.chat).toMatchObject({ userId: 9, unseenMsgs: 0, chat: [{ message: 'Good morning' }] })
  const second = (await post('/apps/chat/send-msg', say(9, 'Are you there?'))).as(sent)
  expect(second.response.chat).toBeUndefined()
  expect((await get('/apps/chat/get-chat', { query: { id: 9 } })).as(openedChat).chat?.chat).toHaveLength(2)
})

test('a message to a person who is no contact is refused', async () => {
  const answer = await openLayer().post('/apps/chat/send-msg', say(99, 'Hello'))
  expect(answer).toMatchObject({ status: 404, body: { message: 'There is no contact 99.' } })
})
