import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const surveyList: LoadScreen = () => import('./survey-list-page.tsx').then((m) => m.SurveyListPage)

export const surveyEdit: LoadScreen = () => import('./survey-page.tsx').then((m) => m.SurveyPage)

export const answerList: LoadScreen = () => import('./answers-page.tsx').then((m) => m.AnswersPage)
