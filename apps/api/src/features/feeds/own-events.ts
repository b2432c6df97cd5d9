/** What takes a unit's nights in an exported calendar. */
type Kind = 'stay' | 'closure' | 'event'

/** The id that an exported event carries for ever; its end tells us apart from every other house. */
export const ownUid = (kind: Kind, id: string, publicUrl: string): string =>
  `${kind}-${id}@${new URL(publicUrl).hostname}`

/** Whether an imported event is one that we had exported: portals send back what they were given. */
export function isOwnUid(uid: string, publicUrl: string): boolean {
  const host = new URL(publicUrl).hostname.toLowerCase()
  const [name = '', end] = uid.trim().toLowerCase().split('@')
  return end === host && /^(stay|closure|event)-[0-9a-f-]{36}$/.test(name)
}
