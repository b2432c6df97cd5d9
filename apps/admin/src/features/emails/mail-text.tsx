import { homeLanguage } from '@dvor/format/languages.ts'
import { Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { declaredText } from '../../core/texts/declared.ts'
import { HtmlField } from '../../core/fields/kinds/html.tsx'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import { marksOf } from './mail-marks.ts'
import { MailPreview } from './mail-preview.tsx'
import { useEmailId } from './use-email-id.ts'
import { useWords } from './use-words.ts'
import { WordMenu } from './word-menu.tsx'

/** Editor of an e-mail's text with its variables as chips, and the preview below. */
export function MailText(props: InputProps) {
  const { field, value, record, values, language = homeLanguage } = props
  const emailId = useEmailId(record)
  const words = useWords(emailId)
  const marks = useMemo(() => words.data && marksOf(words.data), [words.data])
  // The editor takes its chips when it starts; without an answer it shows the marks as they are.
  if (words.isPending) return <Skeleton height={260} radius="md" />
  return (
    <>
      <HtmlField
        {...props}
        marks={marks}
        tools={(insert) => <WordMenu emailId={emailId} field={declaredText(field.label)} onInsert={insert} />}
      />
      {emailId ? (
        <MailPreview
          emailId={emailId}
          field={declaredText(field.label)}
          language={language}
          subject={asText(values['subject'])}
          body={asText(value)}
        />
      ) : null}
    </>
  )
}
