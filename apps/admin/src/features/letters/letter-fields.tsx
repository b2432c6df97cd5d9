import { ownEmails } from '@dvor/contract/collections/messages/own-emails.ts'
import type { LetterDraft } from '@dvor/contract/messages/letters.ts'
import { homeLanguage, languages } from '@dvor/format/languages.ts'
import { Select, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HtmlField } from '../../core/fields/kinds/html.tsx'
import type { FormIssues } from '../../core/forms/issues-by-field.ts'
import { FactMenu } from './fact-menu.tsx'
import { Suggestions } from './suggestions.tsx'

/** Subject and body (html) of a letter. */
interface Texts {
  subject: string
  body: string
}

/** What the guest will get; a beginning that nobody has changed gives way to the chosen text, others get it at the end. */
export function useTexts(draft: LetterDraft) {
  const [begun, setBegun] = useState(draft)
  const [texts, setTexts] = useState<Texts>({ subject: draft.subject, body: draft.body })
  const isChanged = texts.subject !== begun.subject || texts.body !== begun.body
  if (begun !== draft) {
    setBegun(draft)
    setTexts(isChanged ? { ...texts, body: texts.body + draft.body } : draft)
  }
  return { texts, setTexts, isChanged, begun }
}

interface Props extends Pick<ReturnType<typeof useTexts>, 'texts' | 'setTexts' | 'begun'> {
  /** The guest's e-mail that is answered; null for a letter of one's own. */
  question: string | null
  template: string | null
  onTemplate: (id: string | null) => void
  issues: FormIssues
  disabled: boolean
}

/** The texts of a letter, and what they may begin with. */
export function LetterFields(props: Props) {
  const { texts, setTexts, begun, question, template, onTemplate, issues, disabled } = props
  const { t } = useTranslation()
  const { to, language, templates } = begun
  const { ownName } = languages[language]
  return (
    <>
      <Text c="dimmed">
        {to ? t('letters.to', { email: to }) : null}{' '}
        {language === homeLanguage ? null : t('letters.foreign', { language: ownName })}
      </Text>
      {templates.length > 0 ? (
        <Select
          label={t('letters.template')}
          placeholder={t('letters.templateNone')}
          clearable
          searchable
          value={template}
          onChange={onTemplate}
          data={templates.map(({ id, title }) => ({ value: id, label: title }))}
        />
      ) : null}
      <TextInput
        label={t('letters.subject')}
        maxLength={300}
        value={texts.subject}
        error={issues['subject']}
        onChange={({ currentTarget: { value: subject } }) => setTexts({ ...texts, subject })}
      />
      <HtmlField
        key={begun.subject + begun.body}
        name="body"
        collection={ownEmails}
        field={ownEmails.fields.body}
        values={{ ...texts }}
        value={texts.body}
        error={issues['body']}
        disabled={disabled}
        tools={(insert) => (
          <>
            <FactMenu facts={begun.facts} onInsert={insert} />
            {question ? <Suggestions question={question} facts={begun.facts} onInsert={insert} /> : null}
          </>
        )}
        onChange={(body) => setTexts({ ...texts, body: String(body) })}
      />
      <Text size="sm" c="dimmed">
        {t('letters.hint')}
      </Text>
    </>
  )
}
