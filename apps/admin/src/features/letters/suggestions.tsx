import { topicsIn } from '@dvor/booking/messages/question-topics.ts'
import type { LetterDraft } from '@dvor/contract/messages/letters.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../../core/texts/declared.ts'
import classes from './letters.module.css'

interface Props {
  /** The guest's e-mail that is answered. */
  question: string
  facts: LetterDraft['facts']
  onInsert: (text: string) => void
}

/** Facts that answer what the guest asks; a press puts one at the cursor as a sentence. */
export function Suggestions({ question, facts, onInsert }: Props) {
  const { t } = useTranslation()
  const topics = topicsIn(question)
  const fitting = facts.filter(({ topic }) => topic !== null && topics.includes(topic))
  if (fitting.length === 0) return null
  return (
    <fieldset className={classes.suggestions} aria-label={t('letters.suggestions')}>
      <span>{t('letters.suggestions')}</span>
      {fitting.map(({ label, sentence }) => (
        <Button
          key={`${label.sk} ${sentence}`}
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={14} />}
          title={sentence}
          onClick={() => onInsert(`${sentence} `)}
        >
          {declaredText(label)}
        </Button>
      ))}
    </fieldset>
  )
}
