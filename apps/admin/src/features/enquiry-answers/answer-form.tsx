import {
  enquiryAnswerInput,
  type EnquiryAnswers,
  type EnquiryAnswerInput,
} from '@dvor/contract/guests/enquiry-answers.ts'
import { homeLanguage, languages } from '@dvor/format/languages.ts'
import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { FormButtons } from '../../core/forms/form-buttons.tsx'
import { showSuccess } from '../../core/client/toasts.ts'
import { issuesAgainst, issuesByField, type FormIssues } from '../../core/forms/issues-by-field.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { answersKey, type AnsweredEnquiry } from './use-answers.ts'

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
    validate: (values) => issuesAgainst(enquiryAnswerInput, values),
  })
  useUnsaved(form.isDirty(), form.submitting)
  const submit = form.onSubmit(async (values) => {
    const issues = await send(values)
    if (issues) form.setErrors(issues)
    else onDone()
  })
  const isForeign = draft.language !== homeLanguage
  const { ownName } = languages[draft.language]
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">
          {t('answers.to', { email: enquiry.email })}{' '}
          {isForeign && t('answers.foreign', { language: ownName })}
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
        <FormButtons submit={t('answers.send')} isBusy={form.submitting} onCancel={onDone} />
      </Stack>
    </form>
  )
}

/** Sends an answer and reads again what shows it. `send` returns the issues of the fields, null once it is written. */
function useSendAnswer({ collection, id, email }: AnsweredEnquiry) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const textOf = (failure: Failure) =>
    failure.code === 'conflict' ? t('answers.off') : `${t('answers.failed')}. ${errorText(failure)}`
  const send = async (answer: EnquiryAnswerInput): Promise<FormIssues | null> => {
    const result = await client.enquiries[collection].attempt.answer(id, answer)
    setProblem(result.ok ? null : textOf(result.error))
    if (!result.ok) return issuesByField(result.error.fields ?? [])
    await Promise.all([answersKey, collection].map((key) => cache.invalidateQueries({ queryKey: [key] })))
    showSuccess(t('answers.sent', { email }))
    return null
  }
  return { send, problem }
}
