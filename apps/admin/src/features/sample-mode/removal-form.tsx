import {
  removalWord,
  trialKinds,
  type SampleOverview,
  type SamplePart,
} from '@dvor/contract/installation/sample-mode.ts'
import { formatNumber } from '@dvor/format/numbers.ts'
import { Button, Checkbox, Text, TextInput, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../core/client/error-text.ts'
import { CallFailed } from '../../core/client/query-client.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { CountList } from './count-list.tsx'
import classes from './sample.module.css'
import type { useLeaveSample } from './use-sample-mode.ts'

/**
 * Parts removed by default: invented news and prices would mislead guests, rooms and services are quicker to edit
 * than to write.
 */
const chosenAtFirst: readonly SamplePart[] = ['blog', 'offers', 'products', 'activities', 'documents']

interface Props {
  overview: SampleOverview
  leaving: ReturnType<typeof useLeaveSample>
}

/** Form to leave the sample mode: removed data, choice of content, kept data, and the confirmation word. */
export function RemovalForm({ overview: { trial, parts, kept, obstacles }, leaving }: Props) {
  const { t } = useTranslation()
  const names = (Object.keys(parts) as SamplePart[]).filter((part) => parts[part] > 0)
  const [chosen, setChosen] = useState<SamplePart[]>(() =>
    chosenAtFirst.filter((part) => names.includes(part)),
  )
  const keptNames = Object.keys(kept) as (keyof typeof kept)[]
  return (
    <>
      <section className={`card ${classes.panel}`}>
        <Title order={2}>{t('sample.goes')}</Title>
        <CountList
          rows={trialKinds.map((key) => ({ key, label: t(`sample.trial.${key}`), count: trial[key] }))}
          none={t('sample.nothing')}
        />
      </section>
      {names.length === 0 ? null : (
        <section className={`card ${classes.panel}`}>
          <Title order={2}>{t('sample.choice')}</Title>
          <Text c="dimmed" size="sm" className={classes.hint}>
            {t('sample.choiceHint')}
          </Text>
          <Checkbox.Group
            aria-label={t('sample.choice')}
            value={chosen}
            onChange={(value) => setChosen(names.filter((part) => value.includes(part)))}
            readOnly={leaving.isPending}
          >
            <div className={classes.choices}>
              {names.map((part) => (
                <Checkbox
                  key={part}
                  value={part}
                  label={`${t(`sample.parts.${part}`)} (${formatNumber(parts[part])})`}
                />
              ))}
            </div>
          </Checkbox.Group>
        </section>
      )}
      <section className={`card ${classes.panel}`}>
        <Title order={2}>{t('sample.stays')}</Title>
        <Text c="dimmed" size="sm" className={classes.hint}>
          {t('sample.staysHint')}
        </Text>
        <CountList
          rows={keptNames.map((key) => ({ key, label: t(`sample.kept.${key}`), count: kept[key] }))}
          none={t('sample.nothing')}
        />
      </section>
      <Confirmation
        leaving={leaving}
        isBlocked={obstacles.length > 0}
        onConfirm={() => leaving.mutate(chosen)}
      />
    </>
  )
}

interface ConfirmationProps extends Pick<Props, 'leaving'> {
  isBlocked: boolean
  onConfirm: () => void
}

function Confirmation({ leaving: { isPending, error }, isBlocked, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation()
  const [word, setWord] = useState('')
  const isSure = word.trim().toLocaleUpperCase('sk') === removalWord
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSure && !isBlocked && !isPending) onConfirm()
  }
  const problem = error
    ? `${t('sample.failed')}. ${error instanceof CallFailed ? errorText(error.failure) : t('errors.internal')}`
    : null
  return (
    <form className={`card ${classes.panel}`} onSubmit={submit}>
      <Title order={2}>{t('sample.confirm')}</Title>
      <Text c="dimmed" size="sm" className={classes.hint}>
        {t('sample.confirmHint')}
      </Text>
      <TextInput
        mt="sm"
        maw={340}
        label={t('sample.word', { word: removalWord })}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        disabled={isBlocked || isPending}
      />
      <ProblemNote problem={problem} />
      <Button
        type="submit"
        mt="md"
        color="barn"
        leftSection={<IconTrash size={17} />}
        disabled={!isSure || isBlocked}
        loading={isPending}
      >
        {t('sample.action')}
      </Button>
      <output className={classes.running}>{isPending ? t('sample.running') : ''}</output>
    </form>
  )
}
