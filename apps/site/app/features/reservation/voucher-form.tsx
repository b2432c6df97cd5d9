import { TextField } from '@dvor/ui/field.tsx'
import { voucherWords } from '@dvor/texts/areas.ts'
import { failureText } from '../../core/forms/problem-text.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { DetailForm } from './detail-form.tsx'
import type { VoucherAnswer } from './spend-voucher.ts'

/** Pays what is due by a gift voucher. */
export function VoucherForm({ answer }: { answer: VoucherAnswer | undefined }) {
  const { spend: words } = useWords(voucherWords)
  const language = useLanguage()
  return (
    <DetailForm intent="voucher" summary={words.open} submit={words.submit} isAnswered={answer !== undefined}>
      <TextField
        label={words.label}
        help={words.help}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        required
        defaultValue={answer?.typed ?? ''}
        error={answer && <span role="alert">{failureText(answer.problem, language, null)}</span>}
      />
    </DetailForm>
  )
}
