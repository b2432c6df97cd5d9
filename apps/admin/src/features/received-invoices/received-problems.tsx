import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Received } from './received.ts'
import classes from './received.module.css'

type Topic = Received['problems'][number]['topic']

/** Warns of an invoice for another business, and names the rules that it breaks. */
export function ReceivedProblems({ invoice: { for_us, problems } }: { invoice: Received }) {
  const { t } = useTranslation()
  const topics = [...new Set(problems.map(({ topic }) => topic))]
  const rulesOf = (topic: Topic) =>
    problems.filter((problem) => problem.topic === topic).map(({ rule }) => rule)
  return (
    <>
      {for_us ? null : (
        <Alert color="barn" radius="lg" mt="md">
          {t('received.detail.notForUs')}
        </Alert>
      )}
      {problems.length > 0 ? (
        <Alert color="hay" radius="lg" mt="md" title={t('received.detail.problems')}>
          {t('received.detail.problemsHint')}
          <ul className={classes.refused}>
            {topics.map((topic) => (
              <li key={topic}>
                {t(`received.detail.topic.${topic}`)}: {rulesOf(topic).join(', ')}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}
