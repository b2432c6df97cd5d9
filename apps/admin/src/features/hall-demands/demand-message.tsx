import { formatInstant } from '@dvor/format/instants.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconCalendarPlus, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { asText } from '../../core/fields/kind-view.ts'
import { FactList } from '../../core/records/fact-list.tsx'
import { AnswerButton } from '../enquiry-answers/answer-button.tsx'
import { enquirerState } from '../new-reservation/enquirer.ts'
import classes from './demands.module.css'
import { bookingLink, daysText, enquiryOf, type Demand } from './demand.ts'
import { useDemandEdit } from './use-demand-edit.ts'

/** The enquiry's text, with the ways to answer it. */
export function DemandMessage({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const facts = [
    [t('demands.hall'), asText(demand.hall?.title) || null],
    [t('demands.event'), demand.event_type],
    [t('demands.when'), daysText(demand)],
    [t('demands.persons'), demand.persons === null ? null : persons(demand.persons)],
  ] as const
  return (
    <article className={`card ${classes.letter}`}>
      <Text c="dimmed" size="sm">
        {t('demands.came', { when: formatInstant(demand.createdAt) })}
      </Text>
      <p className={classes.from}>
        {demand.email ? <Anchor href={`mailto:${demand.email}`}>{demand.email}</Anchor> : null}
        {demand.phone ? (
          <Anchor href={`tel:${demand.phone.replaceAll(' ', '')}`}>{demand.phone}</Anchor>
        ) : null}
      </p>
      <FactList
        facts={facts.map(([label, value]) => [
          label,
          value ?? <span key="value">{t('demands.notSaid')}</span>,
        ])}
        className={classes.facts}
      />
      {demand.message ? (
        <blockquote className={classes.message}>{demand.message}</blockquote>
      ) : (
        <Text c="dimmed">{t('demands.noMessage')}</Text>
      )}
      <Answers demand={demand} />
    </article>
  )
}

function Answers({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const edit = useDemandEdit(demand)
  // A call marks a new enquiry as contacted, as an answer does; the owner sets all further states.
  const contacted = () => (demand.state === 'new' ? void edit({ state: 'contacted' }) : undefined)
  return (
    <Group gap="xs" mt="md">
      <AnswerButton enquiry={enquiryOf(demand)} />
      {demand.phone ? (
        <Button
          component="a"
          href={`tel:${demand.phone.replaceAll(' ', '')}`}
          variant="default"
          leftSection={<IconPhone size={17} />}
          onClick={contacted}
        >
          {t('demands.call')}
        </Button>
      ) : null}
      <Button
        component={ScreenLink}
        to={bookingLink(demand)}
        state={enquirerState(demand)}
        variant="default"
        leftSection={<IconCalendarPlus size={17} />}
      >
        {t('demands.book')}
      </Button>
    </Group>
  )
}
