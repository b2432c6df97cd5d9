import { Text } from '@mantine/core'
import { createContext, useContext } from 'react'

const Subject = createContext<string | null>(null)

/** Subject of the dialogs inside, as a guest with the rooms; each says it below its title. */
export const DialogSubject = Subject.Provider

/** The line that names the subject; nothing where none is given. */
export function SubjectLine() {
  const subject = useContext(Subject)
  return subject ? (
    <Text fw={600} mb="sm">
      {subject}
    </Text>
  ) : null
}
