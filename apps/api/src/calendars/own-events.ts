/** Kind of record that takes a unit's nights in an exported calendar. */
type Kind = 'stay' | 'closure' | 'event'

/** The permanent id of an exported event; its end is the property's host name, which keeps it unique. */
export const ownUid = (kind: Kind, id: string, publicUrl: string): string =>
  `${kind}-${id}@${new URL(publicUrl).hostname}`

/** Whether an imported event is one that the property had exported, because portals send those back. */
export function isOwnUid(uid: string, publicUrl: string): boolean {
  const host = new URL(publicUrl).hostname.toLowerCase()
  const [name = '', end] = uid.trim().toLowerCase().split('@')
  return end === host && /^(stay|closure|event)-[0-9a-f-]{36}$/.test(name)
}
