import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { enquiryAnswerInput, type EnquiryAnswers } from '@dvor/contract/guests/enquiry-answers.ts'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { issuesByField } from '../../core/forms/issues-by-field.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import type { AnsweredEnquiry } from './use-answers.ts'
import { useSendAnswer } from './use-send-answer.ts'

interface Props {
  enquiry: AnsweredEnquiry
  draft: EnquiryAnswers['draft']
  onDone: () => void
}

/** The owner goes on behind the greeting. */
const toEnd = ({ currentTarget: text }: FocusEvent<HTMLTextAreaElement>) =>
  text.setSelectionRange(text.value.length, text.value.length)

/** An answer as subject and text. What was typed stays when it could not be sent. */
export function AnswerForm({ enquiry, draft, onDone }: Props) {
  const { t } = useTranslation()
  const [first] = useState({ subject: draft.subject, text: draft.text })
  const { send, problem } = useSendAnswer(enquiry)
  const form = useForm({
    initialValues: first,
    validate: (values) => {
      const result = enquiryAnswerInput.safeParse(values, { reportInput: true })
      return result.success ? {} : issuesByField(fieldIssues(result.error.issues))
    },
  })
  useUnsaved(form.isDirty(), form.submitting)
  const submit = form.onSubmit(async (values) => {
    const issues = await send(values)
    if (issues) form.setErrors(issues)
    else onDone()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">
          {t('answers.to', { email: enquiry.email })} {draft.language === 'en' ? t('answers.english') : null}
        </Text>
        <TextInput label={t('answers.subject')} maxLength={300} {...form.getInputProps('subject')} />
        <Textarea
          label={t('answers.text')}
          description={t('answers.hint')}
          autosize
          minRows={10}
          data-autofocus
          {...form.getInputProps('text')}
          onFocus={toEnd}
        />
        <ProblemNote problem={problem} />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t('answers.send')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
