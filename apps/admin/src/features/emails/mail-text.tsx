import { HtmlField } from '../../core/fields/kinds/html.tsx'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import { MailPreview } from './mail-preview.tsx'
import { WordMenu } from './word-menu.tsx'

/** Editor of an e-mail's text with its variables, and the preview below. */
export function MailText(props: InputProps) {
  const { name, field, value, record, values } = props
  const language = name === 'body_en' ? 'en' : 'sk'
  return (
    <>
      <HtmlField
        {...props}
        tools={(insert) => <WordMenu emailId={record?.id} field={field.label} onInsert={insert} />}
      />
      {record ? (
        <MailPreview
          emailId={record.id}
          field={field.label}
          language={language}
          subject={asText(values[language === 'en' ? 'subject_en' : 'subject'])}
          body={asText(value)}
        />
      ) : null}
    </>
  )
}
