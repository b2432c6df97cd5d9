import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { declaredText } from '../../core/texts/declared.ts'
import type { Day } from '@dvor/format/days.ts'
import { foldText } from '@dvor/format/slug.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { actions, type ActionId } from '../registry/actions.ts'
import type { May } from '../../core/client/may.ts'
import { menuFor } from '../registry/menu-for.ts'
import { mayOpen } from '../registry/may-open.ts'
import { screenWords } from '../registry/screen-words.ts'
import { search } from '../registry/search-texts.ts'
import { settingWords } from '../registry/setting-words.ts'
import type { Entry } from './entries.ts'
import { scoreOf, typedWords } from './matching.ts'

const mostEntries = 5
const wordsOf: Readonly<Partial<Record<string, string>>> = screenWords

interface Scored {
  entry: Entry
  score: number
}

/** The best ones, in the declared order where they match equally well. */
const best = (scored: Scored[]): Entry[] =>
  scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostEntries)
    .map(({ entry }) => entry)

/** Screens of the person's menu that are found by these words: by their names or by everyday words. */
export function pageEntries(text: string, may: May): Entry[] {
  const typed = typedWords(text)
  return best(
    menuFor(may).screens.map(({ id, path, label }) => ({
      entry: { path, title: declaredText(label), detail: '', icon: id },
      score: scoreOf(typed, declaredText(label), `${label.sk} ${wordsOf[id] ?? ''}`),
    })),
  )
}

const isHinted = (id: ActionId): id is keyof typeof search.hint => id in search.hint

/** Whether the person may do something and see the screen on which it is done. */
const isOffered = (id: ActionId, today: Day, may: May): boolean => {
  const { access, path } = actions[id]
  return (access === 'signed_in' || may(access)) && mayOpen(may, path(today))
}

/** Actions of the person that are found by these words. */
export function actionEntries(text: string, today: Day, may: May): Entry[] {
  const typed = typedWords(text)
  return best(
    (Object.keys(actions) as ActionId[])
      .filter((id) => isOffered(id, today, may))
      .map((id) => {
        const { screen, path, words } = actions[id]
        const title = i18n.t(`search.action.${id}`)
        const detail = isHinted(id) ? i18n.t(`search.hint.${id}`) : ''
        return {
          entry: { path: path(today), title, detail, icon: screen },
          score: scoreOf(typed, title, words),
        }
      }),
  )
}

const wordsOfSettings: Readonly<Partial<Record<string, string>>> = settingWords

/** Fields of the settings that are found by these words; each opens in its place. */
export function settingEntries(text: string, may: May): Entry[] {
  if (!may(globalSettings.permissions.read)) return []
  const typed = typedWords(text)
  const fields: [string, Field][] = Object.entries(globalSettings.fields)
  return best(
    fields
      .filter(([, { readOnly }]) => !readOnly)
      .map(([name, { label, section }]) => ({
        entry: {
          path: `${globalSettings.adminPath}#${name}`,
          title: declaredText(label),
          detail: section ? declaredText(section) : '',
          icon: globalSettings.name,
        },
        score: scoreOf(
          typed,
          declaredText(label),
          foldText(`${label.sk} ${label.en} ${wordsOfSettings[name] ?? ''}`),
        ),
      })),
  )
}
