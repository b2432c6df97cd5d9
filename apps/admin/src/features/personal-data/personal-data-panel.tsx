import type { PersonalDataRun, PersonBody } from '@dvor/contract/privacy/personal-data.ts'
import { Button, Skeleton, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { Section } from '../../core/page/section.tsx'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import { PersonSection } from './person-section.tsx'
import { ReceiptSection } from './receipt-section.tsx'
import { RetentionSection, RunsSection } from './retention-sections.tsx'
import { usePerson, useRetention } from './use-personal-data.ts'
import classes from './personal-data.module.css'

/** Personal data: search of a person with export and erasure, the times of retention, the log of runs. */
export function PersonalDataPanel() {
  const { t } = useTranslation()
  const [params, change] = useAddressParams()
  const [receipt, setReceipt] = useState<PersonalDataRun | null>(null)
  const [email, reservation] = [params.get('email'), params.get('reservation')]
  const query = email ? { email } : reservation ? { reservation } : null
  const find = (email: string) => {
    setReceipt(null)
    change((now) => {
      now.delete('reservation')
      now.set('email', email)
      return now
    })
  }
  return (
    <div className={classes.panel}>
      <PageHead title={t('personalData.title')} />
      <SearchForm email={email ?? ''} onFind={find} />
      {receipt ? <ReceiptSection receipt={receipt} /> : null}
      {query && !receipt ? <FoundPerson query={query} onErased={setReceipt} /> : null}
      <Retention />
    </div>
  )
}

function SearchForm({ email, onFind }: { email: string; onFind: (email: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) onFind(typed.trim())
  }
  return (
    <Section title={t('personalData.find')}>
      <Text mb="sm">{t('personalData.findHint')}</Text>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          type="email"
          required
          label={t('personalData.email')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">{t('personalData.search')}</Button>
      </form>
    </Section>
  )
}

interface FoundProps {
  query: PersonBody
  onErased: (receipt: PersonalDataRun) => void
}

function FoundPerson({ query, onErased }: FoundProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = usePerson(query)
  if (data?.sections.length === 0) return <output>{t('personalData.none')}</output>
  if (data) return <PersonSection query={query} person={data} onErased={onErased} />
  if (error)
    return <ErrorNote error={error} title={t('personalData.failed')} onRetry={() => void refetch()} />
  return <Skeleton height={160} radius="md" aria-label={t('loading')} />
}

function Retention() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRetention()
  if (error && !data)
    return <ErrorNote error={error} title={t('personalData.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius="md" aria-label={t('loading')} />
  return (
    <>
      <RetentionSection due={data.due} />
      <RunsSection runs={data.runs} />
    </>
  )
}
