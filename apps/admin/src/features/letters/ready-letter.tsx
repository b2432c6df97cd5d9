import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { LetterForm } from './letter-form.tsx'

interface Props {
  reservation: string
  guest: string
  email: string | null
  phone: string | null
}

/** Tells a guest that the room is ready, by a letter that is written already, or its words for other ways. */
export function ReadyLetter({ reservation, guest, email, phone }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!email || !may('messages.send')) return null
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconMail size={14} />}
        aria-label={`${t('letters.tellReady')}: ${guest}`}
        onClick={() => setOpen(true)}
      >
        {t('letters.tellReady')}
      </Button>
      <FormDrawer opened={isOpen} onClose={close} size="xl" title={`${t('letters.tellReady')}: ${guest}`}>
        <LetterForm {...{ reservation, phone }} question={null} purpose="room_ready" onDone={close} />
      </FormDrawer>
    </>
  )
}
